import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { correctionReminders, filings } from '../core/db/tables';

export type SentReminder = typeof correctionReminders.$inferInsert;

/** Returned filings with a deadline before long, and the reminders sent for each. */
export const createRemindersStore = (db: Database) => ({
  waiting: (now: Date, until: Date) =>
    db.q
      .select({
        id: filings.id,
        dueAt: filings.correctionDueAt,
        setAt: filings.correctionDueSetAt,
        /** Of the present deadline. */
        sent: sql<string[]>`array(select sent.kind from correction_reminders as sent
          where sent.filing_id = ${filings.id} and sent.due_at = ${filings.correctionDueAt})`,
      })
      .from(filings)
      .where(
        and(
          eq(filings.status, 'returned'),
          gt(filings.correctionDueAt, now),
          lte(filings.correctionDueAt, until),
        ),
      ),

  /** True for the first that asks: the reminder is its to send, in the open transaction. */
  async claim(reminder: SentReminder): Promise<boolean> {
    const { rowCount } = await db.q.insert(correctionReminders).values(reminder).onConflictDoNothing();
    return rowCount === 1;
  },
});

export type RemindersStore = ReturnType<typeof createRemindersStore>;
