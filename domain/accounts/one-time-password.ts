/**
 * One-time passwords travel by word of mouth or on paper, so they are valid for three days. A late user is told
 * whom to ask for another one.
 */

import type { Text } from '../text';
import { accountMessages } from './messages';
import { hasRight, type Role } from './roles';

export const ONE_TIME_HOURS = 72;

/** The moment at which a one-time password that is given now expires. */
export const computeOneTimePasswordEnd = (now: Date): Date =>
  new Date(now.getTime() + ONE_TIME_HOURS * 3_600_000);

interface Account {
  role: Role;
  mustChangePassword: boolean;
  /** Null for a password without an end: an older one, or one that the person has set. */
  passwordExpiresAt: Date | null;
}

/** The reason why a correct one-time password is refused (expired); null while it is valid. */
export function findOneTimePasswordFault(
  { role, mustChangePassword, passwordExpiresAt }: Account,
  now: Date,
): Text | null {
  if (!mustChangePassword || !passwordExpiresAt || now < passwordExpiresAt) return null;
  if (role === 'owner') return accountMessages.oneTimeOverOwner;
  return hasRight({ role }, 'company.read')
    ? accountMessages.oneTimeOverCompany
    : accountMessages.oneTimeOverOfficer;
}
