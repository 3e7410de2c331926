import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { correctionReminders, filings } from '../core/db/tables';

export type SentReminder = typeof correctionReminders.$inferInsert;

/** Returned filings whose companies may have to be reminded now, and the reminders that were sent. */
export const createRemindersStore = (db: Database) => ({
  due: (now: Date, atMost: number) =>
    db.q
      .select({ id: filings.id })
      .from(filings)
      .where(and(sql`${filings.status} = 'returned'`, lte(filings.correctionRemindAt, now)))
      .orderBy(filings.correctionRemindAt)
      .limit(atMost),

  /** For whoever holds the row. */
  async remindNext(id: string, at: Date | null): Promise<void> {
    await db.q.update(filings).set({ correctionRemindAt: at }).where(eq(filings.id, id));
  },

  /** True for the first that asks: the reminder is its to send, in the open transaction. */
  async claim(reminder: SentReminder): Promise<boolean> {
    const { rowCount } = await db.q.insert(correctionReminders).values(reminder).onConflictDoNothing();
    return rowCount === 1;
  },
});

export type RemindersStore = ReturnType<typeof createRemindersStore>;
