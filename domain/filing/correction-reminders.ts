/**
 * Reminders to a company that a returned filing waits: three days before the correction deadline, and on its last day.
 * Not before office hours, and not where the return itself, or more time given, told the deadline within that time.
 */
import { dayOf, daysBetween } from '../windows/calendar';

const CORRECTION_REMINDERS = ['soon', 'last_day'] as const;
export type CorrectionReminder = (typeof CORRECTION_REMINDERS)[number];

/** Calendar days before the deadline from which on a reminder is sent. */
const DAYS_BEFORE: Record<CorrectionReminder, number> = { soon: 3, last_day: 0 };

const DAY_MS = 86_400_000;
const OPENING = 'T09:00:00+08:00';

interface Deadline {
  dueAt: Date;
  /** The moment at which the company was told of it; null where nobody knows any more. */
  setAt: Date | null;
}

const beginsAt = (kind: CorrectionReminder, dueAt: Date): Date =>
  new Date(`${dayOf(new Date(dueAt.getTime() - DAYS_BEFORE[kind] * DAY_MS))}${OPENING}`);

/** The reminder that is due now, with the calendar days that are left. Whether it was sent already is not known here. */
export function reminderDue(
  { dueAt, setAt }: Deadline,
  now: Date,
): { kind: CorrectionReminder; days: number } | null {
  const days = daysBetween(dayOf(now), dayOf(dueAt));
  const kind: CorrectionReminder = days <= DAYS_BEFORE.last_day ? 'last_day' : 'soon';
  const from = beginsAt(kind, dueAt);
  const isTold = setAt !== null && setAt >= from;
  return now >= from && now < dueAt && !isTold ? { kind, days } : null;
}

/** The next moment at which a reminder of the deadline is due; null: none is to come. */
export function nextReminderAt(dueAt: Date, now: Date): Date | null {
  const times = CORRECTION_REMINDERS.map((kind) => beginsAt(kind, dueAt));
  return times.find((from) => from > now && from < dueAt) ?? null;
}
