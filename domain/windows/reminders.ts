/**
 * Reminders to a company with an unsubmitted draft that its window closes. Each kind is sent once per window and company,
 * counted from the closing time that holds for the company; a missed reminder is superseded by the next kind.
 */
import { HOUR_MS } from '../time';

interface Reminder {
  /** Hours before closing at which the reminder becomes due, and at which it is superseded. */
  from: number;
  until: number;
  /** Channel; SMS only for the last day, after the reminders in the inbox. */
  by: 'inbox' | 'sms';
}

export const closingReminders = {
  week: { from: 7 * 24, until: 48, by: 'inbox' },
  two_days: { from: 48, until: 0, by: 'inbox' },
  last_day: { from: 24, until: 0, by: 'sms' },
} as const satisfies Record<string, Reminder>;

export type ReminderKind = keyof typeof closingReminders;
export const REMINDER_KINDS = Object.keys(closingReminders) as ReminderKind[];

/** Closing times for which a reminder is due: later than `after`, up to and including `upTo`. */
export function getClosingsToRemind(kind: ReminderKind, now: Date): { after: Date; upTo: Date } {
  const { from, until } = closingReminders[kind];
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  return { after: inHours(until), upTo: inHours(from) };
}

export function isReminderDue(kind: ReminderKind, closesAt: Date, now: Date): boolean {
  const { after, upTo } = getClosingsToRemind(kind, now);
  return closesAt > after && closesAt <= upTo;
}

/** Milliseconds between two searches for drafts whose company must be reminded, as companies begin drafts at any time. */
const LOOKED_AT_EVERY_MS = HOUR_MS;

/** The next moment at which somebody may have to be reminded that a window closes, by its closing times; null: never. */
export function getNextClosingReminderTime(closings: readonly Date[], now: Date): Date | null {
  const times = closings.flatMap((closesAt) =>
    REMINDER_KINDS.flatMap((kind) => {
      if (isReminderDue(kind, closesAt, now)) return [now.getTime() + LOOKED_AT_EVERY_MS];
      const from = closesAt.getTime() - closingReminders[kind].from * HOUR_MS;
      return from > now.getTime() ? [from] : [];
    }),
  );
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
