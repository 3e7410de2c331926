/**
 * Days before an end on which a person wants to be reminded: of the closing of a window, of the time for a correction, of a report
 * that is due. Whoever chooses none of his own is told with the company, on the days of each kind (domain/windows/reminders,
 * domain/filing/corrections, domain/reports/reminders); to whoever does, those reminders of the company are silent.
 */
export const REMINDER_DAYS = [30, 14, 7, 3, 1, 0] as const;

/** Days by which a reminder may come late, such as after a stop of the portal; a later one would be no reminder of that day. */
const LATE_BY = 2;

/**
 * Returns the chosen day whose reminder is due `left` days before the end; null where none is. A day that was missed is
 * superseded by the next one.
 */
export function findReminderDay(chosen: readonly number[], left: number): number | null {
  if (left < 0) return null;
  const day = Math.min(...chosen.filter((each) => each >= left));
  return day - left <= LATE_BY ? day : null;
}
