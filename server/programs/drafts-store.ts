import { and, count, eq, inArray } from 'drizzle-orm';
import { AT_HOME } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { filings } from '../core/db/tables';

/** Numbers of a program's drafts by company, batch and edition. */
export const countDrafts = (db: Database, program: string) =>
  db.q
    .select({
      companyId: filings.companyId,
      batchYear: filings.batchYear,
      batchNo: filings.batchNo,
      edition: filings.edition,
      drafts: count(),
    })
    .from(filings)
    .where(and(eq(filings.program, program), inArray(filings.status, AT_HOME)))
    .groupBy(filings.companyId, filings.batchYear, filings.batchNo, filings.edition);
