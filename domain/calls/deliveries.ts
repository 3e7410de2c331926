/** Messages by SMS and mail about a filing, and how far each came: whoever caused them sees it. */
import { z } from 'zod';
import { defineCall } from './define';
import { idParams } from './shapes';

export const DELIVERIES_AT_MOST = 100;

export const DELIVERY_STATES = ['sent', 'waiting', 'failed'] as const;

const delivery = z.object({
  id: z.string(),
  kind: z.enum(['sms', 'mail']),
  /** The number or address, masked. */
  to: z.string(),
  title: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  /** Attempts so far. */
  attempts: z.number().int(),
  created_at: z.string(),
  /** When it was sent or given up; null while it waits. */
  settled_at: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const deliveries = defineCall('deliveries', {
  tag: 'review',
  summary: 'SMS and mail that told the company of a filing, and how far each came',
  access: 'review.read',
  params: idParams,
  data: z.array(delivery),
});
