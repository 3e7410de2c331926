import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnswerStatus } from '../../domain/objections/objection';
import { at, createdAt, id } from '../core/db/schema/columns';
import { storedFilings } from '../core/db/schema/filings';
import { files } from '../files/tables';

/** Shared columns of objections and appeals, which an office has to answer by a deadline: status, deadline and answer. */
export const answering = () => ({
  status: text('status').$type<AnswerStatus>().notNull().default('open'),
  version: integer('version').notNull().default(1),
  dueAt: at('due_at').notNull(),
  answer: text('answer'),
  answeredAt: at('answered_at'),
  answeredBy: text('answered_by'),
  createdAt: createdAt(),
  updatedAt: at('updated_at').notNull(),
});

/** Objections to filings in public notice. They have no owner column, because the company may not read them. */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    no: text('no').notNull(),
    /** Hash of the code by which the sender tracks the objection. */
    codeHash: text('code_hash').notNull(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** True where the sender entered a code sent to the number; only then are messages sent to it. */
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

/** Files of objections. They belong to no company: only the office that answers the objection reads them. */
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
