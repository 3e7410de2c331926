/**
 * Steps of declaration windows. A program's windows are locked together, so that they never overlap; every change is compared
 * with the version that was seen, and companies with drafts are notified in the transaction of the change.
 */

import type { Program } from '../../domain/definition';
import { fillText } from '../../domain/text';
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
import { getClosingTime } from '../../domain/windows/state';
import { assertYearKnown } from '../calendar/missing-year';
import { assertMay, type Caller } from '../core/access';
import { createConflict, createRefusal, problems } from '../core/errors';
import { type StepOutcome, type StepSubject, step } from '../core/steps/step';
import type { LoggedChange } from './managed-window-view';
import type { ManagedRow } from './managed-windows-store';
import type { WindowDeps } from './window-deps';
import type { NewWindow } from './windows-store';

/** Facts of a change for all companies, or of the closing time of one company. */
type WindowFacts = { before: WindowPlan } | { companyId: string; from: Date; to: Date };

export type WindowOutcome = StepOutcome<ManagedRow, NewWindow, WindowFacts>;

/** The reason for a change, and the consent to its effects on companies. */
export interface ChangeReason {
  reason?: string | undefined;
  confirmed?: boolean | undefined;
}

export function getWindowProgram(programs: readonly Program[], key: string): Program {
  const program = programs.find((candidate) => candidate.key === key);
  if (!program) throw createRefusal(windowMessages.unknownProgram);
  return program;
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

const buildProgramLink = ({ key: program, route: link }: Program) => ({ program, link });

const formatMove = ({ title: program }: Program, from: Date, to: Date) => ({
  program,
  old_closes_at: formatBeijingMinute(from),
  closes_at: formatBeijingMinute(to),
});

async function notifyOfSwitch(
  { inbox }: WindowDeps,
  program: Program,
  row: ManagedRow,
  to: string[],
  now: Date,
) {
  if (row.enabled && getManagedWindowState(row, now) !== 'open') return;
  const template = row.enabled ? 'window_open' : 'window_suspended';
  const params = {
    program: program.title,
    year: row.batchYear,
    closes_at: formatBeijingMinute(row.closesAt),
  };
  const each = to.map((companyId) => ({ companyId, params }));
  await inbox.sendToEach({ ...buildProgramLink(program), template, each });
}

/** Notifies companies of a changed closing time, except those whose own extension ends later. */
async function notifyOfMove(
  { inbox, managed }: WindowDeps,
  program: Program,
  before: WindowPlan,
  row: ManagedRow,
  to: string[],
) {
  const own = new Map((await managed.extensions(row.id)).map((each) => [each.companyId, each.until]));
  const each = to.flatMap((companyId) => {
    const extendedUntil = own.get(companyId) ?? null;
    const [from, until] = [before, row].map((times) => getClosingTime({ ...times, extendedUntil }));
    const isSame = !from || !until || from.getTime() === until.getTime();
    return isSame ? [] : [{ companyId, params: formatMove(program, from, until) }];
  });
  await inbox.sendToEach({ ...buildProgramLink(program), template: 'window_changed', each });
}

async function notify(deps: WindowDeps, row: ManagedRow, facts: WindowFacts, now: Date): Promise<void> {
  const program = getWindowProgram(deps.programs, row.program);
  if ('companyId' in facts) {
    const { companyId, from, to } = facts;
    if (from.getTime() === to.getTime()) return;
    const params = formatMove(program, from, to);
    return deps.inbox.send({ ...buildProgramLink(program), companyId, template: 'window_changed', params });
  }
  const drafting = (await deps.managed.companies(row.id)).filter(({ drafts }) => drafts > 0);
  const ids = drafting.map(({ id }) => id);
  if (facts.before.enabled !== row.enabled) return notifyOfSwitch(deps, program, row, ids, now);
  if (row.enabled) await notifyOfMove(deps, program, facts.before, row, ids);
}

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
  notify: (row, _move, facts, now) => notify(deps, row, facts, now),
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
  if (refusal) throw createRefusal(refusal);
  if (isReasonRequired(before, plan, now) && !reason) throw createRefusal(windowMessages.reasonMissing);
  const question = listPointsToConfirm(before, plan, row, now);
  if (question && !confirmed) throw createRefusal(question, { confirm: true, drafts: row.drafts });
  await assertYearKnown({ db }, listMovedDeadlines(before, plan), confirmed);
  return {
    change: { ...plan, updatedBy: caller.name },
    comment: reason,
    details: { changes: listLoggedChanges(before, plan) },
    facts: { before },
  };
}
