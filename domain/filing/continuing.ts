/** Continuing a filing by one of another program: one answer for the list, the form and the submission. */
import { continuingMessages } from '../api/messages/continuing';
import type { Answers, Context, Continuation, Continues } from '../definition';
import { fillText, type Text } from '../text';
import { getAt } from './paths';
import { ask } from './scope';
import { type FilingStatus, statuses } from './status';

/** A filing that a company may know of. */
export interface Candidate {
  status: FilingStatus;
  /** A filing that continues it is approved. */
  isTaken: boolean;
  answers: Answers;
}

type Rules = Continuation | undefined;

const isForSeveral = (rules: Rules, answers: Answers): boolean => {
  const { path, is } = rules?.bySeveral ?? {};
  return path !== undefined && ask(() => getAt(answers, path)) === is;
};

/** The reason why it cannot be continued; null when it can. Without a candidate there is none that the company may know of. */
export function refusalToContinue(
  { thing }: Continues,
  rules: Rules,
  candidate: Candidate | undefined,
  ctx: Context,
): Text | null {
  if (!candidate) return fillText(continuingMessages.unknown, { thing });
  const { status, isTaken, answers } = candidate;
  if (status !== 'approved')
    return fillText(continuingMessages.notApproved, { thing, status: statuses[status] });
  if (isTaken && !isForSeveral(rules, answers)) return fillText(continuingMessages.taken, { thing });
  return ask(() => rules?.notYet?.(answers, ctx)) ?? null;
}
