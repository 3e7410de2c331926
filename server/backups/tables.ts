import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Backups that were made, or begun and not ended, by the portal itself. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true, mode: 'date' }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  /** The file, and its bytes; null for one that failed. */
  name: text('name'),
  size: bigint('size', { mode: 'number' }),
  /** The reason of a failure. */
  fault: text('fault'),
});
