/**
 * Changing a password: with the old one, or with a code by SMS when it is forgotten. A new password differs from the
 * last five (FP-03). Sessions that were open under the old one end.
 */

import type { ForgetPasswordBody } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import { oneTimeEnd } from '../../domain/accounts/one-time-password';
import type { EditPasswordBody } from '../../domain/accounts/own-account-calls';
import type { Role } from '../../domain/accounts/roles';
import { type PasswordOwner, passwordFault } from '../../domain/checks/password';
import type { Caller } from '../core/access';
import { networkOf } from '../core/address';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { type Devices, usedAfter } from './devices-service';
import { createOldPasswordCheck, findByLoginName } from './known-account';
import { hashPassword, isOneOf } from './passwords';
import type { Sessions } from './sessions-service';
import { mobileOf, type SmsCodes } from './sms-codes-service';
import { createUsersStore, type UserRecord, type UserRow } from './users-store';

/** The present password and the ones before it. */
const REMEMBERED = 5;

const rememberedOf = (user: UserRow): string[] =>
  [user.passwordHash, ...user.passwordHistory].slice(0, REMEMBERED);

/** The user's columns for a password that must be changed at the next sign-in, and for one of the user's own. */
export const oneTimeLogin = (passwordHash: string, now: Date) => ({
  passwordHash,
  mustChangePassword: true,
  passwordExpiresAt: oneTimeEnd(now),
});
const ownLogin = (passwordHash: string) => ({
  passwordHash,
  mustChangePassword: false,
  passwordExpiresAt: null,
});

/** The passwords before the one that follows. */
export const passwordsBefore = (user: UserRow) => ({
  passwordHistory: rememberedOf(user).slice(0, REMEMBERED - 1),
});

export const passwordOwnerOf = ({ user, company }: UserRecord): PasswordOwner => ({
  username: user.username,
  companyName: company?.name,
  creditCode: company?.creditCode,
  mobile: user.phone ?? undefined,
});

/** Throws 208 with what is wrong with a new password. */
export function assertPassword(password: string, owner: PasswordOwner): void {
  const fault = passwordFault(password, owner);
  if (fault) throw business(fault);
}

interface Parts {
  devices: Pick<Devices, 'remember'>;
  sessions: Sessions;
  smsCodes: SmsCodes;
}

export function createPasswordService(deps: Deps, { devices, sessions, smsCodes }: Parts) {
  const { db, clock, audit } = deps;
  const store = createUsersStore(db);
  const old = createOldPasswordCheck(deps);

  async function assertNew(password: string, record: UserRecord): Promise<void> {
    assertPassword(password, passwordOwnerOf(record));
    if (await isOneOf(password, rememberedOf(record.user))) throw business(accountMessages.passwordReused);
  }

  function assertPhone(user: UserRow | undefined, phone: string): asserts user {
    if (user?.phone !== phone) throw business(accountMessages.accountPhoneMismatch);
  }

  async function change(
    user: UserRow,
    hash: string,
    action: 'user.password_change' | 'user.password_forgotten',
    keepSession?: string,
  ): Promise<void> {
    await store.update(user.id, { ...ownLogin(hash), ...passwordsBefore(user) });
    if (keepSession) await sessions.endAll(user.id, keepSession);
    else await sessions.endAfterReset(user.id);
    await audit.write({
      subjectKind: 'user',
      subjectId: user.id,
      companyId: user.companyId,
      action,
      caller: { userId: user.id, name: user.name, role: user.role as Role },
    });
  }

  return {
    /** Throws 208 for a wrong old password, or a new one that will not do. Other sessions end. */
    async edit(caller: Caller, body: EditPasswordBody): Promise<void> {
      const record = await store.byId(caller.userId);
      if (!record) throw problems.sessionEnded();
      await old.assertOld(body.old_password, record);
      await assertNew(body.new_password, record);
      const hash = await hashPassword(body.new_password);
      await db.transaction(async () => {
        const user = await old.holdProved(record);
        await change(user, hash, 'user.password_change', caller.sessionId);
      });
    },

    /**
     * Whoever did it is no stranger where it was done: those who go on guessing cannot keep the next sign-in there out.
     * Throws 208; a wrong code, an unknown account and another one's number are told apart by nobody without the phone.
     */
    async forget(body: ForgetPasswordBody, ip: string): Promise<void> {
      const phone = mobileOf(body.phone);
      assertPassword(body.password, { mobile: phone, username: body.username });
      if (body.confirm_password !== undefined && body.confirm_password !== body.password)
        throw business(accountMessages.passwordsDiffer);
      const found = await findByLoginName(store, body.username, usedAfter(clock()));
      const codeId = await smsCodes.check(phone, 'forget_pwd', body.sms_code);
      assertPhone(found?.user, phone);
      await assertNew(body.password, found);
      const hash = await hashPassword(body.password);
      await db.transaction(async () => {
        await smsCodes.use(codeId);
        const user = await store.hold(found.user.id);
        assertPhone(user, phone);
        await change(user, hash, 'user.password_forgotten');
        await devices.remember(user.id, { deviceId: null, token: undefined, address: networkOf(ip) });
      });
    },
  };
}
