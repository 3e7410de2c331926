/**
 * The list of contents that go from the store. The store is asked outside of transactions, for it may take minutes; so bytes
 * may be stored anew while they are removed. Times are the database's: processes compare them.
 */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { contentRemovals } from '../core/db/tables';

/** No store works on a removal for so long: one that has not ended by then never will. */
const ATTEMPT = sql`interval '10 minutes'`;
/** Nobody takes so long between storing bytes and naming them. */
const REMEMBERED = sql`interval '1 day'`;
const AT_ONCE = 50;

export function createRemovalsStore(db: Database) {
  const { sha256: key, begunAt, removedAt } = contentRemovals;
  const isIdle = or(isNull(begunAt), lt(begunAt, sql`now() - ${ATTEMPT}`));

  return {
    /** From now on the content is to go, unless a file has it by then. */
    async ask(sha256: string): Promise<void> {
      await db.q
        .insert(contentRemovals)
        .values({ sha256 })
        .onConflictDoUpdate({ target: key, set: { begunAt: null, removedAt: null } });
    },
    async due(): Promise<{ id: string }[]> {
      return db.q
        .select({ id: key })
        .from(contentRemovals)
        .where(and(isNull(removedAt), isIdle))
        .limit(AT_ONCE);
    },
    /** False where somebody else is at it. */
    async begin(sha256: string): Promise<boolean> {
      const rows = await db.q
        .update(contentRemovals)
        .set({ begunAt: sql`now()` })
        .where(and(eq(key, sha256), isNull(removedAt), isIdle))
        .returning({ key });
      return rows.length > 0;
    },
    async drop(sha256: string): Promise<void> {
      await db.q.delete(contentRemovals).where(eq(key, sha256));
    },
    async end(sha256: string): Promise<void> {
      await db.q.update(contentRemovals).set({ removedAt: sql`clock_timestamp()` }).where(eq(key, sha256));
    },
    /** The time before bytes are stored, for `keep`. */
    async now(): Promise<string> {
      const { rows } = await db.q.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
      return rows[0]?.now ?? '';
    },
    /** Takes a content from the list. False where bytes that were stored from then on may be gone. */
    async keep(sha256: string, storedFrom: string): Promise<boolean> {
      const { rows } = await db.q.execute<{ isSafe: boolean }>(sql`
        with found as (
          select begun_at is null or coalesce(removed_at < ${storedFrom}::timestamptz, false) as is_safe
          from ${contentRemovals} where ${eq(key, sha256)}),
        taken as (delete from ${contentRemovals} where ${eq(key, sha256)} and (select is_safe from found))
        select coalesce((select is_safe from found), true) as "isSafe"`);
      return rows[0]?.isSafe ?? false;
    },
    async forget(): Promise<void> {
      await db.q.delete(contentRemovals).where(lt(removedAt, sql`now() - ${REMEMBERED}`));
    },
  };
}

export type RemovalsStore = ReturnType<typeof createRemovalsStore>;
