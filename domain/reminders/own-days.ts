/** Days before an end on which a person can choose to be reminded, in place of those of each kind (`reminder-kinds.ts`). */
export const REMINDER_DAYS = [30, 14, 7, 3, 1, 0] as const;

/** Days offered to whoever begins to choose, and set in a calendar file for whoever chose none. */
export const SUGGESTED_DAYS = [7, 1] as const;

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
