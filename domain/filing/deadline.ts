/**
 * Deadline that binds a company's filing now: one for each filing, in the head of its form, at home, in lists and in the
 * calendar. A returned filing is submitted again whatever its window says, so its window is no deadline of it.
 */
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

const deadlineAt = (kind: FilingDeadline['kind'], at: string | null | undefined): FilingDeadline | null =>
  at ? { kind, at } : null;

/** `closesAt`: the end of its window for the company; null where that is over, or none is known. */
export function findBindingDeadline(
  { status, correction_due_at, decision, actions }: BoundFiling,
  closesAt: string | null,
): FilingDeadline | null {
  if (status === 'returned') return deadlineAt('correction', correction_due_at);
  if (statuses[status].editable) return deadlineAt('window', closesAt);
  return actions.includes('appeal') ? deadlineAt('appeal', decision?.appeal_until) : null;
}
