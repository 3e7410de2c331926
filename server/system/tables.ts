import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StackFrame } from '../../domain/system/browser-error-calls';
import { at } from '../core/db/schema/columns';
import type { JobRunState } from '../core/jobs/scheduled-job';

/** Processes of the portal of the last days, each with the last runs of the jobs that it led. */
export const processes = pgTable('processes', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  version: text('version').notNull(),
  build: text('build'),
  startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  leads: boolean('leads').notNull(),
  memoryBytes: bigint('memory_bytes', { mode: 'number' }).notNull(),
  jobs: jsonb('jobs').$type<Record<string, JobRunState>>().notNull(),
});

/** Errors of the portal in browsers, one row for all identical ones. Contains no personal data. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    /** Hash of the properties by which errors are identical: name, words, release and positions. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    release: text('release').notNull(),
    route: text('route').notNull(),
    browser: text('browser').notNull(),
    frames: jsonb('frames').$type<StackFrame[]>().notNull(),
    count: integer('count').notNull().default(1),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [index('browser_errors_last').on(t.lastAt)],
);
