import type { PagedList } from '@domain/api/envelope';
import { getNameForExpert } from '@domain/experts/assessment';
import type { AssessmentHead } from '@domain/experts/calls';
import { Link } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import { Panel } from '@/components/Page';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Open assessments of the expert, the earliest due day first. */
export default function OpenAssessments({ list, total }: PagedList<AssessmentHead>) {
  const { t } = useLanguage();
  return (
    <Panel
      id="todos"
      title={t('center.home.office.assessments')}
      extra={<Link to="/review/assessments">{t('center.home.all')}</Link>}
    >
      {list.length === 0 ? (
        <p className={styles.nothing}>{t('center.home.office.none')}</p>
      ) : (
        <>
          <ul className={styles.rows}>
            {list.map((assessment, at) => (
              <Row key={assessment.id} assessment={assessment} isFirst={at === 0} />
            ))}
          </ul>
          {total > list.length && (
            <ButtonLink type="link" to="/review/assessments">
              {t('center.home.allFilings', { count: total })}
            </ButtonLink>
          )}
        </>
      )}
    </Panel>
  );
}

function Row({ assessment, isFirst }: { assessment: AssessmentHead; isFirst: boolean }) {
  const { t } = useLanguage();
  const { id, title, due_at, late, state } = assessment;
  const name = getNameForExpert(assessment);
  const label = t(state === 'assigned' ? 'center.home.office.declare' : 'center.home.office.assess');
  return (
    <li className={isFirst ? `${styles.row} ${styles.first}` : styles.row}>
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
        type={isFirst ? 'primary' : 'text'}
        aria-label={`${label} ${name}`}
      >
        {label}
      </ButtonLink>
    </li>
  );
}
