/** Filings that wait for the company itself, the most pressing first. */
import type { ReportItem } from '@domain/calls/filings';
import type { DeclareDayItem } from '@domain/calls/windows';
import { dayOf, daysBetween } from '@domain/windows/calendar';
import { CLOSING_SOON_DAYS } from '@domain/windows/state';

export interface Todo {
  filing: ReportItem;
  /** The last moment to submit; null where none is known or it has passed. */
  due: string | null;
  /** Calendar days in Beijing until then. */
  daysLeft: number | null;
  isUrgent: boolean;
  /** A draft whose window is closed: it can be read, not submitted. */
  isLate: boolean;
}

const dueOf = (filing: ReportItem, windows: DeclareDayItem[]): string | null => {
  if (filing.status === 'returned') return filing.correction_due_at;
  const window = windows.find((w) => w.program === filing.program && w.batch_year === filing.batch_year);
  return window && window.status !== 'closed' ? window.closes_at : null;
};

function todoOf(filing: ReportItem, windows: DeclareDayItem[], now: Date): Todo {
  const due = dueOf(filing, windows);
  const daysLeft = due === null ? null : daysBetween(dayOf(now), dayOf(new Date(due)));
  return {
    filing,
    due,
    daysLeft,
    isUrgent: filing.status === 'returned' || (daysLeft !== null && daysLeft <= CLOSING_SOON_DAYS),
    isLate: filing.status !== 'returned' && due === null,
  };
}

const rank = (todo: Todo): number => {
  if (todo.filing.status === 'returned') return 0;
  return todo.isLate ? 2 : 1;
};

const byPressure = (a: Todo, b: Todo): number =>
  rank(a) - rank(b) || (a.daysLeft ?? Number.MAX_SAFE_INTEGER) - (b.daysLeft ?? Number.MAX_SAFE_INTEGER);

/** Returned filings by the day that they are due, drafts by the day that their window closes, then drafts too late. */
export const todosOf = (filings: ReportItem[], windows: DeclareDayItem[], now: Date): Todo[] =>
  filings.map((filing) => todoOf(filing, windows, now)).sort(byPressure);
