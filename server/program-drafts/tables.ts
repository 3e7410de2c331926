import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Answers } from '../../domain/definition';
import type { Text } from '../../domain/text';
import { at, createdAt, id } from '../core/db/schema/columns';

/** Documents of programs that somebody works on, as rows of the form of programs. */
export const programDrafts = pgTable(
  'program_drafts',
  {
    id: id(),
    /** Key, edition and title as the rows have them. */
    program: text('program').notNull(),
    edition: text('edition').notNull(),
    title: json('title').$type<Text>().notNull(),
    /** The edition that it was begun from. */
    base: text('base'),
    /** Number of the proposal of a release that it was merged with. */
    merges: bigint('merges', { mode: 'number' }),
    data: json('data').$type<Answers>().notNull(),
    version: integer('version').notNull().default(1),
    /** Names of the people at that time. */
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** The last save that left an audit line: one line per user and ten minutes. */
    saveLoggedAt: at('save_logged_at'),
    saveLoggedBy: uuid('save_logged_by'),
    deletedAt: at('deleted_at'),
    deletedBy: text('deleted_by'),
  },
  (t) => [index('program_drafts_deleted').on(t.deletedAt).where(sql`deleted_at is not null`)],
);
