import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DECIDING_ACTIONS } from '../../../../domain/statistics/table';
import { at, id } from './columns';

/** Spelled out, not as parameters: an index with a condition is used where the question says the same. */
export const isDecision = sql.raw(
  `action in (${DECIDING_ACTIONS.map((action) => `'${action}'`).join(', ')}) and subject_kind = 'filing'`,
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
    /** Statistics ask when each filing was decided. */
    index('audit_log_decided').on(t.subjectId, t.at).where(isDecision),
  ],
);
