import { sql } from 'drizzle-orm';
import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** One row, made by the migration: the id that DATA_DIR carries too, by which the two are known to belong together. */
export const installation = pgTable('installation', { id: uuid('id').primaryKey().defaultRandom() }, () => [
  uniqueIndex('installation_one').on(sql`(true)`),
]);
