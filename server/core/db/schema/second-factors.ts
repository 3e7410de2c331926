/** Second factors of accounts, the codes for a lost one, and steps that were begun and wait to be finished. */
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FactorKind } from '../../../../domain/accounts/second-factor';
import { users } from './accounts';
import { at, createdAt, id } from './columns';

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
    /** The secret of an authenticator app, sealed; the public key of a passkey. */
    secret: text('secret').notNull(),
    /** A passkey's own id; none for an app. */
    credentialId: text('credential_id'),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** The last time step of an app, or the last count of a passkey: what is not above it came before. */
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
    /** sha256: a code has as many random bits as nobody tries out. */
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** A step that is finished once, within minutes, by whoever holds its ticket. */
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
