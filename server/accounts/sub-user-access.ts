/**
 * Accounts deleted, or given a one-time password, one by one or many at once. Their open sessions end with it. A one-time
 * password is shown once and stored only as a hash.
 */

import { accountMessages } from '../../domain/accounts/messages';
import type { Role } from '../../domain/accounts/roles';
import type {
  BatchResetResult,
  BatchResult,
  ResetPasswordBody,
  ResetPasswordData,
} from '../../domain/accounts/sub-user-calls';
import { findAccountRemovalFault } from '../../domain/accounts/sub-users';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { noteDenial, runBatch } from './batch';
import {
  assertMayLeave,
  findManagedAccount,
  notifyOfOfficeAct,
  refuse,
  writeAccountToAudit,
} from './managed-accounts';
import { assertPassword, buildOneTimeLogin, buildPasswordHistory, readPasswordOwner } from './password-rules';
import { createOneTimePassword, hashPassword } from './passwords';
import { endAccessAfterReset, endAllSessions } from './sessions';
import { createUsersStore, type UserRecord, type UserRow } from './users-store';

async function setOneTimePassword(
  deps: Deps,
  caller: Caller,
  record: UserRecord,
  password: string,
): Promise<void> {
  const { db, clock } = deps;
  const { user } = record;
  const hash = await hashPassword(password);
  await db.transaction(async () => {
    const change = { ...buildOneTimeLogin(hash, clock()), ...buildPasswordHistory(user) };
    await createUsersStore(db).update(user.id, change);
    await endAccessAfterReset(deps, user.id);
    await writeAccountToAudit(deps, caller, 'user.password_reset', user);
    if (user.role === 'owner') await notifyOfOfficeAct(deps, caller, record, 'owner_password_reset');
  });
}

/**
 * Finds a managed account that may be changed. Throws 208 for the caller's own account, and for the main account of a
 * company.
 */
async function findChangeableAccount(deps: Deps, caller: Caller, id: string): Promise<UserRecord> {
  const record = await findManagedAccount(deps, caller, id);
  refuse(findAccountRemovalFault(caller.userId, { id, role: record.user.role as Role }));
  return record;
}

async function resetOne(deps: Deps, caller: Caller, id: string) {
  const record = await findChangeableAccount(deps, caller, id);
  const password = createOneTimePassword();
  await setOneTimePassword(deps, caller, record, password);
  return { id, username: record.user.username, password };
}

/**
 * Deletes an account in the open transaction: its row stays for the log and the person, its login name becomes free. Throws 208
 * where the account is not as it was read.
 */
export async function deleteAccount(deps: Deps, caller: Caller, user: UserRow): Promise<void> {
  const { db, clock } = deps;
  const { id, username, version } = user;
  const change = { deletedAt: clock(), enabled: false, departmentId: null };
  if (!(await createUsersStore(db).change(id, change, version)))
    throw createRefusal(accountMessages.userChanged);
  await endAllSessions(deps, id);
  await writeAccountToAudit(deps, caller, 'user.delete', user, { username });
}

async function removeOne(deps: Deps, caller: Caller, id: string): Promise<void> {
  const { db } = deps;
  const record = await findChangeableAccount(deps, caller, id);
  await db.transaction(async () => {
    await assertMayLeave(deps, record);
    await deleteAccount(deps, caller, record.user);
    await notifyOfOfficeAct(deps, caller, record, 'account_deleted');
  });
}

/** Sets the given password, or a generated one-time password; either must be changed at the next sign-in. */
export async function resetSubUserPassword(
  deps: Deps,
  caller: Caller,
  { id, password }: ResetPasswordBody,
): Promise<Omit<ResetPasswordData, 'invites_by_sms'>> {
  const record = await findManagedAccount(deps, caller, id);
  if (record.user.id === caller.userId) throw createRefusal(accountMessages.notSelfOrOwner);
  if (password !== undefined) assertPassword(password, readPasswordOwner(record));
  const oneTime = password === undefined ? createOneTimePassword() : null;
  await setOneTimePassword(deps, caller, record, password ?? (oneTime as string));
  return { id, password: oneTime };
}

/** Sets a one-time password for each account, and gives them all. */
export async function resetSubUserPasswords(
  deps: Deps,
  caller: Caller,
  ids: string[],
  language: Language,
): Promise<Omit<BatchResetResult, 'invites_by_sms'>> {
  const note = noteDenial(deps.audit, caller);
  const { done, refused, results } = await runBatch(ids, language, (id) => resetOne(deps, caller, id), note);
  return { done, refused, passwords: results };
}

/** Deletes each account: its row stays for the log, its login name becomes free. */
export async function removeSubUsers(
  deps: Deps,
  caller: Caller,
  ids: string[],
  language: Language,
): Promise<BatchResult> {
  const note = noteDenial(deps.audit, caller);
  const { done, refused } = await runBatch(ids, language, (id) => removeOne(deps, caller, id), note);
  return { done, refused };
}
