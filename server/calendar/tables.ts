import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../core/db/schema/columns';

/** Years of the working-day calendar that were entered. */
export const calendarYears = pgTable('calendar_years', {
  year: integer('year').primaryKey(),
  /** The government notice that the days come from. */
  source: text('source').notNull(),
  /** Counts changes; a change carries the version that it was made from. */
  version: integer('version').notNull(),
  updatedAt: at('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** Exceptions to the weekly calendar: working weekends and holidays. They move deadlines, which are legally binding. */
export const calendarDays = pgTable(
  'calendar_days',
  {
    date: date('date', { mode: 'string' }).primaryKey(),
    year: integer('year')
      .notNull()
      .references(() => calendarYears.year),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
  },
  (t) => [index('calendar_days_year').on(t.year)],
);
