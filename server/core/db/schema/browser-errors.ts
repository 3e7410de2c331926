import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Frame } from '../../../../domain/calls/browser-errors';
import { at } from './columns';

/** Errors of the portal in browsers, one row for all that are alike. Nothing in it is about a person. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    /** The hash of what makes two alike: name, words, release and places. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    release: text('release').notNull(),
    route: text('route').notNull(),
    browser: text('browser').notNull(),
    frames: jsonb('frames').$type<Frame[]>().notNull(),
    count: integer('count').notNull().default(1),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [index('browser_errors_last').on(t.lastAt)],
);
