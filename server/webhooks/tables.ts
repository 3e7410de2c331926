import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from '../core/db/schema/columns';

/** Endpoints of other systems that are told what happens to filings. What goes to them waits in the outbox. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text('url').notNull(),
  /** Its purpose, in the words of the administrator. */
  name: text('name').notNull(),
  events: jsonb('events').$type<string[]>().notNull(),
  /** Programs; empty for all. */
  programs: jsonb('programs').$type<string[]>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  /** The secret that signs each message; shown once, when it is made. */
  secret: text('secret').notNull(),
  /** The secret of before, which signs as well until then. */
  formerSecret: text('former_secret'),
  formerUntil: at('former_until'),
  createdAt: createdAt(),
  createdBy: text('created_by').notNull(),
});
