import { appealStatuses } from '@domain/appeals/appeal';
import type { HeardAppeal } from '@domain/calls/appeals';
import { actionWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { Tag } from 'antd';
import { Link } from 'umi';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';

export function About({ appeal: { company, title, filing_id: id } }: { appeal: HeardAppeal }) {
  return (
    <>
      <Link to={`/review/filing?id=${id}`}>
        <bdi>{company}</bdi>
      </Link>{' '}
      · <bdi>{title}</bdi>
    </>
  );
}

export function Status({ status }: Pick<HeardAppeal, 'status'>) {
  const say = useText();
  const { colour, ...words } = appealStatuses[status];
  return <Tag color={colour}>{say(words)}</Tag>;
}

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
