/**
 * Calls of deliveries: status of SMS and mails about a filing, for its sender, and undelivered ones, whose recipients must be
 * informed in another way.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';

export const MAX_LISTED_DELIVERIES = 100;

export const DELIVERY_STATES = ['sent', 'waiting', 'failed'] as const;

const delivery = z.object({
  id: z.string(),
  kind: z.enum(['sms', 'mail']),
  /** The number or address, masked. */
  to: z.string(),
  title: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  /** Number of attempts so far. */
  attempts: z.number().int(),
  created_at: z.string(),
  /** Time at which the message was sent or given up; null while it waits. */
  settled_at: z.string().nullable(),
});
export type MessageDelivery = z.infer<typeof delivery>;

export const deliveries = defineCall('deliveries', 'GET /api/v1.0/review/filings/{id}/deliveries/', {
  tag: 'review',
  summary: 'SMS and mail that told the company of a filing, and how far each came',
  access: 'review.read',
  params: idParams,
  data: z.array(delivery),
});

export const MAX_LISTED_UNDELIVERED = 100;

const undelivered = z.object({
  id: z.string(),
  kind: z.enum(['sms', 'mail']),
  /** The number or address, masked. */
  to: z.string(),
  /** The company; null where that is not known. */
  about: z.string().nullable(),
  title: z.string().nullable(),
  created_at: z.string(),
  gave_up_at: z.string(),
});
export type UndeliveredMessages = z.infer<typeof undelivered>;

export const undeliveredMessages = defineCall('undeliveredMessages', 'GET /api/v1.0/review/undelivered/', {
  tag: 'companies',
  summary: 'Messages by SMS and mail that could not be sent for three days, the latest first',
  access: 'companies.manage',
  data: z.object({ list: z.array(undelivered), total: z.number().int() }),
});
