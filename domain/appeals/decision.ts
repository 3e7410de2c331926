/**
 * Decision on a filing and what its company may do about it: one rule for every page and list that shows a
 * filing which was returned or decided.
 */
import { type FilingAction, isReopening } from '../filing/actions';
import type { TaskBook } from '../filing/outcome';
import { type FilingStatus, listStatusesWith } from '../filing/status';
import { transitions } from '../filing/transitions';
import type { FilingDecision } from '../filing/types';
import type { WorkCalendar } from '../windows/working-days';
import type { LevelCode } from '../workflow/workflow';
import { computeAppealDeadline, findAppealRefusal, isAppealable } from './appeal';

const DECIDED: readonly FilingStatus[] = listStatusesWith('isDecided', true);

/**
 * Steps that lead to one of the decided statuses, or undo such a decision on appeal: the company gets a letter
 * about each.
 */
export const decidingSteps: readonly FilingAction[] = transitions
  .filter(({ action, to }) => isReopening(action) || DECIDED.some((status) => status === to))
  .map(({ action }) => action);

/** A line of a filing's log that is a decision. */
export interface DecisionLine {
  id: string;
  action: string;
  /** Level that decided; null in lines from before levels were logged. */
  level: LevelCode | null;
  toStatus: string | null;
  at: Date;
  comment: string | null;
  reasons: string[];
  /** Number of the document by which an approval was revoked; null for other decisions. */
  documentNo: string | null;
  /** True where the company has appealed against the decision. */
  isAppealed: boolean;
  /** Last moment for the answer to an open appeal against the decision; null without one. */
  appealDueAt: Date | null;
  /** Last moment for an appeal, as the letter of the decision names it. */
  appealUntil: Date | null;
  /** Deadline and way of signing of the task book that an approval, or one that holds again, requires. */
  taskBook: TaskBook | null;
  /** Number and grant (万元) that an approval, or one that holds again, gave; null for other decisions. */
  project: { no: string; grant: number } | null;
}

const isDecidingStep = (action: string): action is FilingAction =>
  decidingSteps.some((step) => step === action);

/** The decision as the company sees it; null for a line that does not belong to the present status. */
export function describeDecision(
  line: DecisionLine,
  status: FilingStatus,
  calendar: WorkCalendar,
): FilingDecision | null {
  const { id, action, level, at, comment, reasons, documentNo, isAppealed, appealDueAt, taskBook, project } =
    line;
  if (!isDecidingStep(action) || line.toStatus !== status) return null;
  const until =
    isAppealable(action) && !isAppealed ? computeAppealDeadline(line, calendar).toISOString() : null;
  const stated = { id, action, ...(level && { level }), at: at.toISOString(), comment, reasons };
  return {
    ...stated,
    ...(documentNo && { doc_no: documentNo }),
    appeal_until: until,
    ...(appealDueAt && { appeal_due_at: appealDueAt.toISOString() }),
    task_book: taskBook,
    ...(project && (action === 'approve' || action === 'reinstate') && { project }),
  };
}

/** True while the decision can be appealed against. */
export const isOpenToAppeal = (
  decision: Pick<FilingDecision, 'appeal_until'> | null | undefined,
  now: Date,
): boolean =>
  findAppealRefusal(decision?.appeal_until ? new Date(decision.appeal_until) : null, false, now) === null;
