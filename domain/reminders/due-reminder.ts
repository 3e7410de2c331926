/** The reminder that is due of something that ends, and the time of the next one. */
import { addDays, addMonths } from '../expressions/dates';
import type { MessageTemplateCode } from '../inbox/templates.generated';
import { DAY_MS, HOUR_MS } from '../time';
import { countDaysBetween, formatBeijingDay, getStartOfDay } from '../windows/calendar';
import { findReminderDay } from './own-days';
import { OFFICE_HOUR, type ReminderKind, type ReminderRules, reminderKinds } from './reminder-kinds';

export interface ComingEnd {
  endsAt: Date;
  /** First day on which anything can be done, which is told as well; YYYY-MM-DD. */
  opensOn?: string;
  /** Time at which the end was announced: no reminder is sent that would have come before. */
  announcedAt?: Date | null;
}

export interface DueReminder {
  /** Day before the end whose reminder this is, negative after the end; each is sent once. */
  daysBefore: number;
  /** Days left by the calendar, negative after the end. */
  left: number;
  template: MessageTemplateCode;
}

/** Days before the end with a reminder. The opening has one of its own where it comes before all others. */
function listDaysBefore(rules: ReminderRules, { endsAt, opensOn }: ComingEnd): number[] {
  const endsOn = formatBeijingDay(endsAt);
  const ofMonths = (rules.monthsBefore ?? []).map((months) =>
    countDaysBetween(addMonths(endsOn, -months), endsOn),
  );
  const days = [...rules.daysBefore, ...ofMonths];
  const opening = opensOn === undefined ? 0 : countDaysBetween(opensOn, endsOn);
  return opening > Math.max(...days) ? [opening, ...days] : days;
}

/** Day after the end of the latest reminder, `late` days after it. */
const findDayAfter = ({ days, every }: NonNullable<ReminderRules['after']>, late: number): number =>
  late < every ? Math.max(...days.filter((day) => day <= late)) : late - (late % every);

const getReminderTime = ({ from }: ReminderRules, { endsAt }: ComingEnd, daysBefore: number): Date =>
  from === 'end'
    ? new Date(endsAt.getTime() - daysBefore * DAY_MS)
    : new Date(getStartOfDay(addDays(formatBeijingDay(endsAt), -daysBefore)).getTime() + from * HOUR_MS);

function getTemplate(
  { daysBefore: known, monthsBefore, templates }: ReminderRules,
  { daysBefore, left }: Omit<DueReminder, 'template'>,
): MessageTemplateCode {
  const { before, after = before, lastDay = before, opening = before } = templates;
  if (left < 0) return after;
  if (left === 0) return lastDay;
  return monthsBefore || known.includes(daysBefore) ? before : opening;
}

/** Finds the reminder that is due; the caller checks whether it was sent already. One that was missed is superseded by the next. */
export function findDueReminder(kind: ReminderKind, end: ComingEnd, now: Date): DueReminder | null {
  const rules: ReminderRules = reminderKinds[kind];
  const { endsAt, opensOn, announcedAt } = end;
  const today = formatBeijingDay(now);
  const left = countDaysBetween(today, formatBeijingDay(endsAt));
  const isLate = rules.after !== undefined && left < 0;
  if ((!rules.after && now >= endsAt) || (opensOn !== undefined && today < opensOn && !isLate)) return null;
  const counted = rules.from === 'end' ? Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS) : left;
  const daysBefore =
    rules.after && isLate
      ? -findDayAfter(rules.after, -left)
      : Math.min(...listDaysBefore(rules, end).filter((day) => day >= counted));
  if (daysBefore === Number.POSITIVE_INFINITY) return null;
  const from = getReminderTime(rules, end, daysBefore);
  if (now < from || (announcedAt && announcedAt >= from)) return null;
  return { daysBefore, left, template: getTemplate(rules, { daysBefore, left }) };
}

/** Finds the reminder that is due of a person who chose days, from the morning on; it stops at the end. */
export function findOwnReminder(
  kind: ReminderKind,
  { endsAt }: ComingEnd,
  chosen: readonly number[],
  now: Date,
): DueReminder | null {
  const { hasOwnDays, templates }: ReminderRules = reminderKinds[kind];
  const today = formatBeijingDay(now);
  const left = countDaysBetween(today, formatBeijingDay(endsAt));
  const daysBefore = findReminderDay(chosen, left);
  if (
    !hasOwnDays ||
    daysBefore === null ||
    now.getTime() < getStartOfDay(today).getTime() + OFFICE_HOUR * HOUR_MS
  )
    return null;
  return { daysBefore, left, template: (left === 0 && templates.lastDay) || templates.before };
}

/** Returns the time at which the next reminder is due; null where none follows. Nothing is to be sent before. */
export function getNextReminderTime(kind: ReminderKind, end: ComingEnd, now: Date): Date | null {
  const rules: ReminderRules = reminderKinds[kind];
  const { endsAt, opensOn } = end;
  const opening = opensOn === undefined ? null : getStartOfDay(opensOn);
  const before = listDaysBefore(rules, end)
    .map((day) => getReminderTime(rules, end, day))
    .filter((time) => time < endsAt && (!opening || time >= opening));
  const late = Math.max(0, countDaysBetween(formatBeijingDay(endsAt), formatBeijingDay(now)));
  const { days = [], every = 0 } = rules.after ?? {};
  const after = rules.after
    ? [...days, (Math.floor(late / every) + 1) * every].map((day) => getReminderTime(rules, end, -day))
    : [];
  const times = [...(opening ? [opening] : []), ...before, ...after].filter((time) => time > now);
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null;
}
