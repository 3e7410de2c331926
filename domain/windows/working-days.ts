/**
 * Deadlines in working days: Monday to Friday. Public holidays are published year by year and are not known here; who
 * sets a deadline over one gives more days.
 */
import { dayOf } from './calendar';

const DAY_MS = 86_400_000;
/** Offices close at this hour, and so do deadlines. */
const CLOSING = 'T17:00:00+08:00';

const isWorkingDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;

/** The day, YYYY-MM-DD, that lies so many working days after another one. */
export function addWorkingDays(from: string, days: number): string {
  let day = new Date(`${from}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkingDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** When a deadline of so many working days from a moment ends: the day of the moment does not count. */
export const workingDeadline = (from: Date, days: number): Date =>
  new Date(`${addWorkingDays(dayOf(from), days)}${CLOSING}`);
