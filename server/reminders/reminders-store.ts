import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { notificationChoices, users } from '../core/db/tables';
import { sentReminders } from './tables';

/** Sent reminders, and the people who chose days of their own. */
export const createSentRemindersStore = (db: Database) => ({
  /** People with days of their own, by id after `after`. */
  people: (after: string | null, atMost: number) =>
    db.q
      .select({
        id: users.id,
        companyId: sql<string>`${users.companyId}`,
        days: sql<number[]>`${notificationChoices.reminderDays}`,
      })
      .from(users)
      .innerJoin(notificationChoices, eq(notificationChoices.holderId, users.id))
      .where(
        and(
          canSignIn,
          isNotNull(users.companyId),
          sql`jsonb_array_length(${notificationChoices.reminderDays}) > 0`,
          after === null ? undefined : gt(users.id, after),
        ),
      )
      .orderBy(asc(users.id))
      .limit(atMost),

  /** Claims a reminder; false where it was sent before. */
  async claim(row: typeof sentReminders.$inferInsert): Promise<boolean> {
    const { rowCount } = await db.q.insert(sentReminders).values(row).onConflictDoNothing();
    return rowCount === 1;
  },
});
