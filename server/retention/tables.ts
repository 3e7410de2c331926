import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { at } from '../core/db/schema/columns';
import { storedFilings } from '../core/db/schema/filings';

/** Drafts whose company was notified of their coming deletion. */
export const retentionNotices = pgTable('retention_notices', {
  filingId: uuid('filing_id')
    .primaryKey()
    .references(() => storedFilings.id, { onDelete: 'cascade' }),
  toldAt: at('told_at').notNull(),
});
