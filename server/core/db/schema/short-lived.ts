/** Short-lived rows: never process memory, so that any number of processes can serve. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StackFrame } from '../../../../domain/system/browser-error-calls';
import { at, createdAt, id } from './columns';

/** The answer is not stored: it follows from the id and the server's secret. */
export const captchas = pgTable('captchas', {
  id: id(),
  plays: integer('plays').notNull().default(0),
  expiresAt: at('expires_at').notNull(),
});

/** Proofs of work that were taken, until they expire: each is good for one answer, whichever process reads it. */
export const usedProofs = pgTable('used_proofs', {
  signature: text('signature').primaryKey(),
  expiresAt: at('expires_at').notNull(),
});

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    phone: text('phone').notNull(),
    scene: text('scene').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: at('used_at'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sms_codes_phone').on(t.phone, t.createdAt)],
);

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
    /** The message in the portal that it goes with, and the filing that it is about: whoever caused it sees how far it came. */
    messageId: uuid('message_id'),
    filingId: uuid('filing_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    sentAt: at('sent_at'),
    /** The time at which it was given up; what is left of it says whom to reach in another way. */
    gaveUpAt: at('gave_up_at'),
    /** Codes, notices and what goes to many at once wait in lanes of their own, SMS and mail apart. */
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

/** Errors of the portal in browsers, one row for all that are alike. Nothing in it is about a person. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    /** The hash of what makes two alike: name, words, release and places. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    release: text('release').notNull(),
    route: text('route').notNull(),
    browser: text('browser').notNull(),
    frames: jsonb('frames').$type<StackFrame[]>().notNull(),
    count: integer('count').notNull().default(1),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [index('browser_errors_last').on(t.lastAt)],
);
