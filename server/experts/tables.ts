import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Criterion } from '../../domain/definition';
import type { CriterionComments, CriterionScores } from '../../domain/experts/assessment';
import type { AvoidedCompany } from '../../domain/experts/pool';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id } from '../core/db/schema/columns';
import { storedFilings } from '../core/db/schema/filings';

/** Profile of an expert in the pool; days as YYYY-MM-DD. */
export const expertProfiles = pgTable('expert_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  version: integer('version').notNull(),
  /** Values of the dictionary `discipline`. */
  fields: jsonb('fields').$type<string[]>().notNull().default([]),
  /** A value of the dictionary `professional_title`. */
  title: text('title'),
  unit: text('unit').notNull().default(''),
  unitCode: text('unit_code'),
  activeFrom: text('active_from'),
  activeTo: text('active_to'),
  note: text('note').notNull().default(''),
  avoided: jsonb('avoided').$type<AvoidedCompany[]>().notNull().default([]),
  updatedAt: at('updated_at').notNull(),
});

/** Panel of experts for a filing. */
export const expertPanels = pgTable(
  'expert_panels',
  {
    filingId: uuid('filing_id')
      .primaryKey()
      .references(() => storedFilings.id),
    /** Random code of the filing among its experts, which hides the company. */
    code: text('code').notNull().default(sql`upper(left(gen_random_uuid()::text, 13))`),
    version: integer('version').notNull(),
    dueAt: at('due_at').notNull(),
    /** True if experts must not learn the company's identity. */
    blind: boolean('blind').notNull(),
    /** Attachments shown in a blind review although they may name the company. */
    attachmentsReleased: boolean('attachments_released').notNull(),
    /** Criteria of the program, copied when the panel was created. */
    criteria: jsonb('criteria').$type<Criterion[]>().notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
    /** Time at which the last expert answered; null again once the office is notified. */
    completeAt: at('complete_at'),
  },
  (t) => [
    uniqueIndex('expert_panels_code').on(t.code),
    index('expert_panels_due').on(t.dueAt),
    index('expert_panels_complete').on(t.completeAt).where(sql`complete_at is not null`),
  ],
);

/** Assessment of a filing by one expert. */
export const assessments = pgTable(
  'assessments',
  {
    id: id(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => expertPanels.filingId),
    expertId: uuid('expert_id')
      .notNull()
      .references(() => users.id),
    state: text('state').notNull(),
    version: integer('version').notNull(),
    /** Time at which the expert declared a conflict of interest, or none. */
    declaredAt: at('declared_at'),
    conflictReason: text('conflict_reason'),
    scores: jsonb('scores').$type<CriterionScores>().notNull().default({}),
    comments: jsonb('comments').$type<CriterionComments>().notNull().default({}),
    recommendation: text('recommendation'),
    remarks: text('remarks').notNull().default(''),
    submittedAt: at('submitted_at'),
    assignedAt: at('assigned_at').notNull(),
    /** Time of the invitation, which one message may give for several assessments. */
    invitedAt: at('invited_at'),
    /** Times of the last manual reminder, and of the one before the deadline, which is sent once. */
    remindedAt: at('reminded_at'),
    dueReminderAt: at('due_reminder_at'),
    /** Time of the last save that was logged. */
    saveLoggedAt: at('save_logged_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('assessments_filing_expert').on(t.filingId, t.expertId),
    index('assessments_expert').on(t.expertId, t.state),
    index('assessments_to_invite').on(t.expertId, t.assignedAt).where(sql`invited_at is null`),
  ],
);
