import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Attempts at a backup by the portal itself: made, failed, or still running. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true, mode: 'date' }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  /** File name of the backup, and its bytes (`size`); null unless the backup succeeded. */
  name: text('name'),
  size: bigint('size', { mode: 'number' }),
  /** Reason of a failure; null without one. */
  fault: text('fault'),
});
