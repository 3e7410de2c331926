/** Calls of the programs' windows, and of the working-day calendar that deadlines are counted with. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { line } from '../calls/text-kinds';
import { FILING_WINDOW_STATUSES } from './state';
import { DAY_KINDS } from './working-days';

/** Window of a program for the caller's company: an extension of the company moves its closing time. */
export const filingWindow = z.object({
  program: z.string(),
  title: z.string(),
  batch_year: z.number().int(),
  batch_no: z.number().int(),
  opens_at: z.string(),
  closes_at: z.string(),
  status: z.enum(FILING_WINDOW_STATUSES),
  /** Calendar days in Asia/Shanghai; 0 on the last day, null when not open. */
  days_left: z.number().int().nullable(),
  server_time: z.string(),
  quota: z.number().int(),
  used: z.number().int(),
  extended_until: z.string().optional(),
  /** Since when and why a suspended window is so; `reason` is '' where the office gave none. */
  suspended: z.object({ since: z.string(), reason: z.string() }).optional(),
});

/** Period in which a filing can be submitted, for its company. */
export const filingPeriod = filingWindow.pick({ status: true, opens_at: true, closes_at: true });
export type FilingPeriod = z.infer<typeof filingPeriod>;

export const declareDayItem = filingWindow.extend({
  /** True while the window is open with at most 7 days left. */
  closing_soon: z.boolean(),
  route: z.string(),
  plan: z.string().optional(),
  summary: z.string().optional(),
  /** Number of the company's filings of each kind, where the program has several. */
  used_by_kind: z.record(z.string(), z.number().int()).optional(),
  /** Message naming the step that must come first, and the route of its form; present where there is no filing to continue. */
  first: z.object({ message: z.string(), route: z.string() }).optional(),
  /** The day by which the first review should be done. */
  first_review_by: z.string().optional(),
  /** Working days that a correction may take. */
  correction_days: z.number().int(),
});
export type DeclareDayItem = z.infer<typeof declareDayItem>;

export const declareDay = defineCall('declareDay', 'GET /api/v1.0/portal/company/declare_day/', {
  tag: 'windows',
  summary: 'When each program may be filed, by the clock of the server',
  access: 'signedIn',
  data: z.array(declareDayItem),
});

const NAME_AT_MOST = 40;
const SOURCE_AT_MOST = 300;
const year = z.coerce.number().int().min(2000).max(2100);

const day = z.object({
  date: z.iso.date(),
  kind: z.enum(DAY_KINDS),
  name: line(NAME_AT_MOST).min(1),
});

const calendarData = z.object({
  year: z.number().int(),
  days: z.array(day),
  /** The official notice that the days come from. */
  source: z.string(),
  /** Version of the year; 0: nobody has entered it, only its weekends are known. */
  version: z.number().int(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
  /** Years whose holidays are entered. */
  years: z.array(z.number().int()),
});
export type CalendarData = z.infer<typeof calendarData>;

export const workCalendar = defineCall('workCalendar', 'GET /api/v1.0/review/calendar/', {
  tag: 'windows',
  summary: 'Public holidays of a year, and the weekend days worked in their place',
  access: 'windows.manage',
  query: z.object({ year: year.optional() }),
  data: calendarData,
});

const calendarBody = z.object({
  year,
  /** Version of the year that the caller read. */
  version: z.number().int().min(0),
  source: line(SOURCE_AT_MOST),
  days: z.array(day).max(366),
});
export type CalendarBody = z.infer<typeof calendarBody>;

export const saveCalendar = defineCall('saveCalendar', 'PUT /api/v1.0/review/calendar/', {
  tag: 'windows',
  summary: 'The days of a year, in place of those that stood there; deadlines that were set stay',
  access: 'windows.manage',
  body: calendarBody,
  data: calendarData,
});
