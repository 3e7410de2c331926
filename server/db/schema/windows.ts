import { boolean, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, id } from './columns';
import { companies } from './companies';

/** When a program may be filed. Half-open: a submission at closes_at is late. */
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
    /** When the first review means to be done. */
    firstReviewBy: at('first_review_by'),
    enabled: boolean('enabled').notNull().default(true),
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
  },
  (t) => [primaryKey({ columns: [t.windowId, t.companyId] })],
);
