/** Declaration windows as administrators manage them: batches, their dates and limits, and extensions for one company or all. */
import { randomUUID } from 'node:crypto';
import { normaliseCode } from '../../domain/checks/normalise';
import { fillText, type Language } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import type {
  ChangeWindowBody,
  CreateWindowBody,
  EndExtensionBody,
  ExtendWindowBody,
  WindowDetail,
  WindowStepBody,
} from '../../domain/windows/managed-window-calls';
import {
  extendWindowPlan,
  findWindowPlanRefusal,
  type WindowPlan,
} from '../../domain/windows/managed-windows';
import { windowMessages } from '../../domain/windows/messages';
import { getClosingTime } from '../../domain/windows/state';
import { assertYearKnown } from '../calendar/missing-year';
import type { Caller } from '../core/access';
import { problems } from '../core/errors';
import { loadWindowDetail } from './managed-window-view';
import type { ManagedRow } from './managed-windows-store';
import type { WindowDeps } from './window-deps';
import { getWindowProgram } from './window-notices';
import {
  getPresentPlan,
  refuseField,
  refuseReason,
  replanWindow,
  takeWindowStep,
  type WindowOutcome,
} from './window-steps';

type PlanBody = Omit<CreateWindowBody, 'program' | 'batch_year' | 'confirmed'>;

const toPlan = (body: PlanBody, enabled: boolean): WindowPlan => ({
  opensAt: new Date(body.opens_at),
  closesAt: new Date(body.closes_at),
  firstReviewBy: body.first_review_by === null ? null : new Date(body.first_review_by),
  quota: body.quota,
  graceMinutes: body.grace_minutes,
  enabled,
});

async function add(deps: WindowDeps, caller: Caller, body: CreateWindowBody): Promise<string> {
  const { program, batch_year: batchYear, confirmed, ...planned } = body;
  const { clock, audit, managed } = deps;
  const now = clock();
  const { key } = getWindowProgram(deps.programs, program);
  await managed.hold(key);
  const batches = await managed.batchesOf(key);
  const plan = toPlan(planned, true);
  const refusal = findWindowPlanRefusal(plan, batches);
  if (refusal) throw refuseField(refusal);
  if (plan.closesAt <= now)
    throw refuseField({
      text: fillText(windowMessages.closesInPast, { closes_at: formatBeijingMinute(plan.closesAt) }),
      field: 'closes_at',
    });
  await assertYearKnown(deps, [plan.closesAt, plan.firstReviewBy], confirmed);
  const ofYear = batches.filter((batch) => batch.batchYear === batchYear);
  const batchNo = Math.max(0, ...ofYear.map((batch) => batch.batchNo)) + 1;
  const id = randomUUID();
  const stamp = { version: 1, updatedAt: now, updatedBy: caller.name };
  await managed.insert({ id, program: key, batchYear, batchNo, ...plan, ...stamp });
  const details = { plan: planned };
  await audit.write({
    subjectKind: 'window',
    subjectId: id,
    action: 'window.create',
    caller,
    version: 1,
    details,
  });
  return id;
}

export const createWindow = (
  deps: WindowDeps,
  caller: Caller,
  body: CreateWindowBody,
  language: Language,
): Promise<WindowDetail> =>
  deps.db.transaction(async () => loadWindowDetail(deps, await add(deps, caller, body), language));

/** Takes a step on a window; returns the window afterwards. */
const changePlan = (
  deps: WindowDeps,
  request: Parameters<typeof takeWindowStep>[1],
  language: Language,
  work: (row: ManagedRow, now: Date) => Promise<WindowOutcome>,
): Promise<WindowDetail> =>
  deps.db.transaction(async () => {
    await takeWindowStep(deps, request, work);
    return loadWindowDetail(deps, request.id, language);
  });

export const changeWindow = (
  deps: WindowDeps,
  caller: Caller,
  id: string,
  body: ChangeWindowBody,
  language: Language,
): Promise<WindowDetail> =>
  changePlan(deps, { id, action: 'update', caller, version: body.version }, language, (row, now) =>
    replanWindow(deps, caller, row, toPlan(body, body.enabled), body, now),
  );

export const openWindow = (
  deps: WindowDeps,
  caller: Caller,
  id: string,
  body: WindowStepBody,
  language: Language,
): Promise<WindowDetail> =>
  changePlan(deps, { id, action: 'open', caller, version: body.version }, language, (row, now) =>
    replanWindow(deps, caller, row, { ...getPresentPlan(row), opensAt: now }, body, now),
  );

export const closeWindow = (
  deps: WindowDeps,
  caller: Caller,
  id: string,
  body: WindowStepBody,
  language: Language,
): Promise<WindowDetail> =>
  changePlan(deps, { id, action: 'close', caller, version: body.version }, language, (row, now) =>
    replanWindow(deps, caller, row, { ...getPresentPlan(row), closesAt: now }, body, now),
  );

function assertLater(until: Date, present: Date, now: Date): void {
  if (until <= present || until <= now)
    throw refuseField({
      text: fillText(windowMessages.notLater, { closes_at: formatBeijingMinute(present) }),
      field: 'until',
    });
}

function assertReason(reason: string | undefined): string {
  if (!reason) throw refuseReason();
  return reason;
}

const loadOwnClosingTime = async ({ managed }: WindowDeps, row: ManagedRow, companyId: string) =>
  (await managed.extensions(row.id)).find((each) => each.companyId === companyId);

/** Extends the closing time of one company. The window's version changes too, so that other administrators reload it. */
const createExtensionOutcome = (
  caller: Caller,
  company: { id: string; name: string },
  reason: string,
  from: Date,
  to: Date,
): WindowOutcome => ({
  change: { updatedBy: caller.name },
  comment: reason,
  details: {
    company: company.name,
    changes: [{ field: 'extendedUntil', before: from.toISOString(), after: to.toISOString() }],
  },
  facts: { companyId: company.id, from, to, reason },
});

async function extendForCompany(
  deps: WindowDeps,
  caller: Caller,
  row: ManagedRow,
  { until, code, reason: given }: { until: Date; code: string; reason: string | undefined },
  now: Date,
): Promise<WindowOutcome> {
  const company = await deps.companies.byCreditCode(normaliseCode(code));
  if (!company)
    throw refuseField({ text: fillText(windowMessages.unknownCompany, { code }), field: 'credit_code' });
  const reason = assertReason(given);
  const own = await loadOwnClosingTime(deps, row, company.id);
  const present = getClosingTime({ ...row, extendedUntil: own?.until ?? null });
  assertLater(until, present, now);
  const granted = { reason, grantedAt: now, grantedBy: caller.name };
  await deps.managed.extend({ windowId: row.id, companyId: company.id, until, ...granted });
  return createExtensionOutcome(caller, company, reason, present, until);
}

/** A later closing time: for everybody, or for one company, which then has a closing time of its own. */
export const extendWindow = (
  deps: WindowDeps,
  caller: Caller,
  id: string,
  { version, credit_code: code, reason, until: untilText, confirmed }: ExtendWindowBody,
  language: Language,
): Promise<WindowDetail> =>
  changePlan(deps, { id, action: 'extend', caller, version }, language, async (row, now) => {
    const until = new Date(untilText);
    if (code) {
      await assertYearKnown(deps, [until], confirmed);
      return extendForCompany(deps, caller, row, { until, code, reason }, now);
    }
    assertLater(until, row.closesAt, now);
    return replanWindow(
      deps,
      caller,
      row,
      extendWindowPlan(getPresentPlan(row), until),
      { reason, confirmed },
      now,
    );
  });

export const endExtension = (
  deps: WindowDeps,
  caller: Caller,
  id: string,
  body: EndExtensionBody,
  language: Language,
): Promise<WindowDetail> =>
  changePlan(
    deps,
    { id, action: 'withdraw_extension', caller, version: body.version },
    language,
    async (row) => {
      const own = await loadOwnClosingTime(deps, row, body.company_id);
      if (!own) throw problems.notFound();
      const reason = assertReason(body.reason);
      const before = getClosingTime({ ...row, extendedUntil: own.until });
      await deps.managed.endExtension(row.id, own.companyId);
      return createExtensionOutcome(
        caller,
        { id: own.companyId, name: own.name },
        reason,
        before,
        row.closesAt,
      );
    },
  );
