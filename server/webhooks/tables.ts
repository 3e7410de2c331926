import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from '../core/db/schema/columns';

/** Endpoints of other systems that receive events of filings. Messages to them wait in the outbox. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text('url').notNull(),
  /** Purpose, as the administrator describes it. */
  name: text('name').notNull(),
  events: jsonb('events').$type<string[]>().notNull(),
  /** Programs whose events are sent; empty for all. */
  programs: jsonb('programs').$type<string[]>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  /** Secret that signs each message; shown once, when it is created. */
  secret: text('secret').notNull(),
  /** Previous secrets with a space between them, which sign as well until `formerUntil`. */
  formerSecret: text('former_secret'),
  formerUntil: at('former_until'),
  createdAt: createdAt(),
  createdBy: text('created_by').notNull(),
});
