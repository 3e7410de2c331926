import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChangeKind } from '../../domain/company/change-kinds';
import type { ChangeStatus } from '../../domain/company/changes';
import { at, createdAt, id } from '../core/db/schema/columns';
import { companies } from '../core/db/schema/companies';

/** Changes of a company's facts that the company has requested. Never deleted. */
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
    /** Values that the new ones replaced; null until the change takes effect. */
    former: jsonb('former').$type<Record<string, unknown>>(),
    /** First day on which the change holds, in Asia/Shanghai. */
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
