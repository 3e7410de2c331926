import { HELP_LINE } from '../../domain/api/codes';
import { filingMessages } from '../../domain/api/messages/filings';
import type { LogEntry, ReceiptData } from '../../domain/calls/filings';
import type { InfoQuery, SubmitQuantity } from '../../domain/calls/program-calls';
import { recordOf } from '../../domain/company/record';
import type { Program } from '../../domain/definition';
import { prefill } from '../../domain/filing/prefill';
import { maskChanges, seesWhole } from '../../domain/filing/privacy';
import { statusAfter, transitionFor } from '../../domain/filing/status';
import type { Filing } from '../../domain/filing/types';
import type { MessageTemplateCode } from '../../domain/inbox/templates';
import { fillText, type Language, say } from '../../domain/text';
import { dayOf, minuteOf } from '../../domain/windows/calendar';
import { windowState } from '../../domain/windows/state';
import type { ContinuingFilings } from '../continuing/continuing-service';
import { assertOwn, type Caller, companyOf } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Windows } from '../windows/windows-service';
import { contextOf } from './answers';
import { logEntryOf } from './filing-log';
import { type Asking, batchName, windowOf } from './filing-view';
import type { FilingHead, FilingRow, FilingsStore, Held } from './filings-store';
import type { PresentRow } from './present-edition';
import { conflict, quotaFull, receiptOf, withStatus } from './refusals';
import { assertOwnFiling } from './save-service';
import { createShowing } from './showing-service';
import { departmentOf } from './signing-service';
import { assertInWindow } from './submit-service';

type FilingsDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  programs: Program[];
  store: FilingsStore;
  windows: Windows;
  inbox: Pick<Inbox, 'send'>;
  continuing: ContinuingFilings;
};

/** The kind that a call chooses: one of the program's, or none where it has none. */
export function kindOf({ kinds }: Program, selectIndex: number): string {
  if (!kinds) return '';
  const kind = kinds.find(({ value }) => String(value) === String(selectIndex));
  if (!kind) throw business(filingMessages.kindUnknown);
  return String(kind.value);
}

/** Reading filings, taking them back and dropping them. Saving and submitting have services of their own. */
export function createFilings({
  db,
  clock,
  audit,
  programs,
  store,
  windows,
  inbox,
  continuing,
}: FilingsDeps) {
  const showing = createShowing(store, continuing);
  const asking = (caller: Caller, language: Language): Asking => ({ caller, language, now: clock() });

  const programOf = ({ program: key }: FilingHead): Program => {
    const program = programs.find((candidate) => candidate.key === key);
    if (!program) throw problems.notFound();
    return program;
  };

  async function freshAnswers(program: Program, { companyId, kind, batchYear }: Held, now: Date) {
    const company = await store.company(companyId);
    if (!company) throw problems.notFound();
    const form = await program.load();
    const continued = await continuing.newestOwn(program, companyId);
    const linked = program.continues && continued ? { [program.continues.program]: continued } : {};
    const origins = { linked, kind };
    return prefill(form, recordOf(company), contextOf(batchYear, dayOf(now)), origins);
  }

  async function current(program: Program, caller: Caller, kind: string, now: Date) {
    const companyId = companyOf(caller);
    const window = await windows.currentOf(program.key, companyId, now);
    const batch = windows.batchOf(program.key, window, now);
    return { window, ...batch, companyId, kind, rows: await store.held({ ...batch, companyId, kind }) };
  }

  async function withdrawLocked(caller: Caller, id: string, version: number | null | undefined) {
    const now = clock();
    const row = assertOwn(caller, await store.lock(id), 'filing');
    const program = programOf(row);
    const transition = transitionFor('withdraw', row.status);
    if (!transition) throw business(withStatus(filingMessages.cannotWithdraw, row));
    if (row.reviewStartedAt) throw business(filingMessages.reviewBegun);
    if (version !== undefined && version !== null && version !== row.version) throw conflict(row);
    assertInWindow(row, program, now);
    const change = {
      status: statusAfter(transition, row.status),
      version: row.version + 1,
      updatedAt: now,
      updatedBy: caller.name,
    };
    await store.update(row.id, change);
    await audit.write({
      subjectKind: 'filing',
      subjectId: row.id,
      companyId: row.companyId,
      action: 'withdraw',
      caller,
      fromStatus: row.status,
      toStatus: change.status,
      version: change.version,
    });
    const { notice } = transition;
    if (notice) await tell(notice, program, row, now);
    return { program, row: { ...row, ...change } };
  }

  async function tell(template: MessageTemplateCode, program: Program, row: FilingRow, now: Date) {
    const window = windowOf(row);
    await inbox.send({
      companyId: row.companyId,
      template,
      program: program.key,
      filingId: row.id,
      link: `${program.route}?id=${row.id}`,
      params: {
        project: row.company.name,
        closes_at: window ? minuteOf(windowState(window, now).closesAt) : '',
      },
    });
  }

  return {
    /** What a new filing holds before anybody has typed. */
    freshAnswers,

    view: (program: Program, caller: Caller, row: PresentRow, language: Language): Promise<Filing> =>
      showing.row(program, row, asking(caller, language)),

    /**
     * The filing of the current batch that was touched last, or a new one prefilled from the company profile. `fresh` asks
     * for a further one beside those that are there.
     */
    async info(program: Program, caller: Caller, query: InfoQuery, language: Language): Promise<Filing> {
      const about = asking(caller, language);
      const kind = kindOf(program, query.selectIndex);
      const { rows, ...unsaved } = await current(program, caller, kind, about.now);
      const isFresh = query.fresh !== undefined;
      if (rows[0] && !isFresh) return showing.row(program, rows[0], about);
      const quota = unsaved.window?.quota ?? program.perCompanyAndBatch;
      if (rows.length >= quota) throw quotaFull(quota, rows.length);
      const data = await freshAnswers(program, unsaved, about.now);
      return showing.unsaved(program, unsaved.companyId, { ...unsaved, used: rows.length, data }, about);
    },

    async one(program: Program, caller: Caller, id: string, language: Language): Promise<Filing> {
      const row = assertOwnFiling(caller, await store.find(id), program);
      return showing.row(program, row, asking(caller, language));
    },

    /** The filing of the current batch that was touched last. */
    async currentId(program: Program, caller: Caller, selectIndex: number): Promise<string> {
      const { rows } = await current(program, caller, kindOf(program, selectIndex), clock());
      if (!rows[0]) throw problems.notFound();
      return rows[0].id;
    },

    async submitQuantity(program: Program, caller: Caller, selectIndex: number): Promise<SubmitQuantity> {
      const { window, rows } = await current(program, caller, kindOf(program, selectIndex), clock());
      return {
        quota: window?.quota ?? program.perCompanyAndBatch,
        used: rows.length,
        submitted: rows.filter(({ submission }) => submission !== null).length,
      };
    },

    /** The programs are those that share the path of the log. */
    async log(sharing: Program[], caller: Caller, id: string, language: Language): Promise<LogEntry[]> {
      const row = assertOwn(caller, await store.head(id), 'filing');
      const program = sharing.find(({ key }) => key === row.program);
      if (!program) throw problems.notFound();
      const log = (await audit.read('filing', row.id)).map((line) => logEntryOf(line, language));
      if (seesWhole(caller, program.key)) return log;
      const form = await program.load();
      return log.map((entry) =>
        entry.changes ? { ...entry, changes: maskChanges(form, entry.changes) } : entry,
      );
    },

    async withdraw(caller: Caller, id: string, version: number | null | undefined, language: Language) {
      const { program, row } = await db.transaction(() => withdrawLocked(caller, id, version));
      return showing.row(program, row, asking(caller, language));
    },

    /** A draft, which was never submitted; its log stays. */
    async deleteDraft(caller: Caller, id: string): Promise<{ id: string }> {
      return db.transaction(async () => {
        const row = assertOwn(caller, await store.lock(id), 'filing');
        if (!transitionFor('delete', row.status)) throw business(filingMessages.cannotDelete);
        await store.delete(row.id);
        await audit.write({
          subjectKind: 'filing',
          subjectId: row.id,
          companyId: row.companyId,
          action: 'delete',
          caller,
          fromStatus: row.status,
          version: row.version,
        });
        return { id: row.id };
      });
    },

    async receipt(caller: Caller, id: string, language: Language): Promise<ReceiptData> {
      const row = assertOwn(caller, await store.head(id), 'filing');
      const program = programOf(row);
      const receipt = receiptOf(row);
      const [company, signatory] = await Promise.all([store.company(row.companyId), store.signatory(id)]);
      if (!receipt || !row.submission || !company || !signatory) throw business(filingMessages.noReceipt);
      const office = say(departmentOf(company.profile), language);
      const reviewBy = row.window?.firstReviewBy;
      return {
        ...receipt,
        filing_id: row.id,
        program: program.key,
        title: say(program.title, language),
        route: program.route,
        company: signatory.name,
        batch: batchName(row),
        seq: row.submission.seq,
        submitted_by: row.submission.submittedBy,
        status: row.status,
        next_step: say(fillText(filingMessages.afterSubmission, { department: office }), language),
        next_step_by: say(
          reviewBy
            ? fillText(filingMessages.reviewBy, { at: minuteOf(reviewBy) })
            : filingMessages.reviewDays,
          language,
        ),
        contact: { name: office, phone: HELP_LINE },
      };
    },
  };
}

export type Filings = ReturnType<typeof createFilings>;
