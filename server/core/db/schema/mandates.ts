import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MandateStatus } from '../../../../domain/mandates/mandate';
import { users } from './accounts';
import { at, createdAt, id } from './columns';
import { companies } from './companies';

/** A mandate that a company gives to an account of another company. Never deleted: the log names who acted by it. */
export const mandates = pgTable(
  'mandates',
  {
    id: id(),
    /** The company that is acted for. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The agent. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    programs: jsonb('programs').$type<string[]>().notNull(),
    maySubmit: boolean('may_submit').notNull(),
    /** First and last day, both included, in Asia/Shanghai. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    /**
     * Set by triggers when the account or one of the companies was disabled, even for a moment, since the mandate was
     * given.
     */
    isShut: boolean('is_shut').notNull().default(false),
    /** The day on which both companies are reminded of its end; null: no reminder, or none left. */
    remindOn: date('remind_on', { mode: 'string' }),
    status: text('status').$type<MandateStatus>().notNull().default('offered'),
    version: integer('version').notNull().default(1),
    givenBy: text('given_by').notNull(),
    answeredAt: at('answered_at'),
    endedAt: at('ended_at'),
    /** null where it ended by itself. */
    endedBy: text('ended_by'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('mandates_company').on(t.companyId, t.createdAt),
    index('mandates_user').on(t.userId, t.createdAt),
    index('mandates_due').on(t.lastDay, t.id).where(sql`status in ('offered', 'accepted')`),
    index('mandates_shut').on(t.id).where(sql`is_shut and status in ('offered', 'accepted')`),
    index('mandates_remind').on(t.remindOn, t.id).where(sql`status = 'accepted' and remind_on is not null`),
    uniqueIndex('mandates_open').on(t.companyId, t.userId).where(sql`status in ('offered', 'accepted')`),
  ],
);
