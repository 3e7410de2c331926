/**
 * Scheduled decisions: they are carried out a short time after they are made, on one filing or many at once, so that they can be
 * withdrawn before anybody outside the office learns of them.
 */
import type { Role } from '../accounts/roles';
import { expertMessages } from '../experts/messages';
import { reviewMessages } from '../review/messages';
import { fillText, type Text } from '../text';
import { formatBeijingMinute } from '../windows/calendar';
import type { DutyOfficer } from '../workflow/duties';
import type { OfficeAction } from './actions';
import {
  DUE_ACTIONS,
  type DueAction,
  findNoticeRefusal,
  isEndOfExpertReview,
  isLevelAction,
  resolveOfficeStep,
} from './deciding';
import type { ReviewPosition } from './deciding-level';
import { statuses } from './status';
import { transitions } from './transitions';

/** Default number of seconds in which a scheduled decision can be withdrawn; the operator may set another. */
export const HOLD_SECONDS = 30;

/** Maximum number of filings in one scheduled decision. */
export const MAX_FILINGS_PER_DECISION = 2000;

/** Actions of a role that can be applied to many filings at once, those of middle levels included where a workflow has some. */
export const listBulkActions = (role: Role, hasMiddleLevels: boolean): DueAction[] =>
  DUE_ACTIONS.filter(
    (action) =>
      (hasMiddleLevels || !isLevelAction(action)) &&
      transitions.some((transition) => transition.action === action && transition.by.includes(role)),
  );

/**
 * State of a scheduled decision. `signing`: it waits for signatures; then it becomes `waiting`, like any other, until it is
 * carried out.
 */
export const SCHEDULED_DECISION_STATES = ['signing', 'waiting', 'done', 'refused', 'taken_back'] as const;
export type ScheduledDecisionState = (typeof SCHEDULED_DECISION_STATES)[number];

/** A filing that a decision can be scheduled for, as loaded from the database. */
export interface SchedulableFiling extends ReviewPosition {
  version: number;
  updatedAt: Date;
  noticeUntil: string | null;
  /** Progress of the filing's experts, where the decision ends their review. */
  panel?: { required: number; submitted: number; complete: boolean } | undefined;
}

interface BulkDecisionRequest {
  action: OfficeAction;
  officer: DutyOfficer;
  today: string;
  /** Version that the officer saw; absent where they have not opened the filing. */
  seen?: number | undefined;
  /** True where a reason was given for deciding before every expert has answered. */
  isEarly: boolean;
}

export const describeStaleFiling = ({
  updatedAt,
  status,
}: Pick<SchedulableFiling, 'updatedAt' | 'status'>): Text =>
  fillText(reviewMessages.stale, { at: formatBeijingMinute(updatedAt), status: statuses[status] });

/**
 * Returns the reason why a filing is omitted from a scheduled decision, in the order in which the step itself checks; null where
 * it is included.
 */
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
