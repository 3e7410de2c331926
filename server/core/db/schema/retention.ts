import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, id } from './columns';
import { companies } from './companies';
import { filings } from './filings';

/** Days for which a kind of data is kept, where an administrator has said so. */
export const retentionPeriods = pgTable('retention_periods', {
  kind: text('kind').primaryKey(),
  days: integer('days').notNull(),
});

/** Data of a company, or one filing of it, that stays whatever its age. */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** null: all of the company. */
    filingId: uuid('filing_id').references(() => filings.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    begunAt: at('begun_at').notNull(),
    begunBy: text('begun_by').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('retention_holds_company').on(t.companyId).where(sql`ended_at is null`)],
);

/** Drafts whose company was told that they go. */
export const retentionNotices = pgTable('retention_notices', {
  filingId: uuid('filing_id')
    .primaryKey()
    .references(() => filings.id, { onDelete: 'cascade' }),
  toldAt: at('told_at').notNull(),
});
