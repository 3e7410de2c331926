import { and, desc, eq, gte, ne, notInArray, sql } from 'drizzle-orm';
import { AT_HOME } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { filings, submissions, workItems } from '../core/db/tables';
import { isUuid } from '../core/ids';

export const createGuideStore = (db: Database) => ({
  /** Latest submission of another filing of the company in the program. */
  lastSubmission: (companyId: string, program: string, except: string | undefined) =>
    takeFirst(
      db.q
        .select({
          id: workItems.filingId,
          kind: workItems.kind,
          batchYear: workItems.batchYear,
          batchNo: workItems.batchNo,
          no: workItems.receiptNo,
          snapshot: submissions.snapshot,
        })
        .from(workItems)
        .innerJoin(submissions, eq(submissions.receiptNo, workItems.receiptNo))
        .where(
          and(
            eq(workItems.companyId, companyId),
            eq(workItems.program, program),
            except && isUuid(except) ? ne(workItems.filingId, except) : undefined,
          ),
        )
        .orderBy(desc(workItems.submittedAt))
        .limit(1),
    ),

  /** Median time of filling in over the submitted filings since a batch year, and the number of their companies. */
  async fillingTime(program: string, since: number): Promise<{ seconds: number; companies: number }> {
    const [row] = await db.q
      .select({
        seconds: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${filings.activeSeconds}), 0)::int`,
        companies: sql<number>`count(distinct ${filings.companyId})::int`,
      })
      .from(filings)
      .where(
        and(
          eq(filings.program, program),
          gte(filings.batchYear, since),
          notInArray(filings.status, AT_HOME),
          sql`${filings.activeSeconds} > 0`,
        ),
      );
    return row ?? { seconds: 0, companies: 0 };
  },
});

export type GuideStore = ReturnType<typeof createGuideStore>;
