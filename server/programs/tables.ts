import { bigint, json, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ProgramHead } from '../../domain/program-documents/program';
import type { ProgramConditions } from '../../domain/program-documents/types';
import { users } from '../core/db/schema/accounts';
import { at } from '../core/db/schema/columns';

/** Editions of programs that the office has published. A trigger refuses every change of a row, and its deletion. */
export const programEditions = pgTable(
  'program_editions',
  {
    program: text('program').notNull(),
    edition: text('edition').notNull(),
    /** The edition of a program with the largest number is in force. */
    no: bigint('no', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** SHA-256 of `document`. */
    hash: text('hash').notNull(),
    head: json('head').$type<ProgramHead>().notNull(),
    /** Not as jsonb, which would reorder them. */
    conditions: json('conditions').$type<ProgramConditions>().notNull(),
    /** JSON: the same text for ever, so that anybody can verify the hash. */
    document: text('document').notNull(),
    /** The document as it was given, with its comments. */
    written: text('written').notNull(),
    note: text('note').notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id),
    checkedBy: uuid('checked_by').references(() => users.id),
    issuedBy: uuid('issued_by')
      .notNull()
      .references(() => users.id),
    publishedAt: at('published_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.program, t.edition] }),
    unique('program_editions_in_force').on(t.program, t.no),
  ],
);
