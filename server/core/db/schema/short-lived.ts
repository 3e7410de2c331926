/**
 * Tables of short-lived rows. They are in the database rather than in process memory, so that any number of processes can
 * serve.
 */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns';

/** Counts of one subject in one time slot: failed logins, requests per address. */
export const counters = pgTable(
  'counters',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
);

/** Outgoing SMS and mail: written with the change that caused them, sent afterwards, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    scene: text('scene').notNull(),
    /**
     * The portal message that this SMS or mail accompanies, and the filing that it is about: its delivery is shown to the
     * sender.
     */
    messageId: uuid('message_id'),
    filingId: uuid('filing_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    sentAt: at('sent_at'),
    /** The time at which delivery was given up; the data left in the row say whom to contact another way. */
    gaveUpAt: at('gave_up_at'),
    /** Lane of the message: one-time codes, bulk messages and all others wait separately, SMS and mail as well. */
    lane: text('lane').generatedAlwaysAs(
      sql`case when payload -> 'code' is not null then 'code' when payload -> 'bulk' is not null then 'bulk_' || kind else kind end`,
    ),
    /** The reason that the last attempt failed. */
    fault: text('fault'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
  },
  (t) => [
    index('outbox_due').on(t.lane, t.nextAttemptAt).where(sql`sent_at is null and gave_up_at is null`),
    index('outbox_given_up').on(t.gaveUpAt).where(sql`gave_up_at is not null`),
    index('outbox_endpoint').on(t.recipient, t.createdAt).where(sql`kind = 'webhook'`),
    index('outbox_filing').on(t.filingId, t.createdAt).where(sql`filing_id is not null`),
    index('outbox_sent').on(t.sentAt).where(sql`sent_at is not null`),
  ],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
