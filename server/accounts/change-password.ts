/**
 * Setting the own password: with the old one, or with a code by SMS when it is forgotten. Sessions that were open under the
 * old one end.
 */

import type { ForgetPasswordBody } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import type { EditPasswordBody } from '../../domain/accounts/own-account-calls';
import type { Role } from '../../domain/accounts/roles';
import type { Caller } from '../core/access';
import { getClientNetwork } from '../core/address';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { findByLoginName, holdProvedUser, proveOwnPassword } from './known-account';
import { rememberDevice } from './known-devices';
import { assertNewPassword, assertPassword, buildOwnLogin, buildPasswordHistory } from './password-rules';
import { hashPassword } from './passwords';
import { endAccessAfterReset, endAllSessions } from './sessions';
import { checkSmsCode, parseMobile, spendSmsCode } from './sms-codes';
import { createUsersStore, type UserRow } from './users-store';

/** Stores a password in the open transaction. Ends every session of the user except `keptSession`. */
async function setPassword(
  deps: Deps,
  user: UserRow,
  hash: string,
  action: 'user.password_change' | 'user.password_forgotten',
  keptSession?: string,
): Promise<void> {
  const change = { ...buildOwnLogin(hash), ...buildPasswordHistory(user) };
  await createUsersStore(deps.db).update(user.id, change);
  if (keptSession) await endAllSessions(deps, user.id, keptSession);
  else await endAccessAfterReset(deps, user.id);
  await deps.audit.write({
    subjectKind: 'user',
    subjectId: user.id,
    companyId: user.companyId,
    action,
    caller: { userId: user.id, name: user.name, role: user.role as Role },
  });
}

/**
 * Changes the caller's password and ends the caller's other sessions. Throws 208 for a wrong old password, or a new one
 * that breaks the rules.
 */
export async function changePassword(deps: Deps, caller: Caller, body: EditPasswordBody): Promise<void> {
  const record = await proveOwnPassword(deps, caller, body.old_password);
  await assertNewPassword(body.new_password, record);
  const hash = await hashPassword(body.new_password);
  await deps.db.transaction(async () => {
    const user = await holdProvedUser(deps, record);
    await setPassword(deps, user, hash, 'user.password_change', caller.sessionId);
  });
}

function assertPhone(user: UserRow | undefined, phone: string): asserts user {
  if (user?.phone !== phone) throw createRefusal(accountMessages.accountPhoneMismatch);
}

/**
 * Sets a new password with a code by SMS. The account then knows the device and its address, so that strangers who go on
 * guessing cannot delay the next sign-in there. Throws 208; only the holder of the phone can tell a wrong code, an unknown
 * account and another account's number apart.
 */
export async function resetForgottenPassword(
  deps: Deps,
  body: ForgetPasswordBody,
  ip: string,
): Promise<void> {
  const phone = parseMobile(body.phone);
  assertPassword(body.password, { mobile: phone, username: body.username });
  if (body.confirm_password !== undefined && body.confirm_password !== body.password)
    throw createRefusal(accountMessages.passwordsDiffer);
  const found = await findByLoginName(deps, body.username);
  const codeId = await checkSmsCode(deps, phone, 'forget_pwd', body.sms_code);
  assertPhone(found?.user, phone);
  await assertNewPassword(body.password, found);
  const hash = await hashPassword(body.password);
  await deps.db.transaction(async () => {
    await spendSmsCode(deps, codeId);
    const user = await createUsersStore(deps.db).hold(found.user.id);
    assertPhone(user, phone);
    await setPassword(deps, user, hash, 'user.password_forgotten');
    await rememberDevice(deps, user.id, { deviceId: null, token: undefined, address: getClientNetwork(ip) });
  });
}
