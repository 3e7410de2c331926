import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { counters } from '../db/tables';

export interface Count {
  count: number;
  /** The slot ends, and counting starts again. */
  resetsAt: Date;
}

/** Counts of one subject in one time slot, in the database so that any number of processes share them. */
export interface Counters {
  /** Adds one and gives the count in the running slot; a slot begins with its first hit. */
  hit(kind: string, subject: string, slotSeconds: number): Promise<Count>;
  peek(kind: string, subject: string): Promise<number>;
  /** Takes one hit back. */
  undo(kind: string, subject: string): Promise<void>;
  clear(kind: string, subject: string): Promise<void>;
}

export function createCounters(db: Database, clock: () => Date): Counters {
  const row = (kind: string, subject: string) => and(eq(counters.kind, kind), eq(counters.subject, subject));

  return {
    async hit(kind, subject, slotSeconds) {
      const now = clock();
      const expiresAt = new Date(now.getTime() + slotSeconds * 1000);
      const isOver = sql`${counters.expiresAt} <= ${now.toISOString()}::timestamptz`;
      const [counted] = await db.q
        .insert(counters)
        .values({ kind, subject, count: 1, expiresAt })
        .onConflictDoUpdate({
          target: [counters.kind, counters.subject],
          set: {
            count: sql`case when ${isOver} then 1 else ${counters.count} + 1 end`,
            expiresAt: sql`case when ${isOver} then excluded.expires_at else ${counters.expiresAt} end`,
          },
        })
        .returning();
      if (!counted) throw new Error('an upsert gives its row back');
      return { count: counted.count, resetsAt: counted.expiresAt };
    },
    async peek(kind, subject) {
      const [found] = await db.q
        .select({ count: counters.count })
        .from(counters)
        .where(and(row(kind, subject), gt(counters.expiresAt, clock())));
      return found?.count ?? 0;
    },
    async undo(kind, subject) {
      const less = sql`greatest(${counters.count} - 1, 0)`;
      await db.q.update(counters).set({ count: less }).where(row(kind, subject));
    },
    async clear(kind, subject) {
      await db.q.delete(counters).where(row(kind, subject));
    },
  };
}
