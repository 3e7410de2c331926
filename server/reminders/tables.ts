import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../core/db/schema/columns';

/** Reminders sent. The key makes each unique, whichever process sends it. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    /** Kind of thing that ends (domain/reminders). */
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Company, or person with days of its own. */
    holderId: uuid('holder_id').notNull(),
    /** Day of the end: after an extension the reminders begin anew. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** Negative after the end. */
    daysBefore: integer('days_before').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId, t.holderId, t.endsOn, t.daysBefore] })],
);
