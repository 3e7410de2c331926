/** How a person, and the contact of its company, is told of each kind of event. */
import { z } from 'zod';
import { MAIL_CHOICES } from '../inbox/choices';
import { MESSAGE_CATEGORIES } from '../inbox/messages';
import { defineCall } from './define';

const choice = z.object({
  kind: z.enum(MESSAGE_CATEGORIES),
  portal: z.boolean(),
  mail: z.enum(MAIL_CHOICES),
  sms: z.boolean(),
});

const chosen = z.object({
  /** Masked; null where none is known. */
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  kinds: z.array(choice.extend({ needs: z.object({ portal: z.boolean(), outside: z.boolean() }) })),
});
export type Chosen = z.infer<typeof chosen>;

const choicesData = z.object({
  me: chosen,
  /** The ways to the company's contact; for its main account alone. */
  contact: chosen.nullable(),
});
export type ChoicesData = z.infer<typeof choicesData>;

export const notificationChoices = defineCall('notificationChoices', {
  tag: 'messages',
  summary:
    'How the signed-in person is told of each kind of event; of the main account, the contact of the company too',
  access: 'message.read',
  data: choicesData,
});

const choicesBody = z.object({
  of: z.enum(['me', 'contact']),
  /** Kinds that are left out stay as they are. */
  kinds: z.array(choice).max(MESSAGE_CATEGORIES.length),
});
export type ChoicesBody = z.infer<typeof choicesBody>;

export const saveNotificationChoices = defineCall('saveNotificationChoices', {
  tag: 'messages',
  summary: 'Choose how to be told; what concerns rights and deadlines cannot be switched off',
  access: 'message.read',
  body: choicesBody,
  data: choicesData,
});
