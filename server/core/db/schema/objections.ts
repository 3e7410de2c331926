import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnswerStatus } from '../../../../domain/objections/answered';
import { at, createdAt, id } from './columns';
import { files } from './files';
import { filings } from './filings';

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
    /** Plain text. */
    text: text('text').notNull(),
    status: text('status').$type<AnswerStatus>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    dueAt: at('due_at').notNull(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    answeredBy: text('answered_by'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
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
