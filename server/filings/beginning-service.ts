/** Beginning a filing: a new draft in the current batch, as long as the company may hold one more. */
import { randomUUID } from 'node:crypto';
import { filingMessages } from '../../domain/api/messages/filings';
import { isOpenCompany } from '../../domain/company/status';
import type { Answers, Form, Program } from '../../domain/definition';
import type { EditionNote } from '../../domain/filing/edition-note';
import type { FilingAction } from '../../domain/filing/status';
import type { ContinuingFilings } from '../continuing/continuing-service';
import { type Caller, companyOf } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { Windows } from '../windows/windows-service';
import type { FilingRow, FilingsStore, Held } from './filings-store';
import { assertPresentEdition, inPresentEdition } from './present-edition';
import { assertMayFile, quotaFull, standing } from './refusals';

/** What a new filing holds, and what its first audit line says besides. */
export interface Begun {
  answers: Answers;
  action?: Extract<FilingAction, 'create' | 'copy'>;
  details?: AuditEntry['details'];
  /** What became of answers of another edition. */
  note?: EditionNote | null;
}

export interface Beginning {
  kind: string;
  /** The id that the client made for it: a begin whose answer was lost can be sent again. */
  newId?: string | null;
  /** The edition of the form that the client has. */
  edition?: string | null | undefined;
  /** Asked when the batch is known; what it refuses is not begun. */
  fill(form: Form, held: Held, now: Date): Begun | Promise<Begun>;
}

type BeginningDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  store: FilingsStore;
  windows: Windows;
  continuing: Pick<ContinuingFilings, 'first'>;
};

export function createBeginning({ db, clock, audit, store, windows, continuing }: BeginningDeps) {
  /** The client's own id, unless it is taken: by this company's filing, which is told, or by another's, which is not. */
  async function freeId(program: Program, companyId: string, newId: Beginning['newId']): Promise<string> {
    const taken = newId ? await store.find(newId) : undefined;
    if (taken?.companyId === companyId && taken.program === program.key)
      throw standing(inPresentEdition(program, await program.load(), taken));
    return newId && !taken ? newId : randomUUID();
  }

  /** A company that may hold only one filing meant that one: it is told what stands there. */
  async function assertRoom(program: Program, held: Held, quota: number): Promise<void> {
    const rows = await store.held(held);
    const [latest] = rows;
    if (rows.length < quota) return;
    if (!latest || quota !== 1) throw quotaFull(quota, rows.length);
    throw standing(inPresentEdition(program, await program.load(), latest));
  }

  async function insert(program: Program, caller: Caller, id: string, held: Held, begun: Begun) {
    const { companyId, kind, batchYear, batchNo } = held;
    const now = clock();
    await store.insert({
      id,
      companyId,
      program: program.key,
      kind,
      batchYear,
      batchNo,
      status: 'draft',
      version: 1,
      edition: program.edition,
      editionNote: begun.note ?? null,
      data: begun.answers,
      createdAt: now,
      updatedAt: now,
      updatedBy: caller.name,
      saveLoggedAt: now,
      saveLoggedBy: caller.userId,
    });
    await audit.write({
      subjectKind: 'filing',
      subjectId: id,
      companyId,
      action: begun.action ?? 'create',
      caller,
      toStatus: 'draft',
      version: 1,
      details: begun.details,
    });
  }

  return {
    /** Companies begin one filing after the other, so that parallel requests never exceed what they may hold. */
    async begin(
      program: Program,
      caller: Caller,
      { kind, newId, edition, fill }: Beginning,
    ): Promise<FilingRow> {
      const companyId = companyOf(caller);
      assertMayFile(caller, program.key, 'filing.edit');
      assertPresentEdition(program, edition);
      const form = await program.load();
      return db.transaction(async () => {
        const company = await store.lockCompany(companyId);
        if (!company || !isOpenCompany(company.status)) throw business(filingMessages.companyInactive);
        const first = await continuing.first(program, companyId);
        if (first) throw business(first);
        const now = clock();
        const window = await windows.currentOf(program.key, companyId, now);
        const held = { ...windows.batchOf(program.key, window, now), companyId, kind };
        const id = await freeId(program, companyId, newId);
        const begun = await fill(form, held, now);
        await assertRoom(program, held, window?.quota ?? program.perCompanyAndBatch);
        await insert(program, caller, id, held, begun);
        const row = await store.find(id);
        if (!row) throw problems.notFound();
        return row;
      });
    },
  };
}

export type Beginnings = ReturnType<typeof createBeginning>;
