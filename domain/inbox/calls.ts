/**
 * Calls of the inbox, and of the channels by which a person, and the contact of its company, is notified of each kind of
 * event.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, defineSorter, listQuery } from '../calls/shapes';
import { id, key } from '../calls/text-kinds';
import { attachedFileData } from '../program-documents/guide-file-calls';
import { REMINDER_DAYS } from '../reminders/own-days';
import { MAIL_CHOICES } from './choices';
import { MESSAGE_CATEGORIES, NOTICES_AT_MOST } from './messages';

const category = z.enum(MESSAGE_CATEGORIES);

export const messageItem = z.object({
  id: z.string(),
  category,
  title: z.string(),
  body: z.string(),
  program: z.string().nullable(),
  declaration_id: z.string().nullable(),
  /** Priority; 0 is the most urgent. */
  priority: z.number().int(),
  read: z.boolean(),
  read_at: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  /** A path of the portal. */
  link: z.string().nullable(),
  /** Files of an announcement. */
  attachments: z.array(attachedFileData),
});
export type MessageItem = z.infer<typeof messageItem>;

const MESSAGE_COLUMNS = ['created_at', 'priority', 'category'] as const;

const messageQuery = listQuery.extend({
  sorter: defineSorter(MESSAGE_COLUMNS).default('-created_at').catch('-created_at'),
  category: category.optional(),
  read: z.enum(['true', 'false']).optional(),
  program: key.optional(),
});
export type MessageQuery = z.infer<typeof messageQuery>;

export const messages = defineCall('messages', 'GET /api/v1.0/portal/company/message/', {
  tag: 'messages',
  summary: 'Messages to the company, or to the person of an office, newest first',
  access: 'message.read',
  query: messageQuery,
  data: definePageShape(messageItem),
});

export const glintData = z.object({
  unread: z.number().int(),
  items: z.array(messageItem),
  unread_by_category: z.partialRecord(category, z.number().int()),
});
export type HighlightedMessages = z.infer<typeof glintData>;

export const glint = defineCall('glint', 'GET /api/v1.0/portal/company/message/glint/', {
  tag: 'messages',
  summary: 'The unread highlights: at most five, the most pressing first',
  access: 'message.read',
  data: glintData,
});

/** Maximum number of ids in one call. */
export const MAX_READ_BATCH_IDS = 500;

const batchReadBody = z.object({
  message_ids: z.array(z.union([id, z.number(), z.null()])),
  /** True to remove the messages from the bell for good. */
  clear: z.boolean().optional(),
});
export type BatchReadBody = z.infer<typeof batchReadBody>;

export const batchRead = defineCall('batchRead', 'POST /api/v1.0/portal/company/message/batch_read/', {
  tag: 'messages',
  summary: 'Mark messages as read by the signed-in user; ids that are not theirs are ignored',
  access: 'message.read',
  body: batchReadBody,
  data: z.object({ unread: z.number().int(), unread_by_category: glintData.shape.unread_by_category }),
});

export const noticeItem = z.object({
  id: z.string(),
  type: category,
  title: z.string(),
  description: z.string(),
  datetime: z.string(),
  read: z.boolean(),
  link: z.string().optional(),
});
export type InboxNotice = z.infer<typeof noticeItem>;

export const notices = defineCall('notices', 'GET /api/notices', {
  tag: 'messages',
  summary: `What the bell shows, newest first: at most ${NOTICES_AT_MOST}; the list of messages has all of them`,
  access: 'signedIn',
  data: z.array(noticeItem),
});

const choice = z.object({
  kind: z.enum(MESSAGE_CATEGORIES),
  portal: z.boolean(),
  mail: z.enum(MAIL_CHOICES),
  sms: z.boolean(),
});

const chosen = z.object({
  /** Address or number, masked; null where none is known. */
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  kinds: z.array(choice.extend({ needs: z.object({ portal: z.boolean(), outside: z.boolean() }) })),
});
export type ChosenChannels = z.infer<typeof chosen>;

const choicesData = z.object({
  me: chosen,
  /** Days before an end on which the person is reminded; null: the default; absent for people who file nothing. */
  reminder_days: z.array(z.number().int()).nullable().optional(),
  /** Channels and choices of the company's contact; null for accounts other than the main account. */
  contact: chosen.nullable(),
});
export type ChoicesData = z.infer<typeof choicesData>;

export const notificationChoices = defineCall(
  'notificationChoices',
  'GET /api/v1.0/portal/company/message/choices/',
  {
    tag: 'messages',
    summary:
      'How the signed-in person is told of each kind of event; of the main account, the contact of the company too',
    access: 'message.read',
    data: choicesData,
  },
);

const choicesBody = z.object({
  of: z.enum(['me', 'contact']),
  /** Kinds that are left out stay as they are. */
  kinds: z.array(choice).max(MESSAGE_CATEGORIES.length),
});
export type ChoicesBody = z.infer<typeof choicesBody>;

const reminderDaysBody = z.object({
  /** Empty for no reminder; null for the default. */
  days: z.array(z.literal(REMINDER_DAYS)).max(REMINDER_DAYS.length).nullable(),
});
export type ReminderDaysBody = z.infer<typeof reminderDaysBody>;

export const saveReminderDays = defineCall(
  'saveReminderDays',
  'PUT /api/v1.0/portal/company/message/reminderDays/',
  {
    tag: 'messages',
    summary: 'Choose how many days before an end to be reminded: of windows, corrections and reports alike',
    access: 'message.read',
    body: reminderDaysBody,
    data: choicesData,
  },
);

export const saveNotificationChoices = defineCall(
  'saveNotificationChoices',
  'PUT /api/v1.0/portal/company/message/choices/',
  {
    tag: 'messages',
    summary: 'Choose how to be told; what concerns rights and deadlines cannot be switched off',
    access: 'message.read',
    body: choicesBody,
    data: choicesData,
  },
);
