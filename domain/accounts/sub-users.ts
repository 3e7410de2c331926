/**
 * Rules of accounts: which role may grant which, and which accounts cannot be removed (catalogue: sub_users,
 * rules SU-01 to SU-05). A company's main account comes with the registration and stays; its owner makes filers
 * and viewers. The main account passes to another person by a handover only. Accounts of the administering side are made by
 * administrators.
 */

import type { Text } from '../text';
import { accountMessages } from './messages';
import { isCompanySide, ROLES, type Role } from './roles';

/** Maximum number of accounts of a company besides its main account, deleted ones not counted. */
export const MAX_SUB_USERS = 20;

const grantable: Record<Role, readonly Role[]> = {
  owner: ['filer', 'viewer'],
  filer: [],
  viewer: [],
  reviewer: [],
  expert: [],
  administrator: ['reviewer', 'expert', 'administrator', 'finance', 'auditor'],
  finance: [],
  auditor: [],
};

/** Roles that a caller may give to a new account. */
export const listGrantableRoles = (caller: Role): readonly Role[] => grantable[caller];

/** The reason why a caller may not give a role; null when it may. */
export function findRoleGrantFault(caller: Role, role: Role): Text | null {
  if (listGrantableRoles(caller).includes(role)) return null;
  if (role === 'owner') return accountMessages.ownerRoleFixed;
  return isCompanySide(role) ? accountMessages.companySideOnly : accountMessages.roleNotGrantable;
}

interface Account {
  id: string;
  role: Role;
}

interface Successor extends Pick<Account, 'id'> {
  companyId: string | null;
  enabled: boolean;
  mustChangePassword: boolean;
}

/**
 * The reason why an account may not take over from the main account of a company; null when it may. Its person has signed in once: the
 * company would be left without a main account where a one-time password expires unused.
 */
export function findSuccessorFault(
  owner: Pick<Successor, 'id' | 'companyId'>,
  account: Successor | undefined,
): Text | null {
  if (account?.companyId !== owner.companyId || account.id === owner.id)
    return accountMessages.successorUnknown;
  return account.enabled && !account.mustChangePassword ? null : accountMessages.successorNotReady;
}

/** The reason why an account may not be deleted, switched off or reset in a batch (SU-03); null when it may. */
export const findAccountRemovalFault = (callerId: string, account: Account): Text | null =>
  account.id === callerId || account.role === 'owner' ? accountMessages.notSelfOrOwner : null;

/**
 * The reason why a caller may not change an account's role; null when it may. The main account keeps its role, nobody changes the
 * own one, and an account does not move between a company and the administering side.
 */
export function findRoleChangeFault(callerId: string, account: Account, role: Role): Text | null {
  if (account.role === role) return null;
  if (account.id === callerId || account.role === 'owner' || role === 'owner')
    return accountMessages.ownerRoleFixed;
  return isCompanySide(account.role) === isCompanySide(role) ? null : accountMessages.roleNotGrantable;
}

/** Roles that this caller may assign to an account: its present one at least. */
export const listAssignableRoles = (callerId: string, account: Account): readonly Role[] =>
  ROLES.filter((role) => findRoleChangeFault(callerId, account, role) === null);

/**
 * The reason why a caller may not change an account's telephone number; null when it may. The own number is changed by an SMS
 * code instead.
 */
export const findPhoneChangeFault = (callerId: string, account: Account): Text | null =>
  account.id === callerId ? accountMessages.ownPhoneByCode : null;
