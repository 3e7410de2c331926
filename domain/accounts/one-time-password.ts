/**
 * A one-time password travels by word of mouth or on paper: it opens the portal for three days and no longer. Who comes
 * late is told whom to ask for another one.
 */

import type { Text } from '../text';
import { accountMessages } from './messages';
import { hasRight, type Role } from './roles';

export const ONE_TIME_HOURS = 72;

/** The first moment at which a one-time password that is given now is no longer good. */
export const oneTimeEnd = (now: Date): Date => new Date(now.getTime() + ONE_TIME_HOURS * 3_600_000);

interface Account {
  role: Role;
  mustChangePassword: boolean;
  /** null: one that was given before these passwords had an end. */
  passwordExpiresAt: Date | null;
}

/** The reason why a password that is right opens nothing any more; null while it does. */
export function oneTimeFault(
  { role, mustChangePassword, passwordExpiresAt }: Account,
  now: Date,
): Text | null {
  if (!mustChangePassword || !passwordExpiresAt || now < passwordExpiresAt) return null;
  if (role === 'owner') return accountMessages.oneTimeOverOwner;
  return hasRight({ role }, 'company.read')
    ? accountMessages.oneTimeOverCompany
    : accountMessages.oneTimeOverOfficer;
}
