/**
 * Taking access away from accounts, and giving it back with a one-time password, one by one or many at once. Whoever
 * loses access loses the open sessions with it. One-time passwords are told once and kept nowhere.
 */

import { accountMessages } from '../../domain/accounts/messages';
import type { Role } from '../../domain/accounts/roles';
import type {
  BatchResetResult,
  BatchResult,
  ResetPasswordBody,
  ResetPasswordData,
} from '../../domain/accounts/sub-user-calls';
import { keepFault } from '../../domain/accounts/sub-users';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import { createManagedAccounts, refuse } from './account-changes';
import { eachOf, noteDenial } from './batch';
import { assertPassword, oneTimeLogin, passwordOwnerOf, passwordsBefore } from './password-service';
import { hashPassword, oneTimePassword } from './passwords';
import type { Sessions } from './sessions-service';
import { createUsersStore, type UserRecord } from './users-store';

interface Parts {
  sessions: Sessions;
  inbox: Pick<Inbox, 'send'>;
}

export function createSubUserAccess(deps: Deps, { sessions, inbox }: Parts) {
  const { db, clock, audit } = deps;
  const store = createUsersStore(db);
  const { own, note, assertMayGo } = createManagedAccounts(deps);

  /** A company hears that somebody else has set the password of its main account. */
  async function tellOwner({ user, company }: UserRecord): Promise<void> {
    if (user.role !== 'owner' || !company) return;
    const template = 'owner_password_reset';
    const params = { company: company.name, username: user.username };
    const to = { mobile: user.phone, mail: user.email };
    await inbox.send({
      companyId: company.id,
      template,
      params,
      contact: { to, scene: template, about: company.name },
    });
  }

  async function setPassword(caller: Caller, record: UserRecord, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await db.transaction(async () => {
      await store.update(record.user.id, { ...oneTimeLogin(hash, clock()), ...passwordsBefore(record.user) });
      await sessions.endAfterReset(record.user.id);
      await note(caller, 'user.password_reset', record.user);
      await tellOwner(record);
    });
  }

  async function resetOne(caller: Caller, id: string) {
    const record = await own(caller, id);
    refuse(keepFault(caller.userId, { id, role: record.user.role as Role }));
    const password = oneTimePassword();
    await setPassword(caller, record, password);
    return { id, username: record.user.username, password };
  }

  async function removeOne(caller: Caller, id: string): Promise<void> {
    const record = await own(caller, id);
    refuse(keepFault(caller.userId, { id, role: record.user.role as Role }));
    await db.transaction(async () => {
      await assertMayGo(record);
      await store.update(id, { deletedAt: clock(), enabled: false, departmentId: null });
      await sessions.endAll(id);
      await note(caller, 'user.delete', record.user, { username: record.user.username });
    });
  }

  /** A refusal inside a batch does not reach the error handler: what it denied is noted here. */
  return {
    /** Sets the given password, or a one-time one and tells it; either must be changed at the next sign-in. */
    async resetPassword(
      caller: Caller,
      { id, password }: ResetPasswordBody,
    ): Promise<Omit<ResetPasswordData, 'invites_by_sms'>> {
      const record = await own(caller, id);
      if (record.user.id === caller.userId) throw business(accountMessages.notSelfOrOwner);
      if (password !== undefined) assertPassword(password, passwordOwnerOf(record));
      const oneTime = password === undefined ? oneTimePassword() : null;
      await setPassword(caller, record, password ?? (oneTime as string));
      return { id, password: oneTime };
    },

    /** Gives each account a one-time password and tells them all. */
    async resetEach(
      caller: Caller,
      ids: string[],
      language: Language,
    ): Promise<Omit<BatchResetResult, 'invites_by_sms'>> {
      const outcome = await eachOf(ids, language, (id) => resetOne(caller, id), noteDenial(audit, caller));
      return { done: outcome.done, refused: outcome.refused, passwords: outcome.results };
    },

    /** Deletes each account: its row stays for the log, its login name becomes free. */
    async removeEach(caller: Caller, ids: string[], language: Language): Promise<BatchResult> {
      const outcome = await eachOf(ids, language, (id) => removeOne(caller, id), noteDenial(audit, caller));
      return { done: outcome.done, refused: outcome.refused };
    },
  };
}
