import { assessmentStates, type AssessmentState as State } from '@domain/experts/assessment';
import { Tag } from 'antd';
import { useLanguage, useText } from '@/utils/language';

const colours: Record<State, string> = {
  assigned: 'warning',
  accepted: 'processing',
  submitted: 'success',
  conflict: 'error',
  removed: 'default',
};

/** The state of an assessment; a late one stands out. */
export default function AssessmentState({ state, late }: { state: State; late: boolean }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      <Tag color={colours[state]}>{say(assessmentStates[state])}</Tag>
      {late && <Tag color="error">{t('experts.late')}</Tag>}
    </>
  );
}
