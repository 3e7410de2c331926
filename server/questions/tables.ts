import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from '../core/db/schema/columns';
import { companies } from '../core/db/schema/companies';
import { storedFilings } from '../core/db/schema/filings';

/** A company's question to the administering body; the texts stand in the entries. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    program: text('program').notNull(),
    /** null for a question about the program in general, or about a draft that has been deleted since. */
    filingId: uuid('filing_id').references(() => storedFilings.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    status: text('status').notNull(),
    /** Number of entries. */
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('questions_company').on(t.companyId, t.updatedAt),
    index('questions_status').on(t.status, t.updatedAt),
    index('questions_filing').on(t.filingId),
  ],
);

/** Entries of questions; never changed and never deleted. */
export const questionEntries = pgTable(
  'question_entries',
  {
    id: id(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id),
    /** The company that owns the entry's files. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    seq: integer('seq').notNull(),
    side: text('side').notNull(),
    authorId: uuid('author_id').notNull(),
    author: text('author').notNull(),
    /** Plain text. */
    text: text('text').notNull(),
    files: jsonb('files').$type<{ id: string; name: string }[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('question_entries_question').on(t.questionId, t.seq),
    index('question_entries_company').on(t.companyId),
  ],
);

/** Answers published for everybody, in the office's wording, without the name of a company. */
export const publishedAnswers = pgTable(
  'published_answers',
  {
    id: id(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id),
    program: text('program').notNull(),
    title: text('title').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    publishedBy: uuid('published_by').notNull(),
    publishedAt: at('published_at').notNull(),
  },
  (t) => [
    uniqueIndex('published_answers_question').on(t.questionId),
    index('published_answers_program').on(t.program, t.publishedAt),
  ],
);
