/** A calendar month as a table of weeks, Monday first. Months are written YYYY-MM, days YYYY-MM-DD. */
import { DAY_MS } from '../time';

const WEEK_DAYS = 7;
/** Weeks of a table: as many as the longest month needs, so that the table keeps its height. */
const WEEKS = 6;

const formatDay = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Returns the month of a day. */
export const getMonth = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Returns the month that is `step` months later, or earlier where it is negative. */
export function shiftMonth(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return getMonth(formatDay(Date.UTC(year, number - 1 + step, 1)));
}

/** Lists the weeks around a month; days of its neighbours fill the first and the last week. */
export function listWeeks(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const beforeMonday = (new Date(first).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, day) =>
      formatDay(first + (week * WEEK_DAYS + day - beforeMonday) * DAY_MS),
    ),
  );
}
