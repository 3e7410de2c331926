import type { PagedList } from '@domain/api/envelope';
import { getNameForExpert } from '@domain/experts/assessment';
import type { AssessmentHead } from '@domain/experts/calls';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import { Panel } from '@/components/Page';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';

/** Open assessments of the expert, the earliest due day first. */
export default function OpenAssessments({
  assessments,
}: {
  assessments: Resource<PagedList<AssessmentHead>>;
}) {
  const { t } = useLanguage();
  return (
    <Panel
      id="todos"
      title={t('center.home.office.assessments')}
      extra={<Link to="/review/assessments">{t('center.home.all')}</Link>}
    >
      <AsyncView resource={assessments}>
        {({ list, total }) =>
          list.length === 0 ? (
            <p className={styles.nothing}>{t('center.home.office.none')}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {list.map((assessment) => (
                  <Row key={assessment.id} assessment={assessment} />
                ))}
              </ul>
              {total > list.length && (
                <ButtonLink type="link" to="/review/assessments">
                  {t('center.home.allFilings', { count: total })}
                </ButtonLink>
              )}
            </>
          )
        }
      </AsyncView>
    </Panel>
  );
}

function Row({ assessment }: { assessment: AssessmentHead }) {
  const { t } = useLanguage();
  const { id, title, due_at, late, state } = assessment;
  const name = getNameForExpert(assessment);
  const label = t(state === 'assigned' ? 'center.home.office.declare' : 'center.home.office.assess');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.rowTitle}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <bdi>{title}</bdi>
          {assessment.subject && <bdi>{assessment.company}</bdi>}
        </p>
        <p className={late ? styles.urgent : styles.quiet}>
          {t('center.home.due', { time: formatDateTime(due_at) })}
        </p>
      </div>
      <ButtonLink
        to={`/review/assessment?id=${id}`}
        type={late ? 'primary' : 'default'}
        aria-label={`${label} ${name}`}
      >
        {label}
      </ButtonLink>
    </li>
  );
}
