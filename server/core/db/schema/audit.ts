import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DECISIONS } from '../../../../domain/statistics/table';
import { users } from './accounts';
import { at, id } from './columns';
import { companies } from './companies';
import { storedFilings } from './filings';

/** Literal values instead of parameters: a partial index is used only where the query repeats its condition. */
export const isDecision = sql.raw(
  `action in (${DECISIONS.map((action) => `'${action}'`).join(', ')}) and subject_kind = 'filing'`,
);

/** Append-only. One chain per subject: `hash` covers the line and the hash before it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** filing, company, user, session, file, … */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    seq: integer('seq').notNull(),
    companyId: uuid('company_id'),
    action: text('action').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status'),
    version: integer('version'),
    comment: text('comment'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    ip: text('ip'),
    requestId: text('request_id'),
    at: at('at').notNull(),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    uniqueIndex('audit_log_subject').on(t.subjectKind, t.subjectId, t.seq),
    index('audit_log_company').on(t.companyId, t.at),
    index('audit_log_at').on(t.at),
    /** For the work list (decisions on each filing) and for a person's own decisions. */
    index('audit_log_decisions').on(t.subjectId, t.at).where(isDecision),
    index('audit_log_person_decisions').on(t.actorId, t.at).where(isDecision),
  ],
);

/** Read accesses by people of the offices: one row per person, subject and ten minutes. Companies never see them. */
export const readLog = pgTable(
  'read_log',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    /** The filing or file that was read; it may have been deleted since. */
    subjectId: uuid('subject_id').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Number of the ten-minute slot, counted from 1970. */
    slot: integer('slot').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subjectId, t.kind, t.slot] }),
    index('read_log_at').on(t.at),
    index('read_log_user').on(t.userId, t.at),
    index('read_log_company').on(t.companyId, t.at),
  ],
);

/** Retention days per kind of data, where an administrator has set them. */
export const retentionPeriods = pgTable('retention_periods', {
  kind: text('kind').primaryKey(),
  days: integer('days').notNull(),
});

/** Retention holds: data of a company, or one filing of it, that are never deleted for their age. */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** null: all data of the company. */
    filingId: uuid('filing_id').references(() => storedFilings.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    begunAt: at('begun_at').notNull(),
    begunBy: text('begun_by').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('retention_holds_company').on(t.companyId).where(sql`ended_at is null`)],
);
