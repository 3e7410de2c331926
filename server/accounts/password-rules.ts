/** Rules of a new password, which differs from the last five (FP-03), and the columns that are stored with it. */
import { accountMessages } from '../../domain/accounts/messages';
import { computeOneTimePasswordEnd } from '../../domain/accounts/one-time-password';
import { findPasswordFault, type PasswordOwner } from '../../domain/checks/password';
import { createRefusal } from '../core/errors';
import { isOneOfPasswords } from './passwords';
import type { UserRecord, UserRow } from './users-store';

/** Passwords that a new one must differ from: the present one and the four before it. */
const REMEMBERED = 5;

const listRememberedHashes = (user: UserRow): string[] =>
  [user.passwordHash, ...user.passwordHistory].slice(0, REMEMBERED);

/** The user's columns for a password that must be changed at the next sign-in. */
export const buildOneTimeLogin = (passwordHash: string, now: Date) => ({
  passwordHash,
  mustChangePassword: true,
  passwordExpiresAt: computeOneTimePasswordEnd(now),
});

/** The user's columns for a password of the user's own choice. */
export const buildOwnLogin = (passwordHash: string) => ({
  passwordHash,
  mustChangePassword: false,
  passwordExpiresAt: null,
});

/** The user's columns for the history of passwords, before a new one is stored. */
export const buildPasswordHistory = (user: UserRow) => ({
  passwordHistory: listRememberedHashes(user).slice(0, REMEMBERED - 1),
});

export const readPasswordOwner = ({ user, company }: UserRecord): PasswordOwner => ({
  username: user.username,
  companyName: company?.name,
  creditCode: company?.creditCode,
  mobile: user.phone ?? undefined,
});

/** Throws 208 with what is wrong with a new password. */
export function assertPassword(password: string, owner: PasswordOwner): void {
  const fault = findPasswordFault(password, owner);
  if (fault) throw createRefusal(fault);
}

/** Throws 208 for a password that breaks the rules, and for one of the last five. */
export async function assertNewPassword(password: string, record: UserRecord): Promise<void> {
  assertPassword(password, readPasswordOwner(record));
  if (await isOneOfPasswords(password, listRememberedHashes(record.user)))
    throw createRefusal(accountMessages.passwordReused);
}
