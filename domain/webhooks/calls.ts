/** Calls of webhooks: endpoints of other systems, and the messages sent to each. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery } from '../calls/shapes';
import { id, key, line } from '../calls/text-kinds';
import { DELIVERY_STATES } from '../inbox/delivery-calls';
import { MAX_WEBHOOK_NAME_LENGTH, MAX_WEBHOOK_URL_LENGTH, WEBHOOK_EVENTS, WEBHOOK_TEST } from './webhooks';

/** States of a message; held: an event of the time in which the endpoint is switched off. */
const WEBHOOK_MESSAGE_STATES = [...DELIVERY_STATES, 'held'] as const;

const TAG = 'system';
const access = 'house.manage';

const webhookBody = z.object({
  name: line(MAX_WEBHOOK_NAME_LENGTH),
  url: line(MAX_WEBHOOK_URL_LENGTH),
  events: z.array(z.enum(WEBHOOK_EVENTS)).max(WEBHOOK_EVENTS.length),
  /** Programs of the webhook; none: all. */
  programs: z.array(key).max(100),
  enabled: z.boolean(),
});
export type WebhookBody = z.infer<typeof webhookBody>;

const webhookItem = webhookBody.extend({
  id: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  /** End of the period in which the former secret signs as well; null where there is none. */
  former_secret_until: z.string().nullable(),
  waiting: z.number().int(),
  failed: z.number().int(),
  held: z.number().int(),
});
export type WebhookItem = z.infer<typeof webhookItem>;

/** A webhook with its secret, which is shown once. */
const withSecret = z.object({ webhook: webhookItem, secret: z.string() });
export type WebhookSecret = z.infer<typeof withSecret>;

export const webhooks = defineCall('webhooks', 'GET /api/v1.0/review/webhooks/', {
  tag: TAG,
  summary: 'Endpoints of other systems that are told what happens to filings',
  access,
  data: z.array(webhookItem),
});

export const createWebhook = defineCall('createWebhook', 'POST /api/v1.0/review/webhooks/', {
  tag: TAG,
  summary: 'Register an endpoint; its secret is told once',
  access,
  body: webhookBody,
  data: withSecret,
});

export const updateWebhook = defineCall('updateWebhook', 'PUT /api/v1.0/review/webhooks/{id}/', {
  tag: TAG,
  summary: 'Change an endpoint, or switch it off: its events are held, and sent when it is switched on',
  access,
  params: idParams,
  body: webhookBody,
  data: webhookItem,
});

export const deleteWebhook = defineCall('deleteWebhook', 'DELETE /api/v1.0/review/webhooks/{id}/', {
  tag: TAG,
  summary: 'Remove an endpoint with what waits for it',
  access,
  params: idParams,
  data: z.null(),
});

export const rotateWebhook = defineCall('rotateWebhook', 'POST /api/v1.0/review/webhooks/{id}/secret/', {
  tag: TAG,
  summary: 'Give an endpoint a new secret; the one of before signs as well for a day',
  access,
  params: idParams,
  data: withSecret,
});

export const testWebhook = defineCall('testWebhook', 'POST /api/v1.0/review/webhooks/{id}/test/', {
  tag: TAG,
  summary: 'Send a test message to an endpoint',
  access,
  params: idParams,
  data: z.null(),
});

const webhookMessage = z.object({
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  number: z.string().nullable(),
  state: z.enum(WEBHOOK_MESSAGE_STATES),
  attempts: z.number().int(),
  /** The reason that the last attempt failed. */
  fault: z.string().nullable(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;

const messagesQuery = listQuery
  .omit({ keyword: true })
  .extend({ state: z.enum(WEBHOOK_MESSAGE_STATES).optional() });
export type WebhookMessagesQuery = z.infer<typeof messagesQuery>;

export const webhookMessages = defineCall('webhookMessages', 'GET /api/v1.0/review/webhooks/{id}/messages/', {
  tag: TAG,
  summary: 'Messages to an endpoint, the latest first: sent ones for a week, failed ones for 90 days',
  access,
  params: idParams,
  query: messagesQuery,
  data: definePageShape(webhookMessage),
});

const replayBody = z.object({
  /** Id of a single message; absent: every failed one. */
  message: id.optional(),
});
export type ReplayBody = z.infer<typeof replayBody>;

export const replayWebhook = defineCall('replayWebhook', 'POST /api/v1.0/review/webhooks/{id}/replay/', {
  tag: TAG,
  summary: 'Send a message to an endpoint again, or all that failed; each keeps its id',
  access,
  params: idParams,
  body: replayBody,
  data: z.object({ count: z.number().int() }),
});
