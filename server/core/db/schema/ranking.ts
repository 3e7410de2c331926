/** Results of the ranking meeting: budgets of batches, and grants that are proposed until they are approved. */
import { integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { at } from './columns';
import { filings } from './filings';

/** In 万元; null where it was taken away again. Each change is a line of the log. */
const amount = () => numeric('amount', { precision: 14, scale: 2, mode: 'number' });
const changed = () => ({
  version: integer('version').notNull(),
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => users.id),
  updatedAt: at('updated_at').notNull(),
});

export const budgets = pgTable(
  'budgets',
  {
    program: text('program').notNull(),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    amount: amount(),
    ...changed(),
  },
  (t) => [primaryKey({ columns: [t.program, t.batchYear, t.batchNo] })],
);

/** The company never sees one: what it is granted stands in the approval. */
export const proposedGrants = pgTable('proposed_grants', {
  filingId: uuid('filing_id')
    .primaryKey()
    .references(() => filings.id, { onDelete: 'cascade' }),
  amount: amount(),
  ...changed(),
});
