import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Audience } from '../../../../domain/announcements/announcements';
import { users } from './accounts';
import { at, createdAt, id } from './columns';

/** Announcements of an office; each company gets a message of its own when one is sent. */
export const officeNotices = pgTable(
  'office_notices',
  {
    id: id(),
    /** The department that wrote it, whose companies it reaches; null: the city, and all of them. */
    department: text('department'),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    author: text('author').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    body: text('body').notNull(),
    bodyEn: text('body_en'),
    audience: jsonb('audience').$type<Audience>().notNull(),
    state: text('state').notNull(),
    version: integer('version').notNull(),
    sendAt: at('send_at').notNull(),
    sentAt: at('sent_at'),
    /** The last company that it was delivered to, in the order of ids: where the next batch goes on. */
    deliveredTo: uuid('delivered_to'),
    received: integer('received').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('office_notices_due').on(t.sendAt).where(sql`state in ('scheduled', 'sending')`),
    index('office_notices_created').on(t.createdAt),
  ],
);
