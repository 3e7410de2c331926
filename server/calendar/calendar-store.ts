import { asc, eq, sql } from 'drizzle-orm';
import type { CalendarDay } from '../../domain/windows/calendar-year';
import type { DayKind } from '../../domain/windows/working-days';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { calendarDays, calendarYears } from './tables';

export type CalendarYear = typeof calendarYears.$inferSelect;

export function createCalendarStore(db: Database) {
  const columns = {
    date: calendarDays.date,
    kind: sql<DayKind>`${calendarDays.kind}`,
    name: calendarDays.name,
  };

  async function putDays(year: number, days: CalendarDay[]): Promise<void> {
    await db.q.delete(calendarDays).where(eq(calendarDays.year, year));
    if (days.length > 0) await db.q.insert(calendarDays).values(days.map((day) => ({ ...day, year })));
  }

  return {
    putDays,

    all: () => db.q.select(columns).from(calendarDays),

    days: (year: number): Promise<CalendarDay[]> =>
      db.q
        .select(columns)
        .from(calendarDays)
        .where(eq(calendarDays.year, year))
        .orderBy(asc(calendarDays.date)),

    years: () => db.q.select().from(calendarYears).orderBy(asc(calendarYears.year)),

    /** Inserts a year; false if it exists or another transaction is inserting it. */
    async addYear(year: CalendarYear): Promise<boolean> {
      const added = await db.q
        .insert(calendarYears)
        .values(year)
        .onConflictDoNothing()
        .returning({ year: calendarYears.year });
      return added.length > 0;
    },

    /** Locks the year for the open transaction. */
    lock: (year: number): Promise<CalendarYear | undefined> =>
      takeFirst(db.q.select().from(calendarYears).where(eq(calendarYears.year, year)).for('update')),

    async update({ year, ...change }: CalendarYear): Promise<void> {
      await db.q.update(calendarYears).set(change).where(eq(calendarYears.year, year));
    },
  };
}
