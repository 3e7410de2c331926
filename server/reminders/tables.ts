import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../core/db/schema/accounts';
import { at } from '../core/db/schema/columns';

/** Reminders sent to people by the days of their own. The key makes each unique, whichever process sends it. */
export const personalReminders = pgTable(
  'personal_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kind of thing that ends: a window, the time for a correction, or a report. */
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Day of the end: after an extension the reminders begin anew. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    daysBefore: integer('days_before').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.subjectId, t.endsOn, t.daysBefore] })],
);
