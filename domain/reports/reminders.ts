/**
 * Which reminder is due on a day (catalogue: report_info, reminders): on opening, 15, 7, 3 and 1 days before the last
 * day, and, once overdue, every seven days. A day on which nobody could send is made up for by the next: each stage is
 * told once.
 */
import { daysBetween } from '../windows/calendar';
import type { ReportDays } from './status';

const DAYS_BEFORE = [1, 3, 7, 15];
const OVERDUE_EVERY = 7;

export interface Reminder {
  /** What was told is told once under this name. */
  stage: string;
  template: 'report_open' | 'report_due' | 'report_overdue';
  days: number;
}

export function reminderOn({ openOn, dueOn }: ReportDays, today: string): Reminder | null {
  if (today < openOn) return null;
  const left = daysBetween(today, dueOn);
  if (left < 0) {
    const round = Math.floor((-left - 1) / OVERDUE_EVERY);
    return { stage: `overdue-${round}`, template: 'report_overdue', days: -left };
  }
  const before = DAYS_BEFORE.find((days) => left <= days);
  if (before === undefined) return { stage: 'open', template: 'report_open', days: left };
  return { stage: `due-${before}`, template: 'report_due', days: left };
}
