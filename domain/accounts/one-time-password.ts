/**
 * One-time passwords are passed on orally or on paper, hence valid for three days. The refusal of an expired one says whom to
 * ask for another.
 */

import type { Text } from '../text';
import { accountMessages } from './messages';
import { hasRight, type Role } from './roles';

export const ONE_TIME_HOURS = 72;

/** Computes the expiry of a one-time password that is issued at `now`. */
export const computeOneTimePasswordEnd = (now: Date): Date =>
  new Date(now.getTime() + ONE_TIME_HOURS * 3_600_000);

interface Account {
  role: Role;
  mustChangePassword: boolean;
  /** Expiry; null for a password without one: an older one-time password, or one that the person has set. */
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
