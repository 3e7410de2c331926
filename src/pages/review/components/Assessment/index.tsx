import { assessmentStates, recommendations, type AssessmentState as State } from '@domain/experts/assessment';
import type { AssessmentData } from '@domain/experts/calls';
import { Tag } from 'antd';
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

const colours: Record<State, string> = {
  assigned: 'warning',
  accepted: 'processing',
  submitted: 'success',
  conflict: 'error',
  removed: 'default',
};

interface AssessmentStateProps {
  state: State;
  late: boolean;
  isReturned: boolean;
}

/** State of an assessment; a late or returned one is highlighted. */
export function AssessmentState({ state, late, isReturned }: AssessmentStateProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      <Tag color={colours[state]}>{say(assessmentStates[state])}</Tag>
      {isReturned && <Tag color="warning">{t('experts.returnedTag')}</Tag>}
      {late && <Tag color="error">{t('experts.late')}</Tag>}
    </>
  );
}
