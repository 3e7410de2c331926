import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ArchiveState } from '../../domain/document/archive';
import type { ExportBody } from '../../domain/document/calls';
import type { Text } from '../../domain/text';
import { users } from '../core/db/schema/accounts';
import { at, id } from '../core/db/schema/columns';

/** Archives: filings ordered as one zip, which is made in the background. */
export const archives = pgTable(
  'archives',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    filter: jsonb('filter').$type<ExportBody['filter']>().notNull(),
    state: text('state').$type<ArchiveState>().notNull().default('waiting'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** Number of runs; an outdated run changes nothing. */
    runs: integer('runs').notNull().default(0),
    size: bigint('size', { mode: 'number' }),
    /** Message about the failure and what to do; null unless it failed. */
    refusal: jsonb('refusal').$type<Text>(),
    orderedAt: at('ordered_at').notNull(),
    /** Time at which row and file are removed. */
    endsAt: at('ends_at'),
  },
  (t) => [
    index('archives_user').on(t.userId, t.orderedAt),
    uniqueIndex('archives_open').on(t.userId).where(sql`state in ('waiting', 'running')`),
    index('archives_due').on(t.orderedAt).where(sql`state in ('waiting', 'running')`),
    index('archives_ends').on(t.endsAt).where(sql`ends_at is not null`),
  ],
);
