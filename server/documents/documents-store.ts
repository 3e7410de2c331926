import { and, eq, sql } from 'drizzle-orm';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { companies, filings, submissions } from '../core/db/tables';

export function createDocumentsStore(db: Database) {
  return {
    /** Submission with a receipt number, and whether a newer submission of the same filing has replaced it. */
    submission: (receiptNo: string) =>
      takeFirst(
        db.q
          .select({
            program: filings.program,
            status: sql<FilingStatus>`${filings.status}`,
            company: sql<string>`${submissions.snapshot}::json #>> '{filing,company}'`,
            creditCode: sql<string>`${submissions.snapshot}::json #>> '{filing,credit_code}'`,
            receiptNo: submissions.receiptNo,
            submittedAt: submissions.submittedAt,
            sha256: submissions.sha256,
            isLatest: sql<boolean>`${submissions.seq} = (select max(s.seq) from submissions as s
            where s.filing_id = ${submissions.filingId})`,
          })
          .from(submissions)
          .innerJoin(filings, eq(filings.id, submissions.filingId))
          .where(eq(submissions.receiptNo, receiptNo)),
      ),

    /** Submission with a receipt number, and the status of its filing. */
    filingOf: (receiptNo: string) =>
      takeFirst(
        db.q
          .select({ id: filings.id, program: filings.program, status: sql<FilingStatus>`${filings.status}` })
          .from(submissions)
          .innerJoin(filings, eq(filings.id, submissions.filingId))
          .where(eq(submissions.receiptNo, receiptNo)),
      ),

    /** Submission of a filing by its sequence number: 1 is the first. */
    paper: (filingId: string, seq: number) =>
      takeFirst(
        db.q
          .select({
            receiptNo: submissions.receiptNo,
            submittedAt: submissions.submittedAt,
            snapshot: submissions.snapshot,
          })
          .from(submissions)
          .where(and(eq(submissions.filingId, filingId), eq(submissions.seq, seq))),
      ),

    async departmentOf(companyId: string): Promise<string | null> {
      const [row] = await db.q
        .select({ department: companies.department })
        .from(companies)
        .where(eq(companies.id, companyId));
      return row?.department ?? null;
    },
  };
}

export type DocumentsStore = ReturnType<typeof createDocumentsStore>;
