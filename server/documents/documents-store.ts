import { eq, sql } from 'drizzle-orm';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../db/client';
import { companies, filings, submissions } from '../db/tables';

export function createDocumentsStore(db: Database) {
  return {
    /** The submission with a receipt number, and whether a newer one of the same filing took its place. */
    async submission(receiptNo: string) {
      const [row] = await db.q
        .select({
          program: filings.program,
          status: sql<FilingStatus>`${filings.status}`,
          company: companies.name,
          receiptNo: submissions.receiptNo,
          submittedAt: submissions.submittedAt,
          sha256: submissions.sha256,
          isLatest: sql<boolean>`${submissions.seq} = (select max(s.seq) from submissions as s
            where s.filing_id = ${submissions.filingId})`,
        })
        .from(submissions)
        .innerJoin(filings, eq(filings.id, submissions.filingId))
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .where(eq(submissions.receiptNo, receiptNo));
      return row;
    },
  };
}

export type DocumentsStore = ReturnType<typeof createDocumentsStore>;
