import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Workflow } from '../../domain/workflow/workflow';
import { users } from '../core/db/schema/accounts';
import { at } from '../core/db/schema/columns';

/** Condition of an account of an office that is not limited to other programs. */
export const looksAfter = (program: string | SQLWrapper): SQL =>
  sql`(${users.programs} = '[]' or ${users.programs} ? ${program})`;

/** Workflows set for programs; each applies to filings first submitted while it was the latest. Rows never change. */
export const workflows = pgTable(
  'workflows',
  {
    program: text('program').notNull(),
    /** 1, 2, …; version 0 is the program's default and has no row. */
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<Workflow>().notNull(),
    setAt: at('set_at').notNull(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.program, t.version] })],
);
