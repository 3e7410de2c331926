/** Calls of data retention: periods, the next deletions, and holds. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { code, id, line, visible } from '../calls/text-kinds';
import { retentionMessages } from '../system/messages';
import { MAX_HOLD_REASON_LENGTH, RETENTION_KINDS } from './rules';

export const MAX_EXAMPLES_SHOWN = 5;

const rule = z.object({
  kind: z.enum(RETENTION_KINDS),
  name: z.string(),
  since: z.string(),
  days: z.number().int(),
  least: z.number().int(),
  most: z.number().int(),
  notice_days: z.number().int(),
  /** Number of rows that the next run deletes, with a few of them by name. */
  due: z.number().int(),
  examples: z.array(z.string()),
});
export type RetentionRuleState = z.infer<typeof rule>;

const hold = z.object({
  id: z.string(),
  company: z.string(),
  credit_code: z.string(),
  /** Number of the filing; null for a hold on all data of the company. */
  filing: z.string().nullable(),
  reason: z.string(),
  begun_at: z.string(),
  begun_by: z.string(),
});
export type RetentionHold = z.infer<typeof hold>;

const logLine = z.object({
  at: z.string(),
  by: z.string(),
  action: z.string(),
  /** The company of a hold; kind, number and period of what was deleted; periods before and after a change. */
  about: z.array(z.string()),
});

const retention = z.object({
  rules: z.array(rule),
  holds: z.array(hold),
  /** The latest lines of the retention log. */
  log: z.array(logLine),
});
export type RetentionData = z.infer<typeof retention>;

export const readRetention = defineCall('retention', 'GET /api/v1.0/review/retention/', {
  tag: 'system',
  summary: 'How long each kind of data is kept, what the next run would take, holds, and what went',
  access: 'system.manage',
  data: retention,
});

const days = z.object(
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, z.number().int()])) as Record<
    (typeof RETENTION_KINDS)[number],
    z.ZodNumber
  >,
);

export const saveRetention = defineCall('saveRetention', 'PUT /api/v1.0/review/retention/', {
  tag: 'system',
  summary:
    'Set for how many days each kind of data is kept, within its bounds; a shorter period is confirmed',
  access: 'system.manage',
  body: z.strictObject({
    days,
    /** True for a shorter period, after the numbers of what it deletes have been read in the refusal. */
    confirmed: z.boolean().optional(),
  }),
  data: retention,
});

export const addHold = defineCall('addHold', 'POST /api/v1.0/review/retention/holds/', {
  tag: 'system',
  summary: 'Keep all data of a company, or one draft of it, until the hold is ended',
  access: 'system.manage',
  body: z.strictObject({
    credit_code: code,
    filing_id: id.optional(),
    reason: visible(line(MAX_HOLD_REASON_LENGTH), retentionMessages.reasonMissing),
  }),
  data: retention,
});

export const endHold = defineCall('endHold', 'POST /api/v1.0/review/retention/holds/{id}/end/', {
  tag: 'system',
  summary: 'End a hold: the data goes when its time is over',
  access: 'system.manage',
  params: idParams,
  data: retention,
});
