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

/**
 * Histogram of the time from the first submission to the decision, for the medians; rows are added up. Each decision counts in
 * every cut that a statistic reads, so that none has to add up those of all programs, departments and industries.
 */
export const durationCounters = pgTable(
  'duration_counters',
  {
    /** `all`, `status` or `industry`: what `value` is; '' for `all`. */
    by: text('by').notNull(),
    value: text('value').notNull(),
    /** `*` for all programs; the same for all departments. A company without department has ''. */
    program: text('program').notNull(),
    department: text('department').notNull(),
    /** Year and number 0 for all batches, which all programs together have beside each single one. */
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    /** Tenths of a day; beyond 20 days whole days. */
    tenths: integer('tenths').notNull(),
    filings: integer('filings').notNull(),
    isFolded: isFolded(),
  },
  (t) => [
    // The counted column stands last in both keys, so that a statistic reads the index alone.
    index('duration_counters_key').on(
      t.by,
      t.program,
      t.department,
      t.batchYear,
      t.batchNo,
      t.value,
      t.tenths,
      t.filings,
    ),
    index('duration_counters_department').on(
      t.by,
      t.department,
      t.program,
      t.batchYear,
      t.batchNo,
      t.value,
      t.tenths,
      t.filings,
    ),
    unfolded('duration_counters', t),
  ],
);
