import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id } from '../core/db/schema/columns';

/** Times in which a person of an office is away and a colleague acts; each ends with its last day, or before. */
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
    /** Ended before its time; null for one that ends by itself. */
    endedAt: at('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [index('absences_until').on(t.untilDay)],
);
