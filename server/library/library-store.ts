import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { companies, reportSubmissions, reportTasks } from '../core/db/tables';

export const createLibraryStore = (db: Database) => ({
  /** Reports that the company has begun, latest changed first, with their answers. */
  reports: (companyId: string, atMost: number) =>
    db.q
      .select({
        id: reportTasks.id,
        companyId: reportTasks.companyId,
        code: reportTasks.code,
        program: reportTasks.program,
        edition: reportTasks.edition,
        period: reportTasks.period,
        settled: reportTasks.settled,
        data: reportTasks.data,
        updatedAt: reportTasks.updatedAt,
        no: sql<string | null>`(
          select ${reportSubmissions.receiptNo} from ${reportSubmissions}
          where ${reportSubmissions.taskId} = ${reportTasks.id}
          order by ${reportSubmissions.seq} desc limit 1)`,
      })
      .from(reportTasks)
      .where(and(eq(reportTasks.companyId, companyId), sql`${reportTasks.data} <> '{}'::jsonb`))
      .orderBy(desc(reportTasks.updatedAt), desc(reportTasks.id))
      .limit(atMost),

  async profile(companyId: string): Promise<Record<string, unknown>> {
    const [row] = await db.q
      .select({ profile: companies.profile })
      .from(companies)
      .where(eq(companies.id, companyId));
    return row?.profile ?? {};
  },
});

export type LibraryStore = ReturnType<typeof createLibraryStore>;
