import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Answers } from '../../domain/definition';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { filings, notificationChoices, reportTasks, users } from '../core/db/tables';
import { isOwed, isToDo } from '../reports/tasks-store';
import { personalReminders } from './tables';

/** People who chose days of their own, and the ends that their companies come to. */
export const createPersonalRemindersStore = (db: Database) => ({
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

  /** Returned filings whose time for the correction ends between these times. */
  corrections: (companyIds: string[], now: Date, until: Date) =>
    db.q
      .select({
        id: filings.id,
        companyId: filings.companyId,
        program: filings.program,
        data: sql<Answers>`${filings.data}`,
        dueAt: sql<Date>`${filings.correctionDueAt}`.mapWith(filings.correctionDueAt),
      })
      .from(filings)
      .where(
        and(
          inArray(filings.companyId, companyIds),
          eq(filings.status, 'returned'),
          gt(filings.correctionDueAt, now),
          lte(filings.correctionDueAt, until),
        ),
      ),

  /** Reports to be filled in or corrected that have begun. */
  reports: (companyIds: string[], today: string) =>
    db.q
      .select({
        id: reportTasks.id,
        companyId: reportTasks.companyId,
        code: reportTasks.code,
        period: reportTasks.period,
        about: reportTasks.about,
        program: reportTasks.program,
        edition: reportTasks.edition,
        dueOn: reportTasks.dueOn,
        correctionDueAt: reportTasks.correctionDueAt,
      })
      .from(reportTasks)
      .leftJoin(filings, eq(filings.id, reportTasks.filingId))
      .where(and(inArray(reportTasks.companyId, companyIds), isToDo, isOwed, lte(reportTasks.openOn, today))),

  /** Claims a reminder; false where it was sent before. */
  async claim(row: typeof personalReminders.$inferInsert): Promise<boolean> {
    const { rowCount } = await db.q.insert(personalReminders).values(row).onConflictDoNothing();
    return rowCount === 1;
  },
});
