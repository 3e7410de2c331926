import { integer, pgTable } from 'drizzle-orm/pg-core';
import { at } from '../core/db/schema/columns';

/**
 * Counts changes to the published data as rows to be added up, so that concurrent changes do not wait for each other; the sum
 * identifies the version of a copy of the results.
 */
export const resultChanges = pgTable('result_changes', {
  changes: integer('changes').notNull(),
  at: at('at').notNull(),
});
