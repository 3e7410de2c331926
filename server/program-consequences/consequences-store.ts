/** Filings that a proposed edition is tried on. */
import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { FILING_STATUSES, type FilingStatus, isEditable } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { companies, filingAnswers, filings, submissions } from '../core/db/tables';
import { isUuid } from '../core/ids';

const EDITABLE = FILING_STATUSES.filter(isEditable);

/** Outcomes that say whether the answers were good enough. */
const DECIDED = ['approved', 'rejected'] satisfies FilingStatus[];

const told = {
  id: filings.id,
  company: companies.name,
  batchYear: filings.batchYear,
  batchNo: filings.batchNo,
  status: sql<FilingStatus>`${filings.status}`,
};

const isLatestSubmission = sql`not exists (select from submissions as later
  where later.filing_id = ${submissions.filingId} and later.seq > ${submissions.seq})`;

export interface DecidedBatch {
  batchYear: number;
  batchNo: number;
}

export function createConsequencesStore(db: Database) {
  const isDraftOf = (program: string) => and(eq(filings.program, program), inArray(filings.status, EDITABLE));

  const isDecidedIn = (program: string, { batchYear, batchNo }: DecidedBatch) =>
    and(
      eq(filings.program, program),
      eq(filings.batchYear, batchYear),
      eq(filings.batchNo, batchNo),
      inArray(filings.status, DECIDED),
    );

  const follows = (after: string) => (isUuid(after) ? gt(filings.id, after) : undefined);

  const countWhere = async (condition: SQL | undefined): Promise<number> => {
    const found = await takeFirst(db.q.select({ number: count() }).from(filings).where(condition));
    return found?.number ?? 0;
  };

  return {
    countDrafts: (program: string) => countWhere(isDraftOf(program)),

    /** Drafts in the order of their ids, from the one after `after` on. */
    drafts: (program: string, after: string, limit: number) =>
      db.q
        .select({
          ...told,
          kind: filings.kind,
          edition: filings.edition,
          editionNote: filings.editionNote,
          data: sql<string>`${filingAnswers}::text`,
          creditCode: companies.creditCode,
          profile: companies.profile,
        })
        .from(filings)
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .where(and(isDraftOf(program), follows(after)))
        .orderBy(asc(filings.id))
        .limit(limit),

    /** The last batch that has decisions. */
    lastBatch: (program: string): Promise<DecidedBatch | undefined> =>
      takeFirst(
        db.q
          .select({ batchYear: filings.batchYear, batchNo: filings.batchNo })
          .from(filings)
          .where(and(eq(filings.program, program), inArray(filings.status, DECIDED)))
          .orderBy(desc(filings.batchYear), desc(filings.batchNo))
          .limit(1),
      ),

    countDecided: (program: string, batch: DecidedBatch) => countWhere(isDecidedIn(program, batch)),

    /** Decided filings with their latest submissions, in the order of their ids. */
    decided: (program: string, batch: DecidedBatch, after: string, limit: number) =>
      db.q
        .select({ ...told, receiptNo: submissions.receiptNo, snapshot: submissions.snapshot })
        .from(filings)
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .innerJoin(submissions, and(eq(submissions.filingId, filings.id), isLatestSubmission))
        .where(and(isDecidedIn(program, batch), follows(after)))
        .orderBy(asc(filings.id))
        .limit(limit),
  };
}

export type ConsequencesStore = ReturnType<typeof createConsequencesStore>;
