/** Columns that most tables have. */
import { sql } from 'drizzle-orm';
import { boolean, type ExtraConfigColumn, index, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => at('created_at').notNull().defaultNow();

/** A mark of rows of counters: the job that folds them has made the row the only one of its key. */
export const isFolded = () => boolean('is_folded').notNull().default(false);
/** The rows that are still to be folded, so that a look that finds none costs nothing. */
export const unfolded = (table: string, { isFolded }: { isFolded: ExtraConfigColumn }) =>
  index(`${table}_unfolded`).on(isFolded).where(sql`not is_folded`);
