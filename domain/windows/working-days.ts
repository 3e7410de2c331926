/**
 * Deadlines in working days: Monday to Friday, but for public holidays, and with the weekend days that are worked in
 * their place. The administering body keeps the calendar; of a year that it has not entered, only weekends are known.
 */
import { DAY_MS } from '../time';
import { formatBeijingDay } from './calendar';

export const DAY_KINDS = ['holiday', 'working'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** Days, YYYY-MM-DD, whose kind differs from that of their weekday. */
export type WorkCalendar = ReadonlyMap<string, DayKind>;

/** Time of day at which deadlines end: the close of offices. */
const CLOSING = 'T17:00:00+08:00';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export const isWorkingDay = (day: string, calendar: WorkCalendar): boolean => {
  const kind = calendar.get(day);
  return kind ? kind === 'working' : !isWeekend(day);
};

/** The day after a day; both YYYY-MM-DD. */
export const getNextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The day, YYYY-MM-DD, that lies so many working days after another one. */
export function addWorkingDays(from: string, days: number, calendar: WorkCalendar): string {
  let day = from;
  for (let left = days; left > 0; ) {
    day = getNextDay(day);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}

/** The moment at which a deadline on a day, YYYY-MM-DD, ends. */
export const getDeadlineEnd = (day: string): Date => new Date(`${day}${CLOSING}`);

/** The end of a deadline of so many working days from a moment: the day of the moment does not count. */
export const computeWorkingDeadline = (from: Date, days: number, calendar: WorkCalendar): Date =>
  getDeadlineEnd(addWorkingDays(formatBeijingDay(from), days, calendar));
