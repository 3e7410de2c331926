/**
 * Steps of declaration windows. A program's windows are locked together, so that they never overlap; every change is compared
 * with the version that was seen, and companies with drafts are notified in the transaction of the change.
 */

import { fillText, type Text } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import {
  findWindowChangeRefusal,
  findWindowPlanRefusal,
  findWindowStepRefusal,
  getManagedWindowState,
  isReasonRequired,
  listPointsToConfirm,
  type WindowPlan,
  type WindowStep,
} from '../../domain/windows/managed-windows';
import { windowMessages } from '../../domain/windows/messages';
import { assertYearKnown } from '../calendar/missing-year';
import { assertMay, type Caller } from '../core/access';
import { createConflict, createRefusal, type Problem, problems } from '../core/errors';
import { type StepOutcome, type StepSubject, step } from '../core/steps/step';
import type { LoggedChange } from './managed-window-view';
import type { ManagedRow } from './managed-windows-store';
import type { WindowDeps } from './window-deps';
import { notifyOfWindow, type WindowFacts } from './window-notices';
import type { NewWindow } from './windows-store';

export type WindowOutcome = StepOutcome<ManagedRow, NewWindow, WindowFacts>;

/** The reason for a change, and the consent to its effects on companies. */
export interface ChangeReason {
  reason?: string | undefined;
  confirmed?: boolean | undefined;
}

export const getPresentPlan = (row: ManagedRow): WindowPlan => {
  const { opensAt, closesAt, firstReviewBy, quota, graceMinutes, enabled } = row;
  return { opensAt, closesAt, firstReviewBy, quota, graceMinutes, enabled };
};

const toLoggedValue = (value: WindowPlan[keyof WindowPlan]) =>
  value instanceof Date ? value.toISOString() : value;

/** Returns the differences in the format of the log. */
const listLoggedChanges = (before: WindowPlan, after: WindowPlan): LoggedChange[] =>
  (Object.keys(before) as (keyof WindowPlan)[])
    .map((field) => ({ field, before: toLoggedValue(before[field]), after: toLoggedValue(after[field]) }))
    .filter((change) => change.before !== change.after);

/** Program and batch of a window, for its lines in the log of all subjects. */
export const nameWindow = ({ program, batchYear, batchNo }: ManagedRow) => ({
  program,
  batch: `${batchYear}-${batchNo}`,
});

const createWindowSubject = (
  deps: WindowDeps,
): StepSubject<ManagedRow, WindowStep, NewWindow, WindowFacts> => ({
  kind: 'window',
  isVersionFirst: true,
  async lock(id) {
    const seen = await deps.managed.find(id);
    if (!seen) return undefined;
    await deps.managed.hold(seen.program);
    return deps.managed.find(id);
  },
  reach(_caller, row) {
    if (!row) throw problems.notFound();
    return row;
  },
  present: ({ id, version }) => ({ id, version, status: null }),
  moveFor(action, row, caller, now) {
    if (caller) assertMay(caller, 'windows.manage');
    const refusal = findWindowStepRefusal(action, getManagedWindowState(row, now));
    if (refusal) throw createRefusal(refusal);
    return { action: `window.${action}`, to: null };
  },
  stale: ({ version, updatedBy: by, updatedAt }) =>
    createConflict(fillText(windowMessages.stale, { by, at: formatBeijingMinute(updatedAt) }), { version }),
  async store(row, change) {
    await deps.managed.move(row.id, change);
    return change as Partial<ManagedRow>;
  },
  notify: (row, _move, facts, now) => notifyOfWindow(deps, row, facts, now),
});

/** Takes a step on a window at the version that was seen. */
export const takeWindowStep = (
  deps: WindowDeps,
  request: { id: string; action: WindowStep; caller: Caller; version: number },
  work: (row: ManagedRow, now: Date) => Promise<WindowOutcome>,
): Promise<ManagedRow> =>
  step(deps, createWindowSubject(deps), request, async (row, _move, now) => work(row, now));

const listMovedDeadlines = (before: WindowPlan, { closesAt, firstReviewBy }: WindowPlan) => [
  closesAt.getTime() === before.closesAt.getTime() ? null : closesAt,
  firstReviewBy?.getTime() === before.firstReviewBy?.getTime() ? null : firstReviewBy,
];

/** Refusal of a value, for the form to show at its field. */
export const refuseField = ({ text, field }: { text: Text; field: string }): Problem =>
  createRefusal(text, { field });

export const refuseReason = (): Problem =>
  refuseField({ text: windowMessages.reasonMissing, field: 'reason' });

/** Changes a window to the given plan, unless the plan is refused. */
export async function replanWindow(
  { db, managed }: WindowDeps,
  caller: Caller,
  row: ManagedRow,
  plan: WindowPlan,
  { reason, confirmed }: ChangeReason,
  now: Date,
): Promise<WindowOutcome> {
  const before = getPresentPlan(row);
  const others = await managed.batchesOf(row.program, row.id);
  const refusal = findWindowPlanRefusal(plan, others) ?? findWindowChangeRefusal(before, plan, row, now);
  if (refusal) throw refuseField(refusal);
  if (isReasonRequired(before, plan, now) && !reason) throw refuseReason();
  const question = listPointsToConfirm(before, plan, row, now);
  if (question && !confirmed) throw createRefusal(question, { confirm: true, drafts: row.drafts });
  await assertYearKnown({ db }, listMovedDeadlines(before, plan), confirmed);
  return {
    change: { ...plan, updatedBy: caller.name },
    comment: reason,
    details: { ...nameWindow(row), changes: listLoggedChanges(before, plan) },
    facts: { before, reason },
  };
}
