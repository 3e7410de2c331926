/** Deadlines that an office watches: overdue filings, and those due within three days. */
import { type FilingStatus, listStatusesWith } from './status';

export const DUE = ['overdue', 'soon', 'experts_late', 'notice_over', 'notice_ending'] as const;
export type Due = (typeof DUE)[number];

/** Number of days ahead that count as soon. */
export const SOON_DAYS = 3;

/** Statuses in the first review, whose deadline the window sets. */
export const FIRST_REVIEWS: readonly FilingStatus[] = listStatusesWith('awaits', 'first_level');

/** Statuses in which a level of the review, the first or a later one, decides; the workflow may set its deadline. */
const AT_LEVELS: FilingStatus[] = listStatusesWith('awaits', 'first_level', 'later_level');

interface Timed {
  status: FilingStatus;
  reviewBy: Date | null;
  levelDueAt: Date | null;
}

/** Deadline of the window, which applies to the first review only. */
export const getFirstReviewDeadline = ({ status, reviewBy }: Omit<Timed, 'levelDueAt'>): Date | null =>
  FIRST_REVIEWS.includes(status) ? reviewBy : null;

/** Deadline of the level that decides at present: its own, or that of the first review. */
export const getReviewDeadline = (filing: Timed): Date | null =>
  filing.levelDueAt ?? getFirstReviewDeadline(filing);

export function isLate(filing: Timed, now: Date): boolean {
  const by = getReviewDeadline(filing);
  return by !== null && by <= now;
}

/** Statuses that each kind of deadline concerns: reviews at every level, expert reviews, public notices. */
export const dueStatuses: Record<Due, FilingStatus[]> = {
  overdue: AT_LEVELS,
  soon: AT_LEVELS,
  experts_late: listStatusesWith('awaits', 'experts'),
  notice_over: listStatusesWith('awaits', 'notice_end'),
  notice_ending: listStatusesWith('awaits', 'notice_end'),
};
