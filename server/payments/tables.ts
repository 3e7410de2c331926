import { sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../core/db/schema/accounts';
import { at, id } from '../core/db/schema/columns';
import { storedFilings } from '../core/db/schema/filings';

/** Payments of granted amounts as finance officers recorded them. None is deleted: a wrong one is marked as taken back. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id),
    /** Amount in 10,000 yuan, like the grant. */
    amount: numeric('amount', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** Number of the voucher, or another note; offices read it, the company does not. */
    note: text('note').notNull().default(''),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id),
    recordedAt: at('recorded_at').notNull(),
    takenBackBy: uuid('taken_back_by').references(() => users.id),
    /** null for a payment that stands. */
    takenBackAt: at('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (t) => [
    index('payments_filing').on(t.filingId, t.recordedAt),
    check('payments_positive', sql`${t.amount} > 0`),
  ],
);
