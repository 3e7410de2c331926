import { desc, gte, lt, notInArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../domain/time';
import type { Database } from '../core/db/client';
import { browserErrors } from './tables';

type NewRow = typeof browserErrors.$inferInsert;
export type BrowserErrorRow = typeof browserErrors.$inferSelect;

const KEPT_AT_MOST = 200;
const KEPT_MS = 90 * DAY_MS;

export const createBrowserErrorsStore = (db: Database) => ({
  /** Counts a known error again or inserts a new one; only the newest are kept. */
  async note(row: NewRow): Promise<void> {
    const [noted] = await db.q
      .insert(browserErrors)
      .values(row)
      .onConflictDoUpdate({
        target: browserErrors.id,
        set: { count: sql`${browserErrors.count} + 1`, lastAt: row.lastAt, browser: row.browser },
      })
      .returning({ count: browserErrors.count });
    if (noted?.count === 1) await this.forgetOld(row.lastAt);
  },

  async forgetOld(now: Date): Promise<void> {
    await db.q.delete(browserErrors).where(lt(browserErrors.lastAt, new Date(now.getTime() - KEPT_MS)));
    const newest = db.q
      .select({ id: browserErrors.id })
      .from(browserErrors)
      .orderBy(desc(browserErrors.lastAt))
      .limit(KEPT_AT_MOST);
    await db.q.delete(browserErrors).where(notInArray(browserErrors.id, newest));
  },

  async since(at: Date): Promise<{ kinds: number; count: number }> {
    const [row] = await db.q
      .select({
        kinds: sql<number>`count(*)::int`,
        count: sql<number>`coalesce(sum(${browserErrors.count}), 0)::int`,
      })
      .from(browserErrors)
      .where(gte(browserErrors.lastAt, at));
    return row ?? { kinds: 0, count: 0 };
  },

  last: (limit: number): Promise<BrowserErrorRow[]> =>
    db.q.select().from(browserErrors).orderBy(desc(browserErrors.lastAt)).limit(limit),
});
