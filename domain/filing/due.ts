/** Times that an office keeps beside its turn: what is late, and what will be in three days. */
import { type FilingStatus, listStatusesWith } from './status';

export const DUE = ['overdue', 'soon', 'experts_late', 'notice_over', 'notice_ending'] as const;
export type Due = (typeof DUE)[number];

/** Days from now on that count as soon. */
export const SOON_DAYS = 3;

/** First reviews: their window says until when. */
export const FIRST_REVIEWS: readonly FilingStatus[] = listStatusesWith('awaits', 'first_level');

/** Levels decide in these, the first one and later ones: the workflow may say until when. */
const AT_LEVELS: FilingStatus[] = listStatusesWith('awaits', 'first_level', 'later_level');

interface Timed {
  status: FilingStatus;
  reviewBy: Date | null;
  levelDueAt: Date | null;
}

/** The day of the window, which the first review alone keeps to. */
export const getFirstReviewDeadline = ({ status, reviewBy }: Omit<Timed, 'levelDueAt'>): Date | null =>
  FIRST_REVIEWS.includes(status) ? reviewBy : null;

/** Until when the level that has it should decide: its own deadline, or that of the first review. */
export const getReviewDeadline = (filing: Timed): Date | null =>
  filing.levelDueAt ?? getFirstReviewDeadline(filing);

export function isLate(filing: Timed, now: Date): boolean {
  const by = getReviewDeadline(filing);
  return by !== null && by <= now;
}

/** The statuses that each is about: reviews of every level, experts who were asked, public notices. */
export const dueStatuses: Record<Due, FilingStatus[]> = {
  overdue: AT_LEVELS,
  soon: AT_LEVELS,
  experts_late: listStatusesWith('awaits', 'experts'),
  notice_over: listStatusesWith('awaits', 'notice_end'),
  notice_ending: listStatusesWith('awaits', 'notice_end'),
};
