import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Workflow } from '../../../../domain/workflow/workflow';
import { users } from './accounts';
import { at, id } from './columns';
import { companies } from './companies';

/** The times in which a program may be filed. Half-open: a submission at closes_at is late. */
export const windows = pgTable(
  'windows',
  {
    id: id(),
    program: text('program').notNull(),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    opensAt: at('opens_at').notNull(),
    closesAt: at('closes_at').notNull(),
    quota: integer('quota').notNull(),
    /** The day on which the first review should be done. */
    firstReviewBy: at('first_review_by'),
    enabled: boolean('enabled').notNull().default(true),
    /** Minutes after closing in which a filing begun before is still taken. */
    graceMinutes: integer('grace_minutes').notNull().default(0),
    /** The time at which companies may have to be reminded that it closes; null is now. */
    remindAt: at('remind_at'),
    /** Counts changes by administrators; a change carries the version that it was made from. */
    version: integer('version').notNull().default(1),
    updatedAt: at('updated_at').notNull().defaultNow(),
    updatedBy: text('updated_by').notNull().default(''),
  },
  (t) => [uniqueIndex('windows_batch').on(t.program, t.batchYear, t.batchNo)],
);

export const windowExtensions = pgTable(
  'window_extensions',
  {
    windowId: uuid('window_id')
      .notNull()
      .references(() => windows.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    until: at('until').notNull(),
    reason: text('reason').notNull().default(''),
    grantedAt: at('granted_at').notNull().defaultNow(),
    grantedBy: text('granted_by').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.windowId, t.companyId] })],
);

/** Reminders that went out. The key keeps each to one, whatever process sends it. */
export const windowReminders = pgTable(
  'window_reminders',
  {
    windowId: uuid('window_id')
      .notNull()
      .references(() => windows.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.windowId, t.companyId, t.kind] })],
);

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

/** Days that are not what their weekday says. They move deadlines, which are legal. */
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

/** Workflows that were set for a program, each for the filings submitted first while it was the latest. Never changed. */
export const workflows = pgTable(
  'workflows',
  {
    program: text('program').notNull(),
    /** 1, 2, …; the default of the program is 0 and has no row. */
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<Workflow>().notNull(),
    setAt: at('set_at').notNull(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.program, t.version] })],
);
