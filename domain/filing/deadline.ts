/**
 * Binding deadline of a filing: a single one for each filing, shown at the top of its form, on the home page, in lists and in the
 * calendar. A returned filing is resubmitted independently of its window, so the window sets no deadline for it.
 */
import type { FilingWindowStatus } from '../windows/state';
import type { CompanyAction } from './actions';
import { type FilingStatus, statuses } from './status';
import type { FilingDecision } from './types';

export interface FilingDeadline {
  kind: 'correction' | 'window' | 'appeal';
  at: string;
}

interface BoundFiling {
  status: FilingStatus;
  correction_due_at?: string | null | undefined;
  decision?: Pick<FilingDecision, 'appeal_until'> | null | undefined;
  actions: readonly CompanyAction[];
}

/**
 * True for a draft whose window has closed: it can still be changed and read, and submitted only after an extension by the office.
 * `hasLateEnd`: it may be submitted later, in a grace period or as an owed report.
 */
export const isClosedDraft = (
  status: FilingStatus,
  window: FilingWindowStatus | undefined,
  hasLateEnd: boolean,
): boolean => statuses[status].editable && status !== 'returned' && window === 'closed' && !hasLateEnd;

const deadlineAt = (kind: FilingDeadline['kind'], at: string | null | undefined): FilingDeadline | null =>
  at ? { kind, at } : null;

/** Finds the binding deadline. `closesAt`: end of the window for the company; null where it has passed or is unknown. */
export function findBindingDeadline(
  { status, correction_due_at, decision, actions }: BoundFiling,
  closesAt: string | null,
): FilingDeadline | null {
  if (status === 'returned') return deadlineAt('correction', correction_due_at);
  if (statuses[status].editable) return deadlineAt('window', closesAt);
  return actions.includes('appeal') ? deadlineAt('appeal', decision?.appeal_until) : null;
}
