/** Data whose time is over goes, in small batches, each with a line in the log; what is held stays. */

import { retentionMessages } from '../../domain/api/messages/system';
import { auditActionText } from '../../domain/audit/action-names';
import { EXAMPLES_SHOWN, type RetentionData, type RetentionRuleState } from '../../domain/retention/calls';
import { maskOf } from '../../domain/checks/mask';
import { normaliseCode } from '../../domain/checks/normalise';
import {
  cutOff,
  noticeCutOff,
  outOfBounds,
  RETENTION_KINDS,
  type RetentionDays,
  type RetentionKind,
  retentionRules,
} from '../../domain/retention/rules';
import { fillText, type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, failure, problems } from '../core/errors';
import { attempt, type Job } from '../core/jobs/every';
import { retentionDays } from '../core/jobs/upkeep-store';
import { step } from '../core/steps/step';
import { createRemovalsStore } from '../files/removals-store';
import { expiringFiling, type FilingStepDeps } from '../filings/filing-steps';
import { createRetentionStore, type GoingDraft } from './retention-store';

const EVERY_MS = 60 * 60_000;
const AT_A_TIME = 50;
const MESSAGES_AT_A_TIME = 500;
const BATCHES_A_TURN = 10;
const LOG_SHOWN = 20;
const SUBJECT = { subjectKind: 'retention', subjectId: 'retention' } as const;
const NAME = 'retention';

type RetentionDeps = FilingStepDeps & Pick<Deps, 'log' | 'inbox'>;

export function createRetention(deps: RetentionDeps) {
  const { db, clock, log, audit, inbox, programs } = deps;
  const store = createRetentionStore(db);
  const removals = createRemovalsStore(db);
  const titleOf = (key: string) =>
    programs.find((program) => program.key === key)?.title ?? { zh: key, en: key };
  const toldBefore = (now: Date) => cutOff(now, retentionRules.draft.noticeDays ?? 0);
  const removed = (details: Record<string, unknown>): AuditEntry => ({
    ...SUBJECT,
    action: 'retention.remove',
    caller: null,
    details,
  });

  const tell = ({ id, companyId, program }: GoingDraft, now: Date): Promise<void> =>
    db.transaction(async () => {
      const goesOn = cutOff(now, -(retentionRules.draft.noticeDays ?? 0));
      await inbox.send({
        template: 'draft_going',
        companyId,
        program,
        filingId: id,
        link: '/enterpriseCenter/declare',
        params: { program: titleOf(program), date: dayOf(goesOn) },
      });
      await store.noteTold(id, now);
    });

  /** Nothing happens to one that has been changed, or held, since it was found. */
  async function removeDraft({ id, program }: GoingDraft, before: Date, now: Date): Promise<void> {
    const request = { id, caller: null, action: 'delete' as const };
    await step(deps, expiringFiling(deps), request, async () => {
      if (!(await store.isGoing(id, before, toldBefore(now)))) return null;
      const details = { program, kind: 'draft' };
      await deps.filings.delete(id);
      await audit.write(removed({ ...details, filing: id, count: 1 }));
      return { change: null, details };
    });
  }

  async function runDrafts(days: number, now: Date): Promise<void> {
    const before = cutOff(now, days);
    for (const draft of await store.draftsToTell(noticeCutOff(now, 'draft', days), AT_A_TIME))
      await attempt(log, { job: NAME, id: draft.id }, () => tell(draft, now));
    for (const draft of await store.draftsToGo(before, toldBefore(now), AT_A_TIME))
      await attempt(log, { job: NAME, id: draft.id }, () => removeDraft(draft, before, now));
  }

  async function runMessages(days: number, now: Date): Promise<void> {
    const before = cutOff(now, days);
    for (let batch = 0; batch < BATCHES_A_TURN; batch += 1) {
      const went = await db.transaction(async () => {
        const count = await store.removeMessages(before, MESSAGES_AT_A_TIME);
        if (count > 0) await audit.write(removed({ kind: 'message', count, before: before.toISOString() }));
        return count;
      });
      if (went < MESSAGES_AT_A_TIME) return;
    }
  }

  const eraseAccount = (id: string, companyId: string | null): Promise<void> =>
    db.transaction(async () => {
      await store.eraseAccount(id);
      await audit.write({
        subjectKind: 'user',
        subjectId: id,
        companyId,
        action: 'user.erase',
        caller: null,
      });
      await audit.write(removed({ kind: 'account', user: id, count: 1 }));
    });

  async function runAccounts(days: number, now: Date): Promise<void> {
    for (const { id, companyId } of await store.leftAccounts(cutOff(now, days), AT_A_TIME))
      await attempt(log, { job: NAME, id }, () => eraseAccount(id, companyId));
  }

  /** The bytes of their files go afterwards, where nothing else has the same. */
  const removeObjection = (id: string): Promise<void> =>
    db.transaction(async () => {
      const contents = await store.removeObjection(id);
      for (const sha256 of contents) await removals.ask(sha256);
      await audit.write(removed({ kind: 'objection', objection: id, files: contents.length, count: 1 }));
    });

  async function runObjections(days: number, now: Date): Promise<void> {
    for (const { id } of await store.oldObjections(cutOff(now, days), AT_A_TIME))
      await attempt(log, { job: NAME, id }, () => removeObjection(id));
  }

  /** Each kind by itself: one that fails keeps none of the others. */
  async function run(): Promise<void> {
    const days = await retentionDays(db);
    const now = clock();
    await attempt(log, { job: NAME, id: 'draft' }, () => runDrafts(days.draft, now));
    await attempt(log, { job: NAME, id: 'message' }, () => runMessages(days.message, now));
    await attempt(log, { job: NAME, id: 'account' }, () => runAccounts(days.account, now));
    await attempt(log, { job: NAME, id: 'objection' }, () => runObjections(days.objection, now));
  }

  async function examplesOf(
    kind: RetentionKind,
    before: Date,
    now: Date,
    language: Language,
  ): Promise<string[]> {
    if (kind === 'draft') {
      const found = await store.draftsToGo(before, toldBefore(now), EXAMPLES_SHOWN);
      return found.map(({ company, program }) => `${company} · ${say(titleOf(program), language)}`);
    }
    if (kind === 'message')
      return (await store.oldMessages(before, EXAMPLES_SHOWN)).map(({ title }) => say(title, language));
    if (kind === 'objection') return (await store.oldObjections(before, EXAMPLES_SHOWN)).map(({ no }) => no);
    if (kind === 'account')
      return (await store.leftNames(before, EXAMPLES_SHOWN)).map(({ username }) => maskOf(username));
    return [];
  }

  /** Rows that the next run would take, counted alone. */
  async function ruleState(
    kind: RetentionKind,
    days: number,
    language: Language,
  ): Promise<RetentionRuleState> {
    const now = clock();
    const before = cutOff(now, days);
    const { name, since, least, most, noticeDays = 0 } = retentionRules[kind];
    return {
      kind,
      name: say(name, language),
      since: say(since, language),
      days,
      least,
      most,
      notice_days: noticeDays,
      due: await store.counts[kind](before, toldBefore(now)),
      examples: await examplesOf(kind, before, now, language),
    };
  }

  async function read(language: Language): Promise<RetentionData> {
    const days = await retentionDays(db);
    const rules: RetentionRuleState[] = [];
    for (const kind of RETENTION_KINDS) rules.push(await ruleState(kind, days[kind], language));
    const holds = await store.holds();
    const { lines } = await audit.page(SUBJECT.subjectKind, SUBJECT.subjectId, {
      current: 1,
      pageSize: LOG_SHOWN,
    });
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
      log: lines.map(({ at, actorName, action, details }) => {
        const rule = retentionRules[details?.kind as RetentionKind];
        return {
          at: at.toISOString(),
          by: actorName,
          action: say(auditActionText(action), language),
          kind: rule ? say(rule.name, language) : '',
          count: typeof details?.count === 'number' ? details.count : null,
        };
      }),
    };
  }

  return {
    run,
    read,
    job: { name: NAME, everyMs: EVERY_MS, run } satisfies Job,

    async save(caller: Caller, days: RetentionDays): Promise<void> {
      const odd = outOfBounds(days);
      if (odd.length > 0)
        throw failure(
          odd.map((kind) => {
            const { name, least, most } = retentionRules[kind];
            return fillText(retentionMessages.outOfBounds, { least, most, name });
          }),
        );
      await db.transaction(async () => {
        const before = await retentionDays(db);
        await store.setPeriods(days);
        await audit.write({ ...SUBJECT, action: 'retention.periods', caller, details: { days, before } });
      });
    },

    async hold(
      caller: Caller,
      given: { creditCode: string; filingId?: string | undefined; reason: string },
    ): Promise<void> {
      const { creditCode, filingId = null, reason } = given;
      const company = await store.companyOf(normaliseCode(creditCode));
      if (!company) throw business(fillText(retentionMessages.noCompany, { code: creditCode }));
      if (filingId && !(await store.isFilingOf(company.id, filingId)))
        throw business(retentionMessages.noFiling);
      await db.transaction(async () => {
        const row = { companyId: company.id, filingId, reason, begunAt: clock(), begunBy: caller.name };
        const hold = await store.addHold(row);
        const details = { hold, filing: filingId, reason };
        await audit.write({ ...SUBJECT, companyId: company.id, action: 'retention.hold', caller, details });
      });
    },

    release: (caller: Caller, id: string): Promise<void> =>
      db.transaction(async () => {
        const ended = await store.endHold(id, clock());
        if (!ended) throw problems.notFound();
        const { companyId } = ended;
        await audit.write({
          ...SUBJECT,
          companyId,
          action: 'retention.release',
          caller,
          details: { hold: id },
        });
      }),
  };
}

export type Retention = ReturnType<typeof createRetention>;
