import type { HeardAppeal } from '@domain/calls/appeals';
import { actionWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { Tag } from 'antd';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';

/** The decision that an appeal is against, in the words of its program. */
export function useDecision(): (appeal: Pick<HeardAppeal, 'decision' | 'program'>) => string {
  const say = useText();
  return ({ decision, program }) => say(actionWords(decision, findProgram(program)));
}

export function Due({ appeal: { due_at, overdue } }: { appeal: HeardAppeal }) {
  const { t } = useLanguage();
  return (
    <>
      {beijingMinutes(due_at)} {overdue && <Tag color="error">{t('appeals.overdue')}</Tag>}
    </>
  );
}
