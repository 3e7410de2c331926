import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnswerStatus } from '../../domain/objections/objection';
import { at, createdAt, id } from '../core/db/schema/columns';
import { filings } from '../core/db/schema/filings';
import { files } from '../files/tables';

/** Columns of what an office is to answer by a day, and of its answer. */
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

/** An objection to what stands in public notice. It is not the company's to read, so that it names no owner. */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    no: text('no').notNull(),
    /** Hash of the code by which the sender tracks the objection. */
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
