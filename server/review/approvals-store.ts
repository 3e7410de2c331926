import { like, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { approvals } from '../core/db/tables';

export type NewApproval = typeof approvals.$inferInsert;

/** `JS2026-0007`: the seventh project of a program and year. */
export const projectNumber = (prefix: string, year: number, n: number): string =>
  `${prefix}${year}-${String(n).padStart(4, '0')}`;

/** Approvals: written by the decision, in its transaction; later filings read them. */
export const createApprovalsStore = (db: Database) => ({
  async add(approval: NewApproval): Promise<void> {
    await db.q.insert(approvals).values(approval);
  },

  /** The next number of the program and year. Whoever asks at the same time waits until the transaction ends. */
  async nextNumber(prefix: string, year: number): Promise<string> {
    const series = `${prefix}${year}-`;
    await db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`project:${series}`}, 0))`);
    const [row] = await db.q
      .select({
        last: sql<number>`coalesce(max(substr(${approvals.projectNo}, ${series.length + 1})::int), 0)`,
      })
      .from(approvals)
      .where(like(approvals.projectNo, `${series}%`));
    return projectNumber(prefix, year, (row?.last ?? 0) + 1);
  },
});

export type ApprovalsStore = ReturnType<typeof createApprovalsStore>;
