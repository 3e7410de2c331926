/** A year of the working-day calendar, as an administrator edits it: the days that differ from their weekday. */

import { fillText, type Text } from '../text';
import { countDaysBetween } from './calendar';
import { calendarMessages } from './messages';
import { type DayKind, getNextDay, isWorkingDay } from './working-days';

export interface CalendarDay {
  /** Date of the day, YYYY-MM-DD. */
  date: string;
  kind: DayKind;
  /** The name of the day. */
  name: string;
}

/** The days of a holiday, both ends included. */
export function listHolidayDays(from: string, to: string, kind: DayKind, name: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = getNextDay(date)) days.push({ date, kind, name });
  return days;
}

/** Groups equal consecutive days into spans: a week of holidays is listed as one. */
export function groupCalendarDays(
  days: readonly CalendarDay[],
): (Omit<CalendarDay, 'date'> & { from: string; to: string })[] {
  const spans: ReturnType<typeof groupCalendarDays> = [];
  for (const { date, kind, name } of [...days].sort((a, b) => a.date.localeCompare(b.date))) {
    const last = spans.at(-1);
    if (last && last.kind === kind && last.name === name && countDaysBetween(last.to, date) === 1)
      last.to = date;
    else spans.push({ from: date, to: date, kind, name });
  }
  return spans;
}

/** The reason why the calendar of the year cannot hold a day; null where it can. */
function refusalOf({ date, kind }: CalendarDay, year: number): Text | null {
  if (!date.startsWith(`${year}-`)) return fillText(calendarMessages.otherYear, { date, year });
  if (kind === 'working' && isWorkingDay(date, new Map()))
    return fillText(calendarMessages.worksAnyway, { date });
  return null;
}

/** Faults of the days of a year, in their order. */
export function listCalendarFaults(year: number, days: readonly CalendarDay[]): Text[] {
  const seen = new Set<string>();
  return days.flatMap((day) => {
    const twice = seen.has(day.date) && fillText(calendarMessages.twice, { date: day.date });
    seen.add(day.date);
    return twice || refusalOf(day, year) || [];
  });
}

/** Faults of a whole year: those of its days, or that it has no holiday. An empty year would count as entered. */
export const listYearFaults = (year: number, days: readonly CalendarDay[]): Text[] =>
  days.some(({ kind }) => kind === 'holiday')
    ? listCalendarFaults(year, days)
    : [fillText(calendarMessages.noHoliday, { year })];

/** Month from which the calendar of the next year must be entered: its notice comes in October or November. */
const AHEAD_FROM_MONTH = 10;

/**
 * The first year that deadlines already reach and whose holidays are not entered; null where none is missing. `today`:
 * YYYY-MM-DD.
 */
export function findMissingYear(entered: readonly number[], today: string): number | null {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const needed = month >= AHEAD_FROM_MONTH ? [year, year + 1] : [year];
  return needed.find((each) => !entered.includes(each)) ?? null;
}

/**
 * The question to confirm before a deadline falls into a year whose holidays are not entered; null where none does. `days`:
 * YYYY-MM-DD.
 */
export function askAboutYear(days: readonly string[], entered: readonly number[]): Text | null {
  const day = [...days].sort().find((each) => !entered.includes(Number(each.slice(0, 4))));
  return day ? fillText(calendarMessages.yearMissing, { day, year: day.slice(0, 4) }) : null;
}

interface OfficialYear {
  year: number;
  /** The source of the days. */
  source: string;
  days: CalendarDay[];
}

/**
 * Public holidays and the weekend days worked in their place, as the State Council's office publishes them each autumn for
 * the year to come. A year is listed only when its notice is known: nothing is derived or guessed. A year that an
 * administrator has entered is never overwritten.
 */
export const officialYears: OfficialYear[] = [
  {
    year: 2026,
    source: '国务院办公厅关于2026年部分节假日安排的通知（2025年11月4日）',
    days: [
      ...listHolidayDays('2026-01-01', '2026-01-03', 'holiday', '元旦'),
      ...listHolidayDays('2026-01-04', '2026-01-04', 'working', '元旦调休'),
      ...listHolidayDays('2026-02-14', '2026-02-14', 'working', '春节调休'),
      ...listHolidayDays('2026-02-15', '2026-02-23', 'holiday', '春节'),
      ...listHolidayDays('2026-02-28', '2026-02-28', 'working', '春节调休'),
      ...listHolidayDays('2026-04-04', '2026-04-06', 'holiday', '清明节'),
      ...listHolidayDays('2026-05-01', '2026-05-05', 'holiday', '劳动节'),
      ...listHolidayDays('2026-05-09', '2026-05-09', 'working', '劳动节调休'),
      ...listHolidayDays('2026-06-19', '2026-06-21', 'holiday', '端午节'),
      ...listHolidayDays('2026-09-20', '2026-09-20', 'working', '国庆节调休'),
      ...listHolidayDays('2026-09-25', '2026-09-27', 'holiday', '中秋节'),
      ...listHolidayDays('2026-10-01', '2026-10-07', 'holiday', '国庆节'),
      ...listHolidayDays('2026-10-10', '2026-10-10', 'working', '国庆节调休'),
    ],
  },
];
