import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { isFolded, unfolded } from '../core/db/schema/columns';

/** Counters by industry, with a column for each counted state; rows are added up. */
export const industryCounters = pgTable(
  'industry_counters',
  {
    industry: text('industry').notNull(),
    department: text('department'),
    program: text('program').notNull(),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    open: integer('open').notNull(),
    returned: integer('returned').notNull(),
    approved: integer('approved').notNull(),
    rejected: integer('rejected').notNull(),
    revoked: integer('revoked').notNull(),
    returnedOnce: integer('returned_once').notNull(),
    granted: numeric('granted', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    isFolded: isFolded(),
  },
  (t) => [
    index('industry_counters_key').on(t.department, t.industry, t.program, t.batchYear, t.batchNo),
    unfolded('industry_counters', t),
  ],
);

/** Counters of filings by mark; rows are added up. */
export const markCounters = pgTable(
  'mark_counters',
  {
    program: text('program').notNull(),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    department: text('department'),
    mark: text('mark').notNull(),
    filings: integer('filings').notNull(),
    isFolded: isFolded(),
  },
  (t) => [
    index('mark_counters_key').on(t.mark, t.department, t.program, t.batchYear, t.batchNo),
    unfolded('mark_counters', t),
  ],
);
