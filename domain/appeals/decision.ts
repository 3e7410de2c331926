/**
 * Decision that a filing stands at, and what its company may do about it: one rule for every page and list that shows a
 * filing which was returned or decided.
 */
import type { FilingAction } from '../filing/actions';
import type { TaskBook } from '../filing/outcome';
import type { FilingStatus } from '../filing/status';
import { transitions } from '../filing/transitions';
import type { FilingDecision } from '../filing/types';
import type { WorkCalendar } from '../windows/working-days';
import { computeAppealDeadline, findAppealRefusal, isAppealable } from './appeal';

const DECIDED: readonly FilingStatus[] = ['returned', 'approved', 'rejected', 'revoked'];

/** True once an office has sent a filing back or decided about it. */
export const isDecided = (status: FilingStatus): boolean => DECIDED.includes(status);

/** Steps that lead to one of these statuses: the company gets a letter about each. */
export const decidingSteps: readonly FilingAction[] = transitions
  .filter(({ to }) => DECIDED.some((status) => status === to))
  .map(({ action }) => action);

/** A line of a filing's log that is a decision. */
export interface DecisionLine {
  id: string;
  action: string;
  toStatus: string | null;
  at: Date;
  comment: string | null;
  reasons: string[];
  /** The company has appealed against it. */
  isAppealed: boolean;
  /** The last moment for an appeal, as its letter names it. */
  appealUntil: Date | null;
  /** Until when, and how, the task book is signed that an approval asks for. */
  taskBook: TaskBook | null;
}

const isDecidingStep = (action: string): action is FilingAction =>
  decidingSteps.some((step) => step === action);

/** The decision as the company is told of it; null for a line that does not hold for the status. */
export function tellDecision(
  line: DecisionLine,
  status: FilingStatus,
  calendar: WorkCalendar,
): FilingDecision | null {
  const { id, action, at, comment, reasons, isAppealed, taskBook } = line;
  if (!isDecidingStep(action) || line.toStatus !== status) return null;
  const until =
    isAppealable(action) && !isAppealed ? computeAppealDeadline(line, calendar).toISOString() : null;
  return { id, action, at: at.toISOString(), comment, reasons, appeal_until: until, task_book: taskBook };
}

/** True while the decision can be appealed against. */
export const isOpenToAppeal = (
  decision: Pick<FilingDecision, 'appeal_until'> | null | undefined,
  now: Date,
): boolean =>
  findAppealRefusal(decision?.appeal_until ? new Date(decision.appeal_until) : null, false, now) === null;
