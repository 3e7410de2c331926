/** Columns that most tables have. */
import { sql } from 'drizzle-orm';
import { boolean, type ExtraConfigColumn, index, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => at('created_at').notNull().defaultNow();

/** Marks a counter row that the folding job has made the only one of its key. */
export const isFolded = () => boolean('is_folded').notNull().default(false);
/** Partial index of rows still to be folded, so that a run without any costs nothing. */
export const unfolded = (table: string, { isFolded }: { isFolded: ExtraConfigColumn }) =>
  index(`${table}_unfolded`).on(isFolded).where(sql`not is_folded`);
