import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id } from '../core/db/schema/columns';

/** Periods in which a person of an office is away and a colleague acts; each ends with its last day, or earlier. */
export const absences = pgTable(
  'absences',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    deputyId: uuid('deputy_id')
      .notNull()
      .references(() => users.id),
    /** First and last day in Asia/Shanghai. */
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    /** Time of an early end; null for an absence that ends by itself. */
    endedAt: at('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [index('absences_until').on(t.untilDay)],
);
