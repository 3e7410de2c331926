import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../../../domain/accounts/roles';
import type { FactorKind } from '../../../../domain/accounts/second-factor';
import type { Duty } from '../../../../domain/workflow/duties';
import { at, createdAt, id } from './columns';
import { companies } from './companies';

export const departments = pgTable(
  'departments',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('departments_company_name').on(t.companyId, t.name)],
);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** null on the administering side. */
    companyId: uuid('company_id').references(() => companies.id),
    username: text('username').notNull(),
    /** Lower case: login names differ by more than case. */
    usernameKey: text('username_key').notNull(),
    /** The look of the login name (server/core/look-alike); null until it was made. */
    usernameLook: text('username_look'),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    role: text('role').notNull(),
    /** Roles beside that one, which read. */
    moreRoles: jsonb('more_roles').$type<Role[]>().notNull().default([]),
    departmentId: uuid('department_id').references(() => departments.id),
    /** The administering department of a reviewer: a value of the dictionary `department`. */
    reviewDepartment: text('review_department'),
    taxes: jsonb('taxes').$type<string[]>().notNull().default([]),
    /** Granted to a filer; of an account of an office those that it is limited to, none for all. */
    programs: jsonb('programs').$type<string[]>().notNull().default([]),
    /** Duties of a person of an office; none: every duty of the role. */
    duties: jsonb('duties').$type<Duty[]>().notNull().default([]),
    passwordHash: text('password_hash').notNull(),
    passwordHistory: jsonb('password_history').$type<string[]>().notNull().default([]),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Until when a one-time password opens the portal; null for a password of one's own. */
    passwordExpiresAt: at('password_expires_at'),
    /** True while the account has a second factor: told with every sign-in and session. */
    secondFactor: boolean('second_factor').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    deletedAt: at('deleted_at'),
    lastLoginAt: at('last_login_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey).where(sql`deleted_at is null`),
    index('users_username_look').on(t.usernameLook).where(sql`deleted_at is null`),
    // The same index as that of companies.
    index('users_look_due')
      .on(t.id)
      .where(sql`username_look is null or not starts_with(username_look, '1:')`),
    index('users_company').on(t.companyId),
    /** Officers and experts are few among the people of all companies. */
    index('users_role').on(t.role).where(sql`deleted_at is null`),
    index('users_phone').on(t.phone).where(sql`deleted_at is null`),
  ],
);

/** True of an account of an office that is not limited to other programs. */
export const looksAfter = (program: string | SQLWrapper): SQL =>
  sql`(${users.programs} = '[]' or ${users.programs} ? ${program})`;

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** sha256 of the refresh token that is good now; a rotated one that comes back ends the session. */
    refreshHash: text('refresh_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    /** Absolute end, however much it is used. */
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    /** The device in which it began, while the account knows it. */
    deviceId: uuid('device_id'),
    /** The mandate that it acts by, also after its end: the person goes back to the own company knowingly. */
    mandateId: uuid('mandate_id'),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Browsers and programs in which a person gave the right password: failures elsewhere do not count against them. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** sha256 of the secret that the device sends along. */
    secretHash: text('secret_hash').notNull(),
    /** The network that it signed in from last, as server/networks counts it. */
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
