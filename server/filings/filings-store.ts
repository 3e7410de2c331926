import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { ExplainedFigure } from '../../domain/document/reasons';
import type { EditionNote } from '../../domain/filing/edition-note';
import type { FilingCopySource } from '../../domain/filing/renewals';
import type { Correction } from '../../domain/filing/types';
import type { DocumentAgent } from '../../domain/mandates/mandate';
import type {
  CompanySignature,
  DeclinedSignature,
  DocumentSignature,
} from '../../domain/workflow/signatories';
import type { AnswerPlaces } from '../core/db/answers';
import type { Database } from '../core/db/client';
import { prepareStatement } from '../core/db/database';
import { findById, takeFirst } from '../core/db/rows';
import { companies, filings, storedFilings, submissions } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { registerChecks } from '../registers/tables';
import type { WindowBatch } from '../windows/windows-store';
import {
  buildConcernedQuery,
  buildSameTextQuery,
  selectHeads,
  selectOutlines,
  selectWholes,
} from './filing-reads-store';
import { prepareSave } from './save-statement-store';
import { receiptCounters } from './tables';
import type { WrittenAnswers } from './written-answers';

export type NewFiling = typeof storedFilings.$inferInsert;
export type NewSubmission = typeof submissions.$inferInsert;

/** Change of a draft. */
export interface DraftChange extends WrittenAnswers {
  edition: string;
  editionNote: EditionNote | null;
  /** Signatures that stay valid with the new answers. */
  signed: CompanySignature[];
  /** Refusals to sign that stay valid with them. */
  declined: DeclinedSignature[];
  updatedAt: Date;
  updatedBy: string;
  saveLoggedAt?: Date | null;
  saveLoggedBy?: string | null;
}

/** Company as named in the snapshot of a submission, with further data of the snapshot besides the answers. */
export interface SignedCompany {
  name: string;
  creditCode: string;
  figures: ExplainedFigure[];
  /** Signatures by people of the company. */
  signatures: DocumentSignature[];
  agent: DocumentAgent | null;
  /** Ids of the warnings of the submission. */
  warned: string[];
}

/** State of a draft when its answers were read. */
interface FilingState {
  id: string;
  version: number;
  updatedAt: Date;
  signed: CompanySignature[];
  declined: DeclinedSignature[];
  company: { profileVersion: number };
}

/** Key of filings counted against a quota: company, program, kind and batch. */
export interface QuotaScope extends WindowBatch {
  companyId: string;
  kind: string;
}

export function createFilingsStore(db: Database) {
  const isHeld = ({ companyId, program, kind, batchYear, batchNo }: QuotaScope) =>
    and(
      eq(filings.companyId, companyId),
      eq(filings.program, program),
      eq(filings.kind, kind),
      eq(filings.batchYear, batchYear),
      eq(filings.batchNo, batchNo),
    );

  const hasId = eq(filings.id, sql.placeholder('id'));
  const whole = prepareStatement(db, (q) => selectWholes(q).where(hasId).prepare('filing_whole'));
  const outline = prepareStatement(db, (q) => selectOutlines(q).where(hasId).prepare('filing_outline'));
  const save = {
    data: prepareStatement(db, (q) => prepareSave(q, 'data')),
    changedAnswers: prepareStatement(db, (q) => prepareSave(q, 'changedAnswers')),
  };

  return {
    /** Finds a filing without its answers. */
    outline: (id: string) => findById(id, () => outline().execute({ id })),

    /** Finds a filing without answers and company. */
    head: (id: string) => findById(id, () => selectHeads(db.q).where(eq(filings.id, id))),

    find: (id: string) => findById(id, () => whole().execute({ id })),

    /**
     * Locks the row for the open transaction, then reads it: a query that waits for the lock would see stale joined
     * rows.
     */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      await db.q.select({ id: filings.id }).from(filings).where(eq(filings.id, id)).for('update');
      const [row] = await selectWholes(db.q).where(eq(filings.id, id));
      return row;
    },

    concernedWith: (id: string) => buildConcernedQuery(db.q, id),

    /** Filings counted against a quota, latest changed first. */
    held: (held: QuotaScope) => selectWholes(db.q).where(isHeld(held)).orderBy(desc(filings.updatedAt)),

    /** Other filings of the company in all programs and batches, latest changed first. */
    others: (companyId: string, except: string | null, atMost: number) =>
      selectWholes(db.q)
        .where(
          and(
            eq(filings.companyId, companyId),
            except && isUuid(except) ? ne(filings.id, except) : undefined,
          ),
        )
        .orderBy(desc(filings.updatedAt))
        .limit(atMost),

    /** Locks the company for the open transaction, so that its filings are counted and added one at a time. */
    lockCompany: (companyId: string) =>
      takeFirst(
        db.q
          .select({ status: companies.status })
          .from(companies)
          .where(eq(companies.id, companyId))
          .for('no key update'),
      ),

    company: (companyId: string) =>
      takeFirst(
        db.q
          .select({
            name: companies.name,
            creditCode: companies.creditCode,
            status: companies.status,
            department: companies.department,
            profile: companies.profile,
            updatedAt: companies.updatedAt,
          })
          .from(companies)
          .where(eq(companies.id, companyId)),
      ),

    async insert(row: NewFiling): Promise<void> {
      await db.q.insert(storedFilings).values(row);
    },

    /** Stores the draft if the row is unchanged since it was read; returns whether it was. */
    async saveDraft(read: FilingState, { column, ...draft }: DraftChange): Promise<boolean> {
      const { id, version, updatedAt: readAt, company } = read;
      const { editionNote, signed, declined, saveLoggedAt = null, saveLoggedBy = null, ...rest } = draft;
      const { rowCount } = await save[column]().execute({
        ...rest,
        id,
        version,
        readAt,
        profileVersion: company.profileVersion,
        saveLoggedAt,
        saveLoggedBy,
        editionNote: editionNote && JSON.stringify(editionNote),
        signed: JSON.stringify(signed),
        readSigned: JSON.stringify(read.signed),
        declined: JSON.stringify(declined),
        readDeclined: JSON.stringify(read.declined),
      });
      return rowCount === 1;
    },

    /** Changes a filing, such as its status; only steps call it, which lock the row. */
    async move(id: string, change: Partial<NewFiling>): Promise<void> {
      await db.q.update(storedFilings).set(change).where(eq(storedFilings.id, id));
    },

    /** Stores the answers to corrections; the caller has locked the row. */
    async putCorrections(id: string, returned: Correction[]): Promise<void> {
      await db.q.update(storedFilings).set({ returned }).where(eq(storedFilings.id, id));
    },

    /** Stores which copied answers still apply; the caller has locked the row. */
    async putCopied(id: string, copied: FilingCopySource): Promise<void> {
      await db.q.update(storedFilings).set({ copied }).where(eq(storedFilings.id, id));
    },

    /** Stores the company's signatures, or its refusals to sign, or both; the caller has locked the row. */
    async putSigned(
      id: string,
      { signed, declined }: Partial<Pick<FilingState, 'signed' | 'declined'>>,
    ): Promise<void> {
      await db.q.update(storedFilings).set({ signed, declined }).where(eq(storedFilings.id, id));
    },

    /** Whether a filing has the id, be it a deleted draft. */
    isTaken: async (id: string): Promise<boolean> =>
      (await db.q.$count(storedFilings, eq(storedFilings.id, id))) > 0,

    /** By whom and when a draft was deleted; undefined for any other filing. */
    deletion: (id: string) =>
      findById(id, () =>
        db.q
          .select({
            id: storedFilings.id,
            companyId: storedFilings.companyId,
            program: storedFilings.program,
            by: sql<string>`${storedFilings.deletedBy}`,
            at: sql<Date>`${storedFilings.deletedAt}`.mapWith(storedFilings.deletedAt),
          })
          .from(storedFilings)
          .where(and(eq(storedFilings.id, id), isNotNull(storedFilings.deletedAt))),
      ),

    /** Deletes a draft, deleted by its company or not, for good. */
    async remove(id: string): Promise<void> {
      await db.q.delete(storedFilings).where(eq(storedFilings.id, id));
    },

    /**
     * Next receipt number of a program and year. The counter's row stays locked until the transaction ends, so that numbers have
     * no gaps.
     */
    async nextReceipt(program: string, year: number): Promise<number> {
      const [row] = await db.q
        .insert(receiptCounters)
        .values({ program, year, last: 1 })
        .onConflictDoUpdate({
          target: [receiptCounters.program, receiptCounters.year],
          set: { last: sql`${receiptCounters.last} + 1` },
        })
        .returning({ last: receiptCounters.last });
      if (!row) throw new Error('no receipt number was given out');
      return row.last;
    },

    /** Inserts a submission, and queues its checks against registers, which run in the background; a trial asks no register. */
    async insertSubmission(row: NewSubmission, { isTrial = false } = {}): Promise<void> {
      await db.q.insert(submissions).values(row);
      const { filingId, seq, submittedAt: dueAt } = row;
      if (!isTrial) await db.q.insert(registerChecks).values({ filingId, seq, dueAt });
    },

    /** Snapshot of the latest submission. */
    async latestSnapshot(filingId: string): Promise<string | undefined> {
      const [row] = await db.q
        .select({ snapshot: submissions.snapshot })
        .from(submissions)
        .where(eq(submissions.filingId, filingId))
        .orderBy(desc(submissions.seq))
        .limit(1);
      return row?.snapshot;
    },

    submissions: (filingId: string) =>
      db.q
        .select({ seq: submissions.seq, no: submissions.receiptNo, submittedAt: submissions.submittedAt })
        .from(submissions)
        .where(eq(submissions.filingId, filingId))
        .orderBy(asc(submissions.seq)),

    async snapshot(filingId: string, seq: number): Promise<string | undefined> {
      const [row] = await db.q
        .select({ snapshot: submissions.snapshot })
        .from(submissions)
        .where(and(eq(submissions.filingId, filingId), eq(submissions.seq, seq)));
      return row?.snapshot;
    },

    /** Company as named in the snapshot of the latest submission. */
    signatory: (filingId: string): Promise<SignedCompany | undefined> =>
      takeFirst(
        db.q
          .select({
            name: sql<string>`${submissions.snapshot}::json #>> '{filing,company}'`,
            creditCode: sql<string>`${submissions.snapshot}::json #>> '{filing,credit_code}'`,
            figures: sql<ExplainedFigure[]>`coalesce(${submissions.snapshot}::json -> 'figures', '[]')`,
            signatures: sql<
              DocumentSignature[]
            >`coalesce(${submissions.snapshot}::json -> 'signatures', '[]')`,
            agent: sql<DocumentAgent | null>`${submissions.snapshot}::json -> 'agent'`,
            warned: sql<string[]>`array(select warning ->> 'rule'
              from json_array_elements(coalesce(${submissions.snapshot}::json -> 'warnings', '[]')) as warning)`,
          })
          .from(submissions)
          .where(eq(submissions.filingId, filingId))
          .orderBy(desc(submissions.seq))
          .limit(1),
      ),

    /** Serializes check and insert for a subject until the transaction ends. */
    async holdSubject(subject: string): Promise<void> {
      await db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    },

    /** True if another filing of the company was submitted in the same program and batch with this text at the path. */
    async isSaidAgain(
      row: WindowBatch & { id: string; program: string; companyId: string },
      places: AnswerPlaces,
      text: string,
    ): Promise<boolean> {
      const [found] = await db.q
        .select({ id: filings.id })
        .from(filings)
        .where(and(eq(filings.companyId, row.companyId), buildSameTextQuery(row, places, text)))
        .limit(1);
      return found !== undefined;
    },
  };
}

export type FilingsStore = ReturnType<typeof createFilingsStore>;
export type FilingHead = NonNullable<Awaited<ReturnType<FilingsStore['head']>>>;
export type FilingOutline = NonNullable<Awaited<ReturnType<FilingsStore['outline']>>>;
export type FilingRow = NonNullable<Awaited<ReturnType<FilingsStore['find']>>>;
