/** Deletes data whose retention period is over, in small batches, each with a line in the log; data on hold stay. */

import { getAuditActionName } from '../../domain/audit/action-names';
import { describeLogLine } from '../../domain/audit/log-line';
import { maskSensitiveText } from '../../domain/checks/mask';
import { DELETED_DRAFT_DAYS } from '../../domain/filing/deleted-drafts';
import {
  MAX_EXAMPLES_SHOWN,
  type RetentionData,
  type RetentionRuleState,
} from '../../domain/retention/calls';
import {
  BULK_KINDS,
  type BulkKind,
  computeNoticeCutOff,
  computeNoticeTimes,
  computeRetentionCutOff,
  listKindsOutOfBounds,
  RETENTION_KINDS,
  type RetentionDays,
  type RetentionKind,
  retentionRules,
} from '../../domain/retention/rules';
import { retentionMessages } from '../../domain/system/messages';
import { fillText, joinTexts, type Language, say, type Text } from '../../domain/text';
import { HOUR_MS } from '../../domain/time';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { createOwnDataStore } from '../accounts/own-data-store';
import type { Caller } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { createFailure, createRefusal } from '../core/errors';
import { runJobItem, type ScheduledJob } from '../core/jobs/scheduled-job';
import { step } from '../core/steps/step';
import { createRemovalsStore } from '../files/removals-store';
import { createExpiringFilingSubject, type FilingStepDeps } from '../filings/filing-steps';
import { createFilingsStore } from '../filings/filings-store';
import { createHoldsStore } from './holds-store';
import { createRetentionStore, type ExpiringDraft, loadRetentionDays } from './retention-store';

const EVERY_MS = HOUR_MS;
const AT_A_TIME = 50;
const ROWS_AT_A_TIME = 500;
const BATCHES_A_TURN = 50;
const LOG_SHOWN = 20;
export const SUBJECT = { subjectKind: 'retention', subjectId: 'retention' } as const;
const NAME = 'retention';

export const createRetentionDeps = (
  core: Omit<FilingStepDeps, 'filings'> & Pick<Deps, 'log' | 'inbox' | 'tables'>,
) => ({
  ...core,
  filings: createFilingsStore(core.db),
  store: createRetentionStore(core.db),
  ownData: createOwnDataStore(core.db, core.tables),
  holds: createHoldsStore(core.db),
  removals: createRemovalsStore(core.db),
});
export type RetentionDeps = ReturnType<typeof createRetentionDeps>;

const getProgramTitle = ({ programs }: RetentionDeps, key: string) =>
  programs.find((program) => program.key === key)?.title ?? { zh: key, en: key };

/** Line about a deletion: kind and number of what was deleted, and the period in days that was over. */
const logRemoval = (
  kind: RetentionKind,
  days: number,
  { count = 1, ...details }: Record<string, unknown>,
): AuditEntry => ({
  ...SUBJECT,
  action: 'retention.remove',
  caller: null,
  details: { kind, days, count, ...details },
});

const notifyOfRemoval = (
  deps: RetentionDeps,
  { id, companyId, program }: ExpiringDraft,
  now: Date,
): Promise<void> =>
  deps.db.transaction(async () => {
    const goesOn = computeRetentionCutOff(now, -(retentionRules.draft.noticeDays ?? 0));
    await deps.inbox.send({
      template: 'draft_going',
      companyId,
      program,
      filingId: id,
      link: '/enterpriseCenter/declare',
      params: { program: getProgramTitle(deps, program), date: formatBeijingDay(goesOn) },
    });
    await deps.store.noteTold(id, now);
  });

/** Deletes a draft; does nothing where it has been changed, or put on hold, since it was found. */
async function removeDraft(
  deps: RetentionDeps,
  { id, program }: ExpiringDraft,
  days: number,
  now: Date,
): Promise<void> {
  const before = computeRetentionCutOff(now, days);
  const request = { id, caller: null, action: 'delete' as const };
  await step(deps, createExpiringFilingSubject(deps), request, async () => {
    if (!(await deps.store.isGoing(id, before, computeNoticeTimes(now, 'draft')))) return null;
    await deps.filings.remove(id);
    await deps.audit.write(logRemoval('draft', days, { program, filing: id }));
    return { change: null, details: { program, kind: 'draft' } };
  });
}

async function removeDrafts(deps: RetentionDeps, days: number, now: Date): Promise<void> {
  const before = computeRetentionCutOff(now, days);
  const told = computeNoticeTimes(now, 'draft');
  for (const draft of await deps.store.draftsToTell(computeNoticeCutOff(now, 'draft', days), told, AT_A_TIME))
    await runJobItem(deps.log, { job: NAME, id: draft.id }, () => notifyOfRemoval(deps, draft, now));
  for (const draft of await deps.store.draftsToGo(before, told, AT_A_TIME))
    await runJobItem(deps.log, { job: NAME, id: draft.id }, () => removeDraft(deps, draft, days, now));
}

/** Removes drafts for good that their company deleted, once they can no longer be restored. */
async function removeDeletedDrafts(
  { db, store, filings, audit, log }: RetentionDeps,
  now: Date,
): Promise<void> {
  const before = computeRetentionCutOff(now, DELETED_DRAFT_DAYS);
  for (const { id, program } of await store.deletedDrafts(before, AT_A_TIME))
    await runJobItem(log, { job: NAME, id }, () =>
      db.transaction(async () => {
        if (!(await store.lockDeletedDraft(id, before))) return;
        await filings.remove(id);
        await audit.write(logRemoval('draft', DELETED_DRAFT_DAYS, { program, filing: id }));
      }),
    );
}

async function removeBulk(deps: RetentionDeps, kind: BulkKind, days: number, now: Date): Promise<void> {
  const before = computeRetentionCutOff(now, days);
  for (let batch = 0; batch < BATCHES_A_TURN; batch += 1) {
    const went = await deps.db.transaction(async () => {
      const count = await deps.store.removeBulk(kind, before, ROWS_AT_A_TIME);
      if (count > 0) await deps.audit.write(logRemoval(kind, days, { count, before: before.toISOString() }));
      return count;
    });
    if (went < ROWS_AT_A_TIME) return;
  }
}

const eraseAccount = (
  { db, store, ownData, audit }: RetentionDeps,
  id: string,
  companyId: string | null,
  days: number,
): Promise<void> =>
  db.transaction(async () => {
    await ownData.erase(id);
    await store.eraseAccount(id);
    await audit.write({
      subjectKind: 'user',
      subjectId: id,
      companyId,
      action: 'user.erase',
      caller: null,
    });
    await audit.write(logRemoval('account', days, { user: id }));
  });

async function eraseAccounts(deps: RetentionDeps, days: number, now: Date): Promise<void> {
  for (const { id, companyId } of await deps.store.leftAccounts(computeRetentionCutOff(now, days), AT_A_TIME))
    await runJobItem(deps.log, { job: NAME, id }, () => eraseAccount(deps, id, companyId, days));
}

/** Deletes an objection; the bytes of its files are deleted afterwards unless another file has the same content. */
const removeObjection = (
  { db, store, removals, audit }: RetentionDeps,
  id: string,
  days: number,
): Promise<void> =>
  db.transaction(async () => {
    const contents = await store.removeObjection(id);
    for (const sha256 of contents) await removals.ask(sha256);
    await audit.write(logRemoval('objection', days, { objection: id, files: contents.length }));
  });

async function removeObjections(deps: RetentionDeps, days: number, now: Date): Promise<void> {
  for (const { id } of await deps.store.oldObjections(computeRetentionCutOff(now, days), AT_A_TIME))
    await runJobItem(deps.log, { job: NAME, id }, () => removeObjection(deps, id, days));
}

/** Deletes each kind of data separately: a failure of one does not stop the others. */
export async function runRetention(deps: RetentionDeps): Promise<void> {
  const days = await loadRetentionDays(deps.db);
  const now = deps.clock();
  await runJobItem(deps.log, { job: NAME, id: 'draft' }, () => removeDrafts(deps, days.draft, now));
  await runJobItem(deps.log, { job: NAME, id: 'deleted_draft' }, () => removeDeletedDrafts(deps, now));
  await runJobItem(deps.log, { job: NAME, id: 'account' }, () => eraseAccounts(deps, days.account, now));
  await runJobItem(deps.log, { job: NAME, id: 'objection' }, () =>
    removeObjections(deps, days.objection, now),
  );
  for (const kind of BULK_KINDS)
    await runJobItem(deps.log, { job: NAME, id: kind }, () => removeBulk(deps, kind, days[kind], now));
}

export const createRetentionJob = (deps: RetentionDeps): ScheduledJob => ({
  name: NAME,
  everyMs: EVERY_MS,
  run: () => runRetention(deps),
});

async function findExamples(
  deps: RetentionDeps,
  kind: RetentionKind,
  before: Date,
  now: Date,
  language: Language,
): Promise<string[]> {
  if (kind === 'draft') {
    const found = await deps.store.draftsToGo(before, computeNoticeTimes(now, 'draft'), MAX_EXAMPLES_SHOWN);
    return found.map(
      ({ company, program }) => `${company} · ${say(getProgramTitle(deps, program), language)}`,
    );
  }
  if (kind === 'message')
    return (await deps.store.oldMessages(before, MAX_EXAMPLES_SHOWN)).map(({ title }) =>
      say(title, language),
    );
  if (kind === 'objection')
    return (await deps.store.oldObjections(before, MAX_EXAMPLES_SHOWN)).map(({ no }) => no);
  if (kind === 'account')
    return (await deps.store.leftNames(before, MAX_EXAMPLES_SHOWN)).map(({ username }) =>
      maskSensitiveText(username),
    );
  return [];
}

/** Describes a retention rule, with the number of rows that the next run would delete. */
async function toRuleState(
  deps: RetentionDeps,
  kind: RetentionKind,
  days: number,
  language: Language,
): Promise<RetentionRuleState> {
  const now = deps.clock();
  const before = computeRetentionCutOff(now, days);
  const { name, since, least, most, noticeDays = 0 } = retentionRules[kind];
  return {
    kind,
    name: say(name, language),
    since: say(since, language),
    days,
    least,
    most,
    notice_days: noticeDays,
    due: await deps.store.counts[kind](before, computeNoticeTimes(now, 'draft')),
    examples: await findExamples(deps, kind, before, now, language),
  };
}

export async function readRetention(deps: RetentionDeps, language: Language): Promise<RetentionData> {
  const days = await loadRetentionDays(deps.db);
  const rules: RetentionRuleState[] = [];
  for (const kind of RETENTION_KINDS) rules.push(await toRuleState(deps, kind, days[kind], language));
  const holds = await deps.holds.list();
  const { lines } = await deps.audit.page(SUBJECT.subjectKind, SUBJECT.subjectId, {
    current: 1,
    pageSize: LOG_SHOWN,
  });
  const names = await deps.store.companyNames(lines.flatMap(({ companyId }) => companyId ?? []));
  return {
    rules,
    holds: holds.map(({ hold, company, creditCode }) => ({
      id: hold.id,
      company,
      credit_code: creditCode,
      filing: hold.filingId,
      reason: hold.reason,
      begun_at: hold.begunAt.toISOString(),
      begun_by: hold.begunBy,
    })),
    log: lines.map(({ at, actorName, action, companyId, details }) => ({
      at: at.toISOString(),
      by: actorName,
      action: say(getAuditActionName(action), language),
      about: [
        ...names.filter(({ id }) => id === companyId).map(({ name }) => name),
        ...describeLogLine(action, details).about.map((text) => say(text, language)),
      ],
    })),
  };
}

/** Says how much of each kind its shorter period makes due, drafts included whose company is notified first. */
async function describeShortened(
  { store, clock }: RetentionDeps,
  shortened: RetentionKind[],
  days: RetentionDays,
): Promise<Text> {
  const due: Text[] = [];
  for (const kind of shortened) {
    const count = await store.counts[kind](computeRetentionCutOff(clock(), days[kind]));
    const { name } = retentionRules[kind];
    if (count > 0) due.push(fillText(retentionMessages.shorterDue, { name, count }));
  }
  return due.length > 0
    ? fillText(retentionMessages.shorter, { due: joinTexts(due) })
    : retentionMessages.shorterNothing;
}

/** Sets the periods; refuses shorter ones, with what they make due, until they are confirmed. */
export async function saveRetention(
  deps: RetentionDeps,
  caller: Caller,
  { days, confirmed = false }: { days: RetentionDays; confirmed?: boolean | undefined },
): Promise<void> {
  const { db, store, audit } = deps;
  const odd = listKindsOutOfBounds(days);
  if (odd.length > 0)
    throw createFailure(
      odd.map((kind) => {
        const { name, least, most } = retentionRules[kind];
        return fillText(retentionMessages.outOfBounds, { least, most, name });
      }),
    );
  await db.transaction(async () => {
    const before = await loadRetentionDays(db);
    const shortened = RETENTION_KINDS.filter((kind) => days[kind] < before[kind]);
    if (shortened.length > 0 && !confirmed)
      throw createRefusal(await describeShortened(deps, shortened, days), { confirm: true });
    await store.setPeriods(days);
    await audit.write({ ...SUBJECT, action: 'retention.periods', caller, details: { days, before } });
  });
}
