import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AppealableAction } from '../../../../domain/appeals/appeal';
import type { FilingStatus } from '../../../../domain/filing/status';
import type { AnswerStatus } from '../../../../domain/objections/objection';
import { at, createdAt, id } from './columns';
import { companies } from './companies';
import { files } from './files';
import { filings } from './filings';

/** An appeal, which an office is to answer by a day, and its answer. */
const answering = () => ({
  status: text('status').$type<AnswerStatus>().notNull().default('open'),
  version: integer('version').notNull().default(1),
  dueAt: at('due_at').notNull(),
  answer: text('answer'),
  answeredAt: at('answered_at'),
  answeredBy: text('answered_by'),
  createdAt: createdAt(),
  updatedAt: at('updated_at').notNull(),
});

/** An appeal of a company against a decision on its filing. */
export const appeals = pgTable(
  'appeals',
  {
    id: id(),
    no: text('no').notNull(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    /** The owner of the files that it names. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The line of the filing's log: one appeal for each. */
    decisionId: uuid('decision_id').notNull(),
    decision: text('decision').$type<AppealableAction>().notNull(),
    /** The status that it was decided in. */
    decidedFrom: text('decided_from').$type<FilingStatus>(),
    decidedAt: at('decided_at').notNull(),
    /** Ids of whoever decided and signed: none of them hears it. Nobody of a deadline that passed. */
    decidedBy: uuid('decided_by').array().notNull().default(sql`'{}'::uuid[]`),
    /** Plain text. */
    reason: text('reason').notNull(),
    files: jsonb('files').$type<{ id: string; name: string }[]>().notNull().default([]),
    /** The name of the person, as it was then. */
    sentBy: text('sent_by').notNull(),
    ...answering(),
  },
  (t) => [
    uniqueIndex('appeals_no').on(t.no),
    uniqueIndex('appeals_decision').on(t.decisionId),
    index('appeals_filing').on(t.filingId),
    index('appeals_company').on(t.companyId),
    index('appeals_status').on(t.status, t.dueAt),
  ],
);

/** An objection to what stands in public notice. It is not the company's to read, so that it names no owner. */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    no: text('no').notNull(),
    /** Hash of the code that shows it to whoever objected. */
    codeHash: text('code_hash').notNull(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** A code by SMS was answered: only then is anything sent to the number. */
    phoneProved: boolean('phone_proved').notNull().default(false),
    /** Plain text. */
    text: text('text').notNull(),
    ...answering(),
  },
  (t) => [
    uniqueIndex('objections_no').on(t.no),
    index('objections_filing').on(t.filingId),
    index('objections_status').on(t.status, t.dueAt),
  ],
);

/** A file that came with an objection. It belongs to no company: whoever answers the objection reads it, and nobody else. */
export const objectionFiles = pgTable(
  'objection_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    objectionId: uuid('objection_id')
      .notNull()
      .references(() => objections.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('objection_files_objection').on(t.objectionId)],
);

/** The recognition that an approval gave, as it was given: what a program declares later changes none. */
export const recognitions = pgTable(
  'recognitions',
  {
    /** That of the filing, where one gave it. */
    id: uuid('id').primaryKey(),
    /** null: given before the portal was there, and imported. */
    filingId: uuid('filing_id').references(() => filings.id),
    /** null: imported, whether its company has registered or not: it is found by its code. */
    companyId: uuid('company_id').references(() => companies.id),
    /** Of an imported one, as its list says. */
    holderName: text('holder_name'),
    holderCode: text('holder_code'),
    kind: text('kind').notNull().default(''),
    program: text('program').notNull(),
    certificateNo: text('certificate_no').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** The last day. */
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    revokedOn: date('revoked_on', { mode: 'string' }),
    /** The day on which the company is reminded next. */
    remindOn: date('remind_on', { mode: 'string' }).notNull(),
    /** Counts what the office did with it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('recognitions_filing').on(t.filingId),
    index('recognitions_holder').on(t.holderCode),
    uniqueIndex('recognitions_certificate').on(t.certificateNo),
    index('recognitions_company').on(t.companyId, t.validTo),
    index('recognitions_valid_to').on(t.validTo, t.id),
    index('recognitions_remind').on(t.remindOn, t.id),
  ],
);
