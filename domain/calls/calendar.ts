/** The working-day calendar that deadlines are counted with. */
import { z } from 'zod';
import { DAY_KINDS } from '../windows/working-days';
import { defineCall } from './define';
import { line } from './text-kinds';

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
  /** 0: nobody has entered the year, only its weekends are known. */
  version: z.number().int(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
  /** The years that are entered. */
  years: z.array(z.number().int()),
});
export type CalendarData = z.infer<typeof calendarData>;

export const workCalendar = defineCall('workCalendar', {
  tag: 'windows',
  summary: 'Public holidays of a year, and the weekend days worked in their place',
  access: 'windows.manage',
  query: z.object({ year: year.optional() }),
  data: calendarData,
});

const calendarBody = z.object({
  year,
  /** The version that was looked at. */
  version: z.number().int().min(0),
  source: line(SOURCE_AT_MOST),
  days: z.array(day).max(366),
});
export type CalendarBody = z.infer<typeof calendarBody>;

export const saveCalendar = defineCall('saveCalendar', {
  tag: 'windows',
  summary: 'The days of a year, in place of those that stood there; deadlines that were set stay',
  access: 'windows.manage',
  body: calendarBody,
  data: calendarData,
});
