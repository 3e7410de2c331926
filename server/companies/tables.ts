import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id, isFolded, unfolded } from '../core/db/schema/columns';

/** Companies of each status and department: rows to be added up, written by triggers. */
export const companyCounters = pgTable(
  'company_counters',
  {
    status: text('status').notNull(),
    department: text('department'),
    companies: integer('companies').notNull(),
    isFolded: isFolded(),
  },
  (t) => [index('company_counters_key').on(t.status, t.department), unfolded('company_counters', t)],
);

/**
 * Credit codes that administrators allow to register although the check digit is wrong or the business register does not
 * have them. A removed row stays: the list of who allowed which company is part of the record.
 */
export const creditCodeExceptions = pgTable(
  'credit_code_exceptions',
  {
    id: id(),
    creditCode: text('credit_code').notNull(),
    companyName: text('company_name').notNull(),
    reason: text('reason').notNull(),
    /** The last day on which the code may register, in Asia/Shanghai. */
    until: date('until', { mode: 'string' }).notNull(),
    addedBy: text('added_by').notNull(),
    createdAt: createdAt(),
    removedAt: at('removed_at'),
  },
  (t) => [uniqueIndex('credit_code_exceptions_code').on(t.creditCode).where(sql`removed_at is null`)],
);
