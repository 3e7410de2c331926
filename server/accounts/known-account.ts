/** An account as a sign-in knows it: whom a try is noted for, whether it may be used, and what was proved of it. */

import { accountMessages } from '../../domain/accounts/messages';
import { oneTimeFault } from '../../domain/accounts/one-time-password';
import type { Role } from '../../domain/accounts/roles';
import { normaliseCode } from '../../domain/checks/normalise';
import { normaliseUsername, usernameFault } from '../../domain/checks/username';
import { signInFault } from '../../domain/company/status';
import type { Text } from '../../domain/text';
import type { Actor } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, refusedUntil } from '../core/errors';
import { plainHash } from '../core/secrets';
import { isPassword } from './passwords';
import { createUsersStore, type UserRecord, type UserRow, type UsersStore } from './users-store';

const CREDIT_CODE = /^[0-9A-Z]{18}$/;
const TYPED_AT_MOST = 64;

/** The account behind a login name, or behind a credit code: that company's main account; with the devices it knows. */
export async function findByLoginName(store: UsersStore, raw: string, usedAfter: Date) {
  if (raw.length > TYPED_AT_MOST) return undefined;
  const username = normaliseUsername(raw);
  const record = usernameFault(username) ? undefined : await store.byUsername(username, usedAfter);
  if (record) return record;
  const code = normaliseCode(raw);
  return CREDIT_CODE.test(code) ? store.ownerByCreditCode(code, usedAfter) : undefined;
}

/** Whom a try is noted for: the account, or the name that nobody has. */
export interface Subject {
  id: string;
  companyId: string | null;
  actor: Actor;
}

export const subjectOfUser = ({ user }: UserRecord): Subject => ({
  id: user.id,
  companyId: user.companyId,
  actor: { userId: user.id, name: user.name, role: user.role as Role },
});

export const entryOf = ({ id, companyId, actor }: Subject) => ({
  subjectKind: 'user',
  subjectId: id,
  companyId,
  caller: actor,
});

/** The reason why nobody may use the account; null where that is in order. */
export function faultOf({ user, company }: UserRecord, now: Date): Text | null {
  const account = { ...user, role: user.role as Role };
  return (
    (user.enabled ? null : accountMessages.disabled) ??
    (company && signInFault(company.status)) ??
    oneTimeFault(account, now)
  );
}

/** The account as it was proved: another password or number makes another key. */
export const keyOfProof = ({ user }: UserRecord): string =>
  plainHash(JSON.stringify([user.id, user.passwordHash, user.phone]));

const WRONG = { most: 5, seconds: 30 * 60 };

/** Whoever changes a password or a number proves anew to be the owner of the open session. */
export function createOldPasswordCheck({ db, clock, counters }: Pick<Deps, 'db' | 'clock' | 'counters'>) {
  const store = createUsersStore(db);
  return {
    /** Throws 208 for a wrong one; after five nobody can go on guessing for half an hour. */
    async assertOld(password: string, { user }: UserRecord): Promise<void> {
      const tries = await counters.hit('password.failed', user.id, WRONG.seconds);
      if (tries.count > WRONG.most) throw refusedUntil(tries.resetsAt, clock(), accountMessages.locked);
      if (!(await isPassword(password, user.passwordHash))) throw business(accountMessages.oldPasswordWrong);
      await counters.clear('password.failed', user.id);
    },

    /** The row of who proved it, held for the transaction. Throws 208 when another password was set since. */
    async holdProved({ user: proved }: UserRecord): Promise<UserRow> {
      const user = await store.hold(proved.id);
      if (user?.passwordHash !== proved.passwordHash) throw business(accountMessages.oldPasswordWrong);
      return user;
    },
  };
}
