/** Accounts during a sign-in: found by login name, checked for being usable, and the proof of their password. */

import { accountMessages } from '../../domain/accounts/messages';
import { findOneTimePasswordFault } from '../../domain/accounts/one-time-password';
import type { Role } from '../../domain/accounts/roles';
import { normaliseCode } from '../../domain/checks/normalise';
import { findUsernameFault, normaliseUsername } from '../../domain/checks/username';
import { findSignInFault } from '../../domain/company/status';
import type { Text } from '../../domain/text';
import type { Caller } from '../core/access';
import type { AuditActor } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { createRefusal, createTimedRefusal, problems } from '../core/errors';
import { computePlainHash } from '../core/secrets';
import { computeKnownSince } from './known-devices';
import { isPassword } from './passwords';
import { createUsersStore, type UserRecord, type UserRow } from './users-store';

const CREDIT_CODE = /^[0-9A-Z]{18}$/;
const TYPED_AT_MOST = 64;

/**
 * Finds the account of a credit code, which is that company's main account whoever has the code as login name, or of a login name;
 * with its known devices.
 */
export async function findByLoginName({ db, clock }: Pick<Deps, 'db' | 'clock'>, raw: string) {
  const store = createUsersStore(db);
  const knownSince = computeKnownSince(clock());
  if (raw.length > TYPED_AT_MOST) return undefined;
  const username = normaliseUsername(raw);
  const code = normaliseCode(raw);
  const owner = CREDIT_CODE.test(code) ? await store.ownerByCreditCode(code, knownSince) : undefined;
  if (owner || findUsernameFault(username)) return owner;
  return store.byUsername(username, knownSince);
}

/** Subject of the audit line of a try: the account, or the hash of a login name that no account has. */
export interface TrySubject {
  id: string;
  companyId: string | null;
  actor: AuditActor;
}

export const describeSubject = ({ user }: UserRecord): TrySubject => ({
  id: user.id,
  companyId: user.companyId,
  actor: { userId: user.id, name: user.name, role: user.role as Role },
});

export const buildAuditEntry = ({ id, companyId, actor }: TrySubject) => ({
  subjectKind: 'user',
  subjectId: id,
  companyId,
  caller: actor,
});

/** The reason why the account may not be used; null where it may. */
export function findAccountFault({ user, company }: UserRecord, now: Date): Text | null {
  const account = { ...user, role: user.role as Role };
  return (
    (user.enabled ? null : accountMessages.disabled) ??
    (company && findSignInFault(company.status)) ??
    findOneTimePasswordFault(account, now)
  );
}

/** Fingerprint of an account by its password and number, so that a change of either voids earlier proofs. */
export const computeProofKey = ({ user }: UserRecord): string =>
  computePlainHash(JSON.stringify([user.id, user.passwordHash, user.phone]));

const WRONG = { most: 5, seconds: 30 * 60 };

/** Dependencies of proving the own password. */
export type PasswordProofDeps = Pick<Deps, 'db' | 'clock' | 'counters'>;

/** Throws 208 for a wrong password; after five wrong ones every try, for half an hour. */
export async function assertOldPassword(
  { counters, clock }: PasswordProofDeps,
  password: string,
  { user }: UserRecord,
): Promise<void> {
  const tries = await counters.hit('password.failed', user.id, WRONG.seconds);
  if (tries.count > WRONG.most) throw createTimedRefusal(tries.resetsAt, clock(), accountMessages.locked);
  if (!(await isPassword(password, user.passwordHash))) throw createRefusal(accountMessages.oldPasswordWrong);
  await counters.clear('password.failed', user.id);
}

/** Reads the caller's account from the database. Throws sessionEnded when it was deleted. */
export async function readOwnAccount({ db }: Pick<Deps, 'db'>, { userId }: Caller): Promise<UserRecord> {
  const record = await createUsersStore(db).byId(userId);
  if (!record) throw problems.sessionEnded();
  return record;
}

/** Checks the caller's password again, before a change of password, number or factor, and returns the account. */
export async function proveOwnPassword(
  deps: PasswordProofDeps,
  caller: Caller,
  password: string,
): Promise<UserRecord> {
  const record = await readOwnAccount(deps, caller);
  await assertOldPassword(deps, password, record);
  return record;
}

/** Locks the row of the user who proved the password, for the transaction. Throws 208 when the password was changed since. */
export async function holdProvedUser(
  { db }: Pick<Deps, 'db'>,
  { user: proved }: UserRecord,
): Promise<UserRow> {
  const user = await createUsersStore(db).hold(proved.id);
  if (user?.passwordHash !== proved.passwordHash) throw createRefusal(accountMessages.oldPasswordWrong);
  return user;
}
