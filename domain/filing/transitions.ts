/**
 * The life of a filing as a table: who moves a filing from one status to another, the status it leads to, and the message to the
 * company (catalogue: workflow). These rules are defined nowhere else. Further obstacles to a step, such as a window or a review
 * that has begun, are checked where the data are.
 */
import type { Role } from '../accounts/roles';
import type { MessageTemplateCode } from '../inbox/templates.generated';
import type { FilingAction } from './actions';
import type { FilingStatus } from './status';

export interface Transition {
  action: FilingAction;
  /** Statuses before the step; empty: the filing does not exist yet. */
  from: readonly FilingStatus[];
  to: FilingStatus | 'same' | 'deleted';
  by: readonly (Role | 'system')[];
  /** Template of the message to the company; null: no message. */
  notice: MessageTemplateCode | null;
  /** Template of the message to the person of the office whose turn it is (notification-routing.ts). */
  tells?: MessageTemplateCode;
}

export const transitions: readonly Transition[] = [
  { action: 'create', from: [], to: 'draft', by: ['owner', 'filer'], notice: null },
  { action: 'copy', from: [], to: 'draft', by: ['owner', 'filer'], notice: null },
  {
    action: 'save',
    from: ['draft', 'returned', 'withdrawn'],
    to: 'same',
    by: ['owner', 'filer'],
    notice: null,
  },
  {
    action: 'new_edition',
    from: ['draft', 'returned', 'withdrawn'],
    to: 'same',
    by: ['owner', 'filer'],
    notice: null,
  },
  {
    action: 'sign',
    from: ['draft', 'returned', 'withdrawn'],
    to: 'same',
    by: ['owner', 'filer', 'viewer'],
    notice: null,
  },
  {
    action: 'decline_signature',
    from: ['draft', 'returned', 'withdrawn'],
    to: 'same',
    by: ['owner', 'filer', 'viewer'],
    notice: null,
  },
  {
    action: 'void_signatures',
    from: ['draft', 'returned', 'withdrawn'],
    to: 'same',
    by: ['owner', 'filer'],
    notice: null,
  },
  { action: 'submit', from: ['draft'], to: 'submitted', by: ['owner', 'filer'], notice: 'submitted' },
  { action: 'withdraw', from: ['submitted'], to: 'withdrawn', by: ['owner'], notice: 'withdrawn' },
  // Within a few minutes, while nothing else has happened (withdrawal.ts): the submission stands as it was signed.
  {
    action: 'undo_withdrawal',
    from: ['withdrawn'],
    to: 'submitted',
    by: ['owner'],
    notice: 'withdrawal_undone',
  },
  {
    action: 'resubmit_withdrawn',
    from: ['withdrawn'],
    to: 'submitted',
    by: ['owner', 'filer'],
    notice: 'submitted',
    tells: 'submitted_again',
  },
  { action: 'return_first', from: ['submitted'], to: 'returned', by: ['reviewer'], notice: 'returned' },
  {
    action: 'pass_first',
    from: ['submitted'],
    to: 'district_passed',
    by: ['reviewer'],
    notice: 'first_passed',
  },
  { action: 'reject_first', from: ['submitted'], to: 'rejected', by: ['reviewer'], notice: 'rejected' },
  // Levels between the first and the last, where the workflow has some (domain/workflow).
  {
    action: 'pass_level',
    from: ['district_passed'],
    to: 'same',
    by: ['reviewer', 'administrator'],
    notice: 'level_passed',
  },
  {
    action: 'return_level',
    from: ['district_passed'],
    to: 'returned',
    by: ['reviewer', 'administrator'],
    notice: 'returned',
  },
  {
    action: 'reject_level',
    from: ['district_passed'],
    to: 'rejected',
    by: ['reviewer', 'administrator'],
    notice: 'rejected',
  },
  {
    action: 'return_city',
    from: ['district_passed'],
    to: 'returned',
    by: ['administrator'],
    notice: 'returned',
  },
  { action: 'answer_correction', from: ['returned'], to: 'same', by: ['owner', 'filer'], notice: null },
  {
    action: 'resubmit_to_first',
    from: ['returned'],
    to: 'submitted',
    by: ['owner', 'filer'],
    notice: 'submitted',
    tells: 'submitted_again',
  },
  {
    action: 'resubmit_to_level',
    from: ['returned'],
    to: 'district_passed',
    by: ['owner', 'filer'],
    notice: 'resubmitted',
    tells: 'submitted_again',
  },
  {
    action: 'resubmit_to_city',
    from: ['returned'],
    to: 'district_passed',
    by: ['owner', 'filer'],
    notice: 'resubmitted',
    tells: 'submitted_again',
  },
  {
    action: 'to_experts',
    from: ['district_passed'],
    to: 'expert_review',
    by: ['administrator'],
    notice: 'expert_review',
  },
  {
    action: 'publicise',
    from: ['district_passed', 'expert_review'],
    to: 'publicised',
    by: ['administrator'],
    notice: 'publicised',
  },
  {
    // Directly from the experts where the program has experts and no public notice: there is no other way on.
    action: 'approve',
    from: ['district_passed', 'expert_review', 'publicised'],
    to: 'approved',
    by: ['administrator'],
    notice: 'approved',
  },
  {
    action: 'reject_city',
    from: ['district_passed', 'expert_review', 'publicised'],
    to: 'rejected',
    by: ['administrator'],
    notice: 'rejected',
  },
  {
    action: 'expire_correction',
    from: ['returned'],
    to: 'rejected',
    by: ['system'],
    notice: 'correction_expired',
  },
  { action: 'delete', from: ['draft'], to: 'deleted', by: ['owner'], notice: null },
  // Only of a deleted draft, which is a draft still (server/drafts).
  { action: 'restore', from: ['draft'], to: 'same', by: ['owner'], notice: null },
  { action: 'revoke', from: ['approved'], to: 'revoked', by: ['administrator'], notice: 'revoked' },
  {
    action: 'extend_correction',
    from: ['returned'],
    to: 'same',
    by: ['reviewer', 'administrator'],
    notice: 'correction_extended',
  },
  // Appeals; domain/appeals checks who hears one. An appeal undoes the decision, or leaves it in force.
  { action: 'appeal', from: ['rejected', 'revoked'], to: 'same', by: ['owner', 'filer'], notice: 'appealed' },
  {
    action: 'reopen_to_first',
    from: ['rejected'],
    to: 'submitted',
    by: ['administrator'],
    notice: 'appeal_upheld',
    tells: 'filing_reopened',
  },
  {
    action: 'reopen_to_level',
    from: ['rejected'],
    to: 'district_passed',
    by: ['administrator'],
    notice: 'appeal_upheld',
    tells: 'filing_reopened',
  },
  {
    action: 'reopen_to_experts',
    from: ['rejected'],
    to: 'expert_review',
    by: ['administrator'],
    notice: 'appeal_upheld',
    tells: 'filing_reopened',
  },
  {
    action: 'reopen_to_correction',
    from: ['rejected'],
    to: 'returned',
    by: ['administrator'],
    notice: 'appeal_upheld',
  },
  {
    action: 'reinstate',
    from: ['revoked'],
    to: 'approved',
    by: ['administrator'],
    notice: 'appeal_upheld',
  },
  {
    action: 'dismiss_appeal',
    from: ['rejected', 'revoked'],
    to: 'same',
    by: ['administrator'],
    notice: 'appeal_dismissed',
  },
];

/** The transition of an action from a status, or undefined where it is not allowed. */
export const findTransition = (action: FilingAction, from: FilingStatus | null): Transition | undefined =>
  transitions.find(
    (t) => t.action === action && (from === null ? t.from.length === 0 : t.from.includes(from)),
  );

/** True if somebody of the role may take the step from the status. */
export const mayTake = (action: FilingAction, from: FilingStatus, role: Role): boolean =>
  findTransition(action, from)?.by.includes(role) ?? false;

/** Status after a transition; for a deletion, the former one. */
export const getStatusAfterTransition = ({ to }: Transition, from: FilingStatus): FilingStatus =>
  to === 'same' || to === 'deleted' ? from : to;

/** Levels of review that can return a filing; a corrected filing goes back to the level that returned it. */
export const RETURNERS = ['first', 'level', 'city'] as const;
export type Returner = (typeof RETURNERS)[number];

/** Finds the step of submitting from a status: a first submission, or one of the ways of submitting again. */
export function findSubmitAction(
  status: FilingStatus,
  returnedBy: Returner | null,
): FilingAction | undefined {
  if (status === 'draft') return 'submit';
  if (status === 'withdrawn') return 'resubmit_withdrawn';
  if (status === 'returned') return `resubmit_to_${returnedBy ?? 'first'}`;
  return undefined;
}
