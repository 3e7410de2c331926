import { boolean, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, id } from '../core/db/schema/columns';
import { companies } from '../core/db/schema/companies';

/** Periods in which a program accepts filings. Half-open: a submission at closes_at is late. */
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
    /** Day by which the first review should be done. */
    firstReviewBy: at('first_review_by'),
    enabled: boolean('enabled').notNull().default(true),
    /** Minutes after closing in which a filing begun earlier is still accepted. */
    graceMinutes: integer('grace_minutes').notNull().default(0),
    /** Next time at which reminders of the closing may be due; null means at once. */
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
