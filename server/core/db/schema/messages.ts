import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnnouncementAudience } from '../../../../domain/announcements/announcements';
import type { ChannelChoices } from '../../../../domain/inbox/choices';
import type { MessageCategory } from '../../../../domain/inbox/messages';
import { users } from './accounts';
import { at, createdAt, id } from './columns';
import { companies } from './companies';

/** Messages, a row by recipient and event: a company or one person. Reads are stored beside it by user. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id),
    /** Recipient, if the message is for one person. */
    userId: uuid('user_id').references(() => users.id),
    category: text('category').notNull(),
    template: text('template').notNull(),
    /** Both languages; the answer picks one. */
    title: jsonb('title').$type<{ zh: string; en: string }>().notNull(),
    body: jsonb('body').$type<{ zh: string; en: string }>().notNull(),
    program: text('program'),
    filingId: uuid('filing_id'),
    link: text('link'),
    /** The notice of an office that this is a copy of: each company gets one. */
    noticeId: uuid('notice_id').references(() => officeNotices.id),
    priority: integer('priority').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('messages_company').on(t.companyId, t.createdAt),
    index('messages_user').on(t.userId, t.createdAt).where(sql`user_id is not null`),
    // Old messages are asked for every hour: among a million 9 ms, and 0.9 s without.
    index('messages_created').on(t.createdAt),
    uniqueIndex('messages_notice').on(t.noticeId, t.companyId).where(sql`notice_id is not null`),
    check('messages_recipient', sql`num_nonnulls(company_id, user_id) = 1`),
  ],
);

export const messageReads = pgTable(
  'message_reads',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    readAt: at('read_at').notNull(),
    /** Taken out of the bell by the user. */
    clearedAt: at('cleared_at'),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] })],
);

/** Notification preferences of persons and company contacts who have chosen. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    /** The id of a user, or of a company for its contact. */
    holderId: uuid('holder_id').primaryKey(),
    choices: jsonb('choices').$type<ChannelChoices>().notNull(),
    /** Kinds that the bell is silent about, as `choices` says: asked with every count. */
    muted: jsonb('muted').$type<MessageCategory[]>().notNull().default([]),
    /** The next daily mail; null where none is asked for. It tells of what came since the one before. */
    digestDueAt: at('digest_due_at'),
    digestedAt: at('digested_at').notNull(),
  },
  (t) => [index('notification_choices_due').on(t.digestDueAt).where(sql`digest_due_at is not null`)],
);

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
    audience: jsonb('audience').$type<AnnouncementAudience>().notNull(),
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
