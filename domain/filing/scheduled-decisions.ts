/**
 * Decision orders: decisions that are carried out a moment after they were made, one filing or many at once, so that the
 * person who ordered them can take them back before anybody outside the office hears of them.
 */
import type { Role } from '../accounts/roles';
import { expertMessages } from '../experts/messages';
import { reviewMessages } from '../review/messages';
import { fillText, type Text } from '../text';
import { formatBeijingMinute } from '../windows/calendar';
import type { DutyOfficer } from '../workflow/duties';
import {
  DUE_ACTIONS,
  type DueAction,
  findNoticeRefusal,
  isEndOfExpertReview,
  isLevelAction,
  type OfficeAction,
  type ReviewPosition,
  resolveOfficeStep,
} from './deciding';
import { statuses } from './status';
import { transitions } from './transitions';

/** Seconds in which an order can be taken back. An operator may set others. */
export const HOLD_SECONDS = 30;

/** Filings of one order. */
export const MAX_FILINGS_PER_DECISION = 2000;

/** Decisions of a role that are alike for many; those of middle levels where a workflow has some. */
export const listBulkActions = (role: Role, hasMiddleLevels: boolean): DueAction[] =>
  DUE_ACTIONS.filter(
    (action) =>
      (hasMiddleLevels || !isLevelAction(action)) &&
      transitions.some((transition) => transition.action === action && transition.by.includes(role)),
  );

/** `signing`: it waits for signatures, and then as every other one until it is carried out. */
export const SCHEDULED_DECISION_STATES = ['signing', 'waiting', 'done', 'refused', 'taken_back'] as const;
export type ScheduledDecisionState = (typeof SCHEDULED_DECISION_STATES)[number];

/** A filing as a list of decisions finds it. */
export interface SchedulableFiling extends ReviewPosition {
  version: number;
  updatedAt: Date;
  noticeUntil: string | null;
  /** Progress of its experts, where the decision ends their work. */
  panel?: { required: number; submitted: number; complete: boolean } | undefined;
}

interface BulkDecisionRequest {
  action: OfficeAction;
  officer: DutyOfficer;
  today: string;
  /** The version that was seen; none where nobody looked at the single filing. */
  seen?: number | undefined;
  /** A reason was given for deciding before every expert has answered. */
  isEarly: boolean;
}

export const describeStaleFiling = ({
  updatedAt,
  status,
}: Pick<SchedulableFiling, 'updatedAt' | 'status'>): Text =>
  fillText(reviewMessages.stale, { at: formatBeijingMinute(updatedAt), status: statuses[status] });

/** The reason why a filing is left out of a list of decisions, in the order in which the step itself asks; null where it is in. */
export function findOmissionReason(
  filing: SchedulableFiling,
  { action, officer, today, seen, isEarly }: BulkDecisionRequest,
): Text | null {
  if (seen !== undefined && seen !== filing.version) return describeStaleFiling(filing);
  const { refusal } = resolveOfficeStep(action, filing, officer);
  if (refusal) return refusal;
  const { panel = { required: 0, submitted: 0, complete: false } } = filing;
  if (isEndOfExpertReview(action, filing.status) && !panel.complete && !isEarly)
    return fillText(expertMessages.expertsMissing, { required: panel.required, submitted: panel.submitted });
  return findNoticeRefusal(action, filing.status, filing.noticeUntil, today);
}
