import { integer, pgTable } from 'drizzle-orm/pg-core';
import { at } from '../core/db/schema/columns';

/** Changes of what is published, to be added up: copies of the results are known by the sum. Nobody waits for a colleague's. */
export const resultChanges = pgTable('result_changes', {
  changes: integer('changes').notNull(),
  at: at('at').notNull(),
});
