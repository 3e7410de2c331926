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
import type { AttachedFile } from '../../../../domain/definition';
import type { ChannelChoices } from '../../../../domain/inbox/choices';
import type { MessageCategory } from '../../../../domain/inbox/messages';
import { users } from './accounts';
import { at, createdAt, id } from './columns';
import { companies } from './companies';

/** Messages, one row per recipient (a company or one person) and event. The read marks of each user are in message_reads. */
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
    /** The office notice that this message is a copy of; each company gets one copy. */
    noticeId: uuid('notice_id').references(() => officeNotices.id),
    priority: integer('priority').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('messages_company').on(t.companyId, t.createdAt),
    index('messages_user').on(t.userId, t.createdAt).where(sql`user_id is not null`),
    // For the hourly deletion of old messages: 9 ms in a million rows, 0.9 s without the index.
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
    /** Time at which the user cleared the message from the bell. */
    clearedAt: at('cleared_at'),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] })],
);

/** Notification preferences of the persons and company contacts who have set any. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    /** The id of a user, or of a company for its contact. */
    holderId: uuid('holder_id').primaryKey(),
    choices: jsonb('choices').$type<ChannelChoices>().notNull(),
    /** Days before an end on which the person is reminded; null: with the company, on the days of each kind. */
    reminderDays: jsonb('reminder_days').$type<number[]>(),
    /** Categories that the bell does not show, derived from `choices` because every count needs them. */
    muted: jsonb('muted').$type<MessageCategory[]>().notNull().default([]),
    /** Time of the next daily mail; null where none is wanted. The mail lists the messages since the last one. */
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
    /** The department that wrote the notice and whose companies receive it; null: the city, for all companies. */
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
    /** Files that the companies download with their copies; they are kept as long as this row names them. */
    attachments: jsonb('attachments').$type<AttachedFile[]>().notNull().default([]),
    state: text('state').notNull(),
    version: integer('version').notNull(),
    sendAt: at('send_at').notNull(),
    sentAt: at('sent_at'),
    /**
     * Id of the last company that got its copy; companies are served in the order of their ids, and the next batch
     * continues here.
     */
    deliveredTo: uuid('delivered_to'),
    received: integer('received').notNull().default(0),
    /** Number of companies that had read their copy when it was deleted at the end of its retention period. */
    readOfRemoved: integer('read_of_removed').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('office_notices_due').on(t.sendAt).where(sql`state in ('scheduled', 'sending')`),
    index('office_notices_created').on(t.createdAt),
  ],
);
