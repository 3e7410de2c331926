import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, isFolded, unfolded } from '../core/db/schema/columns';
import { reportTasks } from '../core/db/schema/reports';

/**
 * Work list of reports: one narrow row for each report that is owed or submitted, with its filter columns. Written by triggers,
 * as the work list of filings is.
 */
export const reportItems = pgTable(
  'report_items',
  {
    taskId: uuid('task_id')
      .primaryKey()
      .references(() => reportTasks.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    filingId: uuid('filing_id'),
    code: text('code').notNull(),
    /** Department of the company; null if its profile names none. */
    department: text('department'),
    settled: text('settled'),
    openOn: text('open_on').notNull(),
    dueOn: text('due_on').notNull(),
    /** Time of the latest submission. */
    submittedAt: at('submitted_at'),
    /** Search text for offices, in lower case, a line for each value. */
    search: text('search').notNull(),
  },
  (t) => [
    index('report_items_company').on(t.companyId),
    index('report_items_filing').on(t.filingId),
    index('report_items_order').on(t.submittedAt, t.dueOn, t.taskId),
    index('report_items_settled').on(t.settled, t.submittedAt, t.dueOn, t.taskId, t.openOn),
    index('report_items_unsettled')
      .on(t.submittedAt, t.dueOn, t.taskId, t.openOn)
      .where(sql`settled is null`),
    index('report_items_department').on(t.department, t.submittedAt, t.dueOn, t.taskId),
    index('report_items_department_settled').on(
      t.department,
      t.settled,
      t.submittedAt,
      t.dueOn,
      t.taskId,
      t.openOn,
    ),
    index('report_items_search').using('gin', sql`work_grams(search)`),
  ],
);

/**
 * Counter rows, of which several may have the same key and are summed. The days are set where the status depends on them, and ''
 * elsewhere.
 */
export const reportCounters = pgTable(
  'report_counters',
  {
    code: text('code').notNull(),
    department: text('department'),
    settled: text('settled'),
    openOn: text('open_on').notNull(),
    dueOn: text('due_on').notNull(),
    reports: integer('reports').notNull(),
    isFolded: isFolded(),
  },
  (t) => [
    index('report_counters_key').on(t.department, t.code, t.settled, t.openOn, t.dueOn),
    unfolded('report_counters', t),
  ],
);
