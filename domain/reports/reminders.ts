/**
 * The reminder that is due on a day (catalogue: report_info, reminders): on opening, 15, 7, 3 and 1 days before the last day;
 * once overdue on the first and the third day, and every seven days. A reminder that could not be sent on its day is sent on
 * the next; each stage is sent once.
 */
import { addDays } from '../expressions/dates';
import { countDaysBetween } from '../windows/calendar';
import type { ReportDays } from './status';

const DAYS_BEFORE = [1, 3, 7, 15];
/** Days before the end of a correction, which has but a few (catalogue: declare_day, correction). */
const DAYS_BEFORE_CORRECTION = [1, 2];
const OVERDUE_ON = [1, 3];
const OVERDUE_EVERY = 7;

export interface ReportReminder {
  /** Stage of the reminder, such as `due-7`; each stage of a report is sent once. */
  stage: string;
  template: 'report_open' | 'report_due' | 'report_overdue';
  days: number;
}

/** Computes the day after the due day on which the latest reminder fell due, for a report that is `days` overdue. */
const overdueStage = (days: number): number =>
  days < OVERDUE_EVERY ? (OVERDUE_ON.findLast((day) => day <= days) ?? 1) : days - (days % OVERDUE_EVERY);

function reminderAt(left: number, daysBefore: readonly number[]): ReportReminder | null {
  if (left < 0) {
    return { stage: `overdue-${overdueStage(-left)}`, template: 'report_overdue', days: -left };
  }
  const before = daysBefore.find((days) => left <= days);
  return before === undefined ? null : { stage: `due-${before}`, template: 'report_due', days: left };
}

export function findReportReminder({ openOn, dueOn }: ReportDays, today: string): ReportReminder | null {
  if (today < openOn) return null;
  const left = countDaysBetween(today, dueOn);
  return reminderAt(left, DAYS_BEFORE) ?? { stage: 'open', template: 'report_open', days: left };
}

/** The reminder of a returned report, which waits for its correction. */
export const findReportCorrectionReminder = (dueOn: string, today: string): ReportReminder | null =>
  reminderAt(countDaysBetween(today, dueOn), DAYS_BEFORE_CORRECTION);

/** The first day after today among `days` and those of the reminders of an overdue report. */
function nextOf(days: string[], dueOn: string, today: string): string {
  const overdue = [...OVERDUE_ON, OVERDUE_EVERY].map((day) => addDays(dueOn, day));
  const [next] = [...days, ...overdue].filter((day) => day > today).sort();
  const rounds = Math.floor(countDaysBetween(dueOn, today) / OVERDUE_EVERY) + 1;
  return next ?? addDays(dueOn, rounds * OVERDUE_EVERY);
}

/** The next day on which another reminder is due: nothing changes before. */
export const getNextReportReminderDay = ({ openOn, dueOn }: ReportDays, today: string): string =>
  nextOf(
    [openOn, ...DAYS_BEFORE.map((n) => addDays(dueOn, -n))].filter((day) => day >= openOn),
    dueOn,
    today,
  );

export const getNextReportCorrectionReminderDay = (dueOn: string, today: string): string =>
  nextOf(
    DAYS_BEFORE_CORRECTION.map((n) => addDays(dueOn, -n)),
    dueOn,
    today,
  );
