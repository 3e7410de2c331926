import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '../../../../domain/accounts/roles';
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
    /** Look-alike form of the login name (server/core/look-alike); null until it is computed. */
    usernameLook: text('username_look'),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    role: text('role').notNull(),
    /** Further roles besides `role`; they grant reading only. */
    moreRoles: jsonb('more_roles').$type<Role[]>().notNull().default([]),
    departmentId: uuid('department_id').references(() => departments.id),
    /** The administering department of a reviewer: a value of the dictionary `department`. */
    reviewDepartment: text('review_department'),
    taxes: jsonb('taxes').$type<string[]>().notNull().default([]),
    /** Programs granted to a filer; of an office account those that it is limited to, empty for all. */
    programs: jsonb('programs').$type<string[]>().notNull().default([]),
    /** Duties of a person of an office; none: every duty of the role. */
    duties: jsonb('duties').$type<Duty[]>().notNull().default([]),
    passwordHash: text('password_hash').notNull(),
    passwordHistory: jsonb('password_history').$type<string[]>().notNull().default([]),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Expiry of a one-time password; null for a password that the user chose. */
    passwordExpiresAt: at('password_expires_at'),
    /** True while the account has a second factor; part of every sign-in and session answer. */
    secondFactor: boolean('second_factor').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    deletedAt: at('deleted_at'),
    lastLoginAt: at('last_login_at'),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey).where(sql`deleted_at is null`),
    index('users_username_look').on(t.usernameLook).where(sql`deleted_at is null`),
    // Same purpose as the index companies_look_due.
    index('users_look_due')
      .on(t.id)
      .where(sql`username_look is null or not starts_with(username_look, '1:')`),
    index('users_company').on(t.companyId),
    /** Finds officers and experts, who are few among the people of all companies. */
    index('users_role').on(t.role).where(sql`deleted_at is null`),
    index('users_phone').on(t.phone).where(sql`deleted_at is null`),
  ],
);

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
    /** The device on which the session began; null once the account has forgotten it. */
    deviceId: uuid('device_id'),
    /**
     * The mandate that the session acts by, also after the mandate's end: the person has to switch back to the own
     * company explicitly.
     */
    mandateId: uuid('mandate_id'),
    /** True while a person of an office who acts for the trial company assesses its filings, in place of filing them. */
    isTrialExpert: boolean('is_trial_expert').notNull().default(false),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);
