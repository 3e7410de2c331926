import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Workflow } from '../../../../domain/workflow/workflow';
import { users } from './accounts';
import { at } from './columns';

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
