/** Times that an office keeps beside its turn: what is late, and what will be in three days. */
import { waitingFor } from './deciding';
import type { FilingStatus } from './status';

export const DUE = ['overdue', 'soon', 'experts_late', 'notice_over', 'notice_ending'] as const;
export type Due = (typeof DUE)[number];

/** Days from now on that count as soon. */
export const SOON_DAYS = 3;

/** The statuses that each is about: first reviews, experts who were asked, public notices. */
export const dueStatuses: Record<Due, FilingStatus[]> = {
  overdue: waitingFor('reviewer'),
  soon: waitingFor('reviewer'),
  experts_late: ['expert_review'],
  notice_over: ['publicised'],
  notice_ending: ['publicised'],
};
