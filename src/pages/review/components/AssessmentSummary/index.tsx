import type { AssessmentData } from '@domain/calls/experts';
import { recommendations } from '@domain/experts/assessment';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

type Props = Pick<AssessmentData, 'criteria' | 'said'>;

/** The recommendation of an assessment, with score and comment for each criterion. */
export default function AssessmentSummary({ criteria, said }: Props) {
  const { t } = useLanguage();
  const say = useText();
  const { recommendation, remarks, scores, comments, total } = said;
  return (
    <dl className={styles.words}>
      <dt>{t('experts.recommendation')}</dt>
      <dd>
        {recommendation && say(recommendations[recommendation])}
        {remarks && (
          <p>
            <bdi>{remarks}</bdi>
          </p>
        )}
      </dd>
      {criteria.map((criterion) => (
        <div key={criterion.key}>
          <dt>
            <bdi>{say(criterion)}</bdi>{' '}
            <bdi>
              {scores[criterion.key] ?? '—'} / {criterion.points}
            </bdi>
          </dt>
          <dd>{comments[criterion.key] && <bdi>{comments[criterion.key]}</bdi>}</dd>
        </div>
      ))}
      <dt>{t('experts.total')}</dt>
      <dd>{total ?? '—'}</dd>
    </dl>
  );
}
