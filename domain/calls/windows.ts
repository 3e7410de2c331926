import { z } from 'zod';
import { defineCall } from './define';

/** Windows of programs as they hold for the asking company: its extension moves the closing time. */
export const filingWindow = z.object({
  program: z.string(),
  title: z.string(),
  batch_year: z.number().int(),
  batch_no: z.number().int(),
  opens_at: z.string(),
  closes_at: z.string(),
  status: z.enum(['upcoming', 'open', 'closed']),
  /** Calendar days in Asia/Shanghai; 0 on the last day, null when not open. */
  days_left: z.number().int().nullable(),
  server_time: z.string(),
  quota: z.number().int(),
  used: z.number().int(),
  extended_until: z.string().optional(),
});

export const declareDayItem = filingWindow.extend({
  /** Open, and 7 days or fewer left. */
  closing_soon: z.boolean(),
  route: z.string(),
  plan: z.string().optional(),
  summary: z.string().optional(),
  /** Of a program with several kinds: how many filings of each the company holds. */
  used_by_kind: z.record(z.string(), z.number().int()).optional(),
  /** The step that comes first and its form, where there is no filing that it could continue. */
  first: z.object({ message: z.string(), route: z.string() }).optional(),
  /** The day by which the first review should be done. */
  first_review_by: z.string().optional(),
  /** Working days that a correction may take. */
  correction_days: z.number().int(),
});
export type DeclareDayItem = z.infer<typeof declareDayItem>;

export const declareDay = defineCall('declareDay', {
  tag: 'windows',
  summary: 'When each program may be filed, by the clock of the server',
  access: 'signedIn',
  data: z.array(declareDayItem),
});
