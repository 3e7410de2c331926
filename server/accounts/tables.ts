import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FactorKind } from '../../domain/accounts/second-factor';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id, isFolded, unfolded } from '../core/db/schema/columns';

/** Browsers and programs in which a person gave the right password: failures elsewhere do not count against them. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** sha256 of the secret part of the device's token. */
    secretHash: text('secret_hash').notNull(),
    /** Network of the last sign-in from the device (`getClientNetwork` in server/core/address). */
    address: text('address').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (t) => [index('devices_user').on(t.userId)],
);

/** Second factors of accounts, the codes for a lost one, and steps that were begun and wait to be finished. */
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

export const secondFactors = pgTable(
  'second_factors',
  {
    id: id(),
    userId: userId(),
    kind: text('kind').$type<FactorKind>().notNull(),
    name: text('name').notNull(),
    /** The encrypted secret of an authenticator app, or the public key of a passkey. */
    secret: text('secret').notNull(),
    /** The passkey's credential id; null for an app. */
    credentialId: text('credential_id'),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** Last time step of an app, or last signature count of a passkey; a value that is not higher was used before. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [
    index('second_factors_user').on(t.userId),
    uniqueIndex('second_factors_credential').on(t.credentialId).where(sql`credential_id is not null`),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** sha256 of the code; unsalted, because a code has too many random bits to be guessed. */
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Step that is completed once, within minutes, by the holder of its ticket. */
export const pendingSteps = pgTable(
  'pending_steps',
  {
    id: id(),
    kind: text('kind').notNull(),
    userId: uuid('user_id').references(() => users.id),
    /** sha256 of the secret part of the ticket. */
    secretHash: text('secret_hash').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('pending_steps_expiry').on(t.expiresAt)],
);

/** Accounts at other services (OpenID Connect), each of one account here. */
export const oidcBindings = pgTable(
  'oidc_bindings',
  {
    id: id(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('oidc_bindings_subject').on(t.issuer, t.subject),
    index('oidc_bindings_user').on(t.userId),
  ],
);

/** Number of open assessments of each expert: rows to be added up, written by triggers. */
export const expertCounters = pgTable(
  'expert_counters',
  {
    expertId: uuid('expert_id').notNull(),
    open: integer('open').notNull(),
    isFolded: isFolded(),
  },
  (t) => [index('expert_counters_key').on(t.expertId), unfolded('expert_counters', t)],
);

/** Captchas until they are answered. The answer is not stored: it is derived from the id and the server's secret. */
export const captchas = pgTable('captchas', {
  id: id(),
  plays: integer('plays').notNull().default(0),
  expiresAt: at('expires_at').notNull(),
});

/** Accepted proofs of work, until they expire: each is valid for one answer, in whichever process it arrives. */
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
