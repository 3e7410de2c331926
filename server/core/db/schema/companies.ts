import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChangeKind, ChangeStatus } from '../../../../domain/company/changes';
import { at, createdAt, id, isFolded, unfolded } from './columns';

/** All that a company is found by, in small letters. */
export const searchOfCompany = ({ name, creditCode }: { name: SQLWrapper; creditCode: SQLWrapper }): SQL =>
  sql`lower(${name} || chr(10) || ${creditCode})`;

export const companies = pgTable(
  'companies',
  {
    id: id(),
    creditCode: text('credit_code').notNull(),
    name: text('name').notNull(),
    /** The look of the name (server/core/look-alike); null until it was made. */
    nameLook: text('name_look'),
    /** A status of domain/company/status. */
    status: text('status').notNull(),
    /** The profile of the catalogue, by key; name, credit_code and status stand in their own columns. */
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull(),
    /** The administering department, as the profile says: lists of all companies' filings are asked for by it. */
    department: text('department').generatedAlwaysAs(sql`profile ->> 'department'`),
    profileVersion: integer('profile_version').notNull().default(1),
    /** The day on which a company of a national high-tech zone may owe more reports, YYYY-MM-DD; '' is now. */
    zoneLookOn: text('zone_look_on').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('companies_credit_code').on(t.creditCode),
    index('companies_name_look').on(t.nameLook),
    // Names without a look by the present rule (LOOK_RULE): a new rule gets a new index.
    index('companies_look_due').on(t.id).where(sql`name_look is null or not starts_with(name_look, '1:')`),
    index('companies_zone_look')
      .on(t.zoneLookOn, t.id)
      .where(sql`profile ->> 'in_national_hi_zone' = 'true'`),
    index('companies_registered').on(t.createdAt, t.id),
    index('companies_name').on(t.name, t.id),
    index('companies_status').on(t.status, t.department, t.createdAt, t.id),
    index('companies_department').on(t.department, t.createdAt, t.id),
    index('companies_search').using('gin', sql`work_grams(${searchOfCompany(t)})`),
  ],
);

/** Companies of each status and department: rows to be added up, written by triggers. */
export const companyCounters = pgTable(
  'company_counters',
  {
    status: text('status').notNull(),
    department: text('department'),
    companies: integer('companies').notNull(),
    isFolded: isFolded(),
  },
  (t) => [index('company_counters_key').on(t.status, t.department), unfolded('company_counters', t)],
);

/**
 * Codes that administrators let register although the check digit is wrong or the business register does not know them.
 * A row that was removed stays: the list of who let whom in is part of the record.
 */
export const creditCodeExceptions = pgTable(
  'credit_code_exceptions',
  {
    id: id(),
    creditCode: text('credit_code').notNull(),
    companyName: text('company_name').notNull(),
    reason: text('reason').notNull(),
    /** The last day on which the code may register, in Asia/Shanghai. */
    until: date('until', { mode: 'string' }).notNull(),
    addedBy: text('added_by').notNull(),
    createdAt: createdAt(),
    removedAt: at('removed_at'),
  },
  (t) => [uniqueIndex('credit_code_exceptions_code').on(t.creditCode).where(sql`removed_at is null`)],
);

/** A change of its facts that a company has asked for. Never deleted. */
export const companyChanges = pgTable(
  'company_changes',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').$type<ChangeKind>().notNull(),
    status: text('status').$type<ChangeStatus>().notNull().default('requested'),
    version: integer('version').notNull().default(1),
    /** The new values, by the keys of the profile. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    /** The values that they took the place of; null until then. */
    former: jsonb('former').$type<Record<string, unknown>>(),
    /** The first day on which it holds, in Asia/Shanghai. */
    holdsFrom: date('holds_from', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    evidence: jsonb('evidence').$type<{ id: string; name: string }[]>().notNull().default([]),
    requestedBy: text('requested_by').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
    reason: text('reason'),
    inEffectAt: at('in_effect_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('company_changes_company').on(t.companyId, t.createdAt),
    index('company_changes_status').on(t.status, t.createdAt),
    index('company_changes_due').on(t.holdsFrom, t.id).where(sql`status = 'accepted'`),
    uniqueIndex('company_changes_open')
      .on(t.companyId, t.kind)
      .where(sql`status in ('requested', 'accepted')`),
  ],
);
