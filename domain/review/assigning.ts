/**
 * Assignment of filings to reviewers. A reviewer assigns what belongs to the own department to oneself or colleagues;
 * a city officer assigns to whoever is in charge, and to officers of the city. It bars nobody else from deciding.
 */
import type { Role } from '../accounts/roles';
import { assigningMessages } from '../api/messages/assigning';
import type { Text } from '../text';

export interface Officer {
  role: Role;
  /** The administering department of a reviewer. */
  department: string | null;
}

/** True if a person of the administering side reviews filings of companies of this department. */
const isInCharge = ({ role, department }: Officer, of: string | null): boolean =>
  role === 'administrator' || (role === 'reviewer' && department !== null && department === of);

/** The reason why a caller, who is in charge, may not assign a filing of a department to this person; null when it may. */
export function assignFault(caller: Officer, assignee: Officer, department: string | null): Text | null {
  if (caller.role === 'reviewer' && assignee.role === 'administrator') return assigningMessages.cityAssigns;
  return isInCharge(assignee, department) ? null : assigningMessages.notInCharge;
}

/** Views that a person keeps. */
export const VIEWS_AT_MOST = 20;
export const VIEW_NAME_AT_MOST = 40;
