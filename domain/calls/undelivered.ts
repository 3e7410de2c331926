/** Messages by SMS and mail that never went out: whom they did not reach has to be told in another way. */
import { z } from 'zod';
import { defineCall } from './define';

export const UNDELIVERED_AT_MOST = 100;

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
export type Undelivered = z.infer<typeof undelivered>;

export const undeliveredMessages = defineCall('undeliveredMessages', {
  tag: 'companies',
  summary: 'Messages by SMS and mail that could not be sent for three days, the latest first',
  access: 'companies.manage',
  data: z.object({ list: z.array(undelivered), total: z.number().int() }),
});
