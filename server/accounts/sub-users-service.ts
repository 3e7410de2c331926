/**
 * Accounts made by an owner for the company, or by an administrator for the administering side. Whoever loses access
 * (switched off, deleted, reset) loses the open sessions with it. One-time passwords are told once and kept nowhere.
 */
import { randomUUID } from 'node:crypto';
import type { Role } from '../../domain/accounts/roles';
import { grantFault, keepFault, roleChangeFault, SUB_USERS_AT_MOST } from '../../domain/accounts/sub-users';
import type {
  BatchResetResult,
  BatchResult,
  CreateUserData,
  NewUser,
  ResetPasswordBody,
  ResetPasswordData,
  User,
  UserChanges,
  UserPage,
  UsersQuery,
} from '../../domain/api/calls/accounts';
import { accountMessages } from '../../domain/api/messages/accounts';
import { normaliseUsername, usernameFault } from '../../domain/checks/username';
import type { Language, Text } from '../../domain/text';
import { assertOwn, type Caller } from '../access';
import type { AuditAction } from '../audit/actions';
import type { Deps } from '../deps';
import { business, type Problem, problems } from '../errors';
import { isUuid } from '../ids';
import { eachOf } from './batch';
import type { Login } from './login-service';
import { assertPassword, passwordChange, passwordOwnerOf } from './password-service';
import { hashPassword, oneTimePassword } from './passwords';
import type { Sessions } from './sessions-service';
import { columnsOf, createUserValues } from './user-values';
import { userView } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

const refuse = (fault: Text | null): void => {
  if (fault) throw business(fault);
};

interface Parts {
  login: Login;
  sessions: Sessions;
}

export function createSubUsers(deps: Deps, { login, sessions }: Parts) {
  const { db, clock, audit } = deps;
  const store = createUsersStore(db);
  const values = createUserValues(db);

  /** A living account that the caller manages. Throws "record not found". */
  async function own(caller: Caller, id: string): Promise<UserRecord> {
    const record = isUuid(id) ? await store.byId(id) : undefined;
    assertOwn(caller, record?.user, 'user');
    if (!record) throw problems.notFound();
    return record;
  }

  const note = (
    caller: Caller,
    action: AuditAction,
    user: { id: string; companyId: string | null },
    details = {},
  ) =>
    audit.write({
      subjectKind: 'user',
      subjectId: user.id,
      companyId: user.companyId,
      action,
      caller,
      details,
    });

  async function assertRoom(companyId: string | null): Promise<void> {
    if (companyId === null) return;
    await store.lockCompany(companyId);
    if ((await store.countSubUsers(companyId)) >= SUB_USERS_AT_MOST)
      throw business(accountMessages.subUsersAtMost);
  }

  /** Administrators are held while one of them loses the role, so that two cannot remove each other. */
  async function assertAdministratorStays({ user }: UserRecord): Promise<void> {
    if (user.role !== 'administrator') return;
    const others = (await store.lockAdministrators()).filter((id) => id !== user.id);
    if (others.length === 0) throw business(accountMessages.lastAdministrator);
  }

  function assertChangeable(caller: Caller, { user }: UserRecord, changes: UserChanges): void {
    const account = { id: user.id, role: user.role as Role };
    if (changes.role) refuse(roleChangeFault(caller.userId, account, changes.role));
    if (changes.enabled === false && user.enabled) refuse(keepFault(caller.userId, account));
  }

  async function setPassword(caller: Caller, record: UserRecord, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await db.transaction(async () => {
      await store.update(record.user.id, passwordChange(record.user, hash, true));
      await sessions.endAll(record.user.id);
      await note(caller, 'user.password_reset', record.user);
    });
    await login.unlock(record.user.id);
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
      await assertAdministratorStays(record);
      await store.update(id, { deletedAt: clock(), enabled: false, departmentId: null });
      await sessions.endAll(id);
      await note(caller, 'user.delete', record.user, { username: record.user.username });
    });
  }

  /** A refusal inside a batch does not reach the error handler: what it denied is noted here. */
  const noteRefusal = (caller: Caller) => async (problem: Problem) => {
    if (!problem.extras.denial) return;
    const { userId: subjectId, companyId } = caller;
    const details = { ...problem.extras.denial };
    await audit.write({
      subjectKind: 'access',
      subjectId,
      companyId,
      action: 'access.denied',
      caller,
      details,
    });
  };

  return {
    /** The caller's company's accounts; all of them for an administrator. Telephone numbers are masked. */
    async page(caller: Caller, query: UsersQuery): Promise<UserPage> {
      if (query.department_id && !isUuid(query.department_id)) return { list: [], total: 0 };
      const { list, total } = await store.page(caller.companyId, query);
      return { list: list.map((record) => userView(record, { masked: true })), total };
    },

    read: async (caller: Caller, id: string): Promise<User> => userView(await own(caller, id)),

    /** Makes an account of the caller's side and gives its one-time password. */
    async create(caller: Caller, body: NewUser): Promise<CreateUserData> {
      const username = normaliseUsername(body.username);
      refuse(usernameFault(username));
      refuse(grantFault(caller.role, body.role));
      const given = await values.check(body, { role: body.role, companyId: caller.companyId });
      const password = oneTimePassword();
      const passwordHash = await hashPassword(password);
      const id = randomUUID();
      await db.transaction(async () => {
        await assertRoom(caller.companyId);
        const row = { ...columnsOf(given), id, companyId: caller.companyId, username, passwordHash };
        const login = { usernameKey: username.toLowerCase(), name: body.name, role: body.role };
        const added = await store.add({ ...row, ...login, mustChangePassword: true, createdAt: clock() });
        if (!added) throw business(accountMessages.usernameTaken);
        await note(caller, 'user.create', { id, companyId: caller.companyId }, { username, role: body.role });
      });
      return { user: userView(await own(caller, id)), password };
    },

    /** Changes what is given. Throws 208 for an account that keeps its role or must stay enabled. */
    async update(caller: Caller, id: string, asked: UserChanges): Promise<User> {
      const record = await own(caller, id);
      const changes = asked.role === record.user.role ? { ...asked, role: undefined } : asked;
      assertChangeable(caller, record, changes);
      const role = changes.role ?? (record.user.role as Role);
      const given = columnsOf(await values.check(changes, { role, companyId: record.user.companyId }));
      const losesAccess = changes.enabled === false && record.user.enabled;
      await db.transaction(async () => {
        if (losesAccess || role !== record.user.role) await assertAdministratorStays(record);
        await store.update(id, given);
        if (losesAccess) await sessions.endAll(id);
        await note(caller, 'user.update', record.user, {
          changed: Object.keys(given),
          role,
          enabled: changes.enabled,
        });
      });
      return userView(await own(caller, id));
    },

    /** Sets the given password, or a one-time one and tells it; either must be changed at the next sign-in. */
    async resetPassword(caller: Caller, { id, password }: ResetPasswordBody): Promise<ResetPasswordData> {
      const record = await own(caller, id);
      if (record.user.id === caller.userId) throw business(accountMessages.notSelfOrOwner);
      if (password !== undefined) assertPassword(password, passwordOwnerOf(record));
      const oneTime = password === undefined ? oneTimePassword() : null;
      await setPassword(caller, record, password ?? (oneTime as string));
      return { id, password: oneTime };
    },

    /** Gives each account a one-time password and tells them all. */
    async resetEach(caller: Caller, ids: string[], language: Language): Promise<BatchResetResult> {
      const outcome = await eachOf(ids, language, (id) => resetOne(caller, id), noteRefusal(caller));
      return { done: outcome.done, refused: outcome.refused, passwords: outcome.results };
    },

    /** Deletes each account: its row stays for the log, its login name becomes free. */
    async removeEach(caller: Caller, ids: string[], language: Language): Promise<BatchResult> {
      const outcome = await eachOf(ids, language, (id) => removeOne(caller, id), noteRefusal(caller));
      return { done: outcome.done, refused: outcome.refused };
    },
  };
}

export type SubUsers = ReturnType<typeof createSubUsers>;
