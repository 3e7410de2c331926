/** A year of the working-day calendar, as an administrator keeps it: which days are not what their weekday says. */
import { calendarMessages } from '../api/messages/windows';
import { fillText, type Text } from '../text';
import { daysBetween } from './calendar';
import { type DayKind, isWorkingDay, nextDay } from './working-days';

export interface CalendarDay {
  /** YYYY-MM-DD. */
  date: string;
  kind: DayKind;
  /** The name of the day. */
  name: string;
}

/** The days of a holiday, both ends included. */
export function spanOf(from: string, to: string, kind: DayKind, name: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = nextDay(date)) days.push({ date, kind, name });
  return days;
}

/** Days that follow each other and are the same, as one span: a week of holidays is read as one. */
export function spansOf(
  days: readonly CalendarDay[],
): (Omit<CalendarDay, 'date'> & { from: string; to: string })[] {
  const spans: ReturnType<typeof spansOf> = [];
  for (const { date, kind, name } of [...days].sort((a, b) => a.date.localeCompare(b.date))) {
    const last = spans.at(-1);
    if (last && last.kind === kind && last.name === name && daysBetween(last.to, date) === 1) last.to = date;
    else spans.push({ from: date, to: date, kind, name });
  }
  return spans;
}

/** The reason why a day cannot stand in the calendar of the year; null where it can. */
function refusalOf({ date, kind }: CalendarDay, year: number): Text | null {
  if (!date.startsWith(`${year}-`)) return fillText(calendarMessages.otherYear, { date, year });
  if (kind === 'working' && isWorkingDay(date, new Map()))
    return fillText(calendarMessages.worksAnyway, { date });
  return null;
}

/** Faults of the days of a year, in their order. */
export function calendarFaults(year: number, days: readonly CalendarDay[]): Text[] {
  const seen = new Set<string>();
  return days.flatMap((day) => {
    const twice = seen.has(day.date) && fillText(calendarMessages.twice, { date: day.date });
    seen.add(day.date);
    return twice || refusalOf(day, year) || [];
  });
}
