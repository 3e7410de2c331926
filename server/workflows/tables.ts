import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Workflow } from '../../domain/workflow/workflow';
import { users } from '../core/db/schema/accounts';
import { at } from '../core/db/schema/columns';

/** True of an account of an office that is not limited to other programs. */
export const looksAfter = (program: string | SQLWrapper): SQL =>
  sql`(${users.programs} = '[]' or ${users.programs} ? ${program})`;

/** Workflows that were set for a program, each for the filings submitted first while it was the latest. Never changed. */
export const workflows = pgTable(
  'workflows',
  {
    program: text('program').notNull(),
    /** 1, 2, …; the default of the program is 0 and has no row. */
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<Workflow>().notNull(),
    setAt: at('set_at').notNull(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.program, t.version] })],
);
