/**
 * Accounts made by an owner for the company, or by an administrator for the administering side. One that is switched off
 * loses its open sessions. One-time passwords are told once and kept nowhere.
 */
import { randomUUID } from 'node:crypto';
import { accountMessages } from '../../domain/accounts/messages';
import type { Role } from '../../domain/accounts/roles';
import type {
  CreateUserData,
  NewUser,
  SubUserAccount,
  UserChanges,
  UserPage,
  UsersQuery,
} from '../../domain/accounts/sub-user-calls';
import {
  grantFault,
  keepFault,
  phoneChangeFault,
  roleChangeFault,
  SUB_USERS_AT_MOST,
} from '../../domain/accounts/sub-users';
import { normalisePhone } from '../../domain/checks/normalise';
import { normaliseUsername, usernameFault } from '../../domain/checks/username';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { isUuid } from '../core/ids';
import { isReservedName } from '../core/look-alike';
import { createManagedAccounts, refuse } from './account-changes';
import { oneTimeLogin } from './password-service';
import { hashPassword, oneTimePassword } from './passwords';
import type { Sessions } from './sessions-service';
import { columnsOf, createUserValues } from './user-values';
import { userView } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

export function createSubUsers(
  deps: Pick<Deps, 'db' | 'clock' | 'audit'>,
  sessions: Pick<Sessions, 'endAll'>,
) {
  const { db, clock } = deps;
  const store = createUsersStore(db);
  const values = createUserValues(db);
  const { own, note, assertMayGo, assertMayBeLimited } = createManagedAccounts(deps);

  async function assertRoom(companyId: string | null): Promise<void> {
    if (companyId === null) return;
    await store.lockCompany(companyId);
    if ((await store.countSubUsers(companyId)) >= SUB_USERS_AT_MOST)
      throw business(accountMessages.subUsersAtMost);
  }

  /** A company may not give its people names that pass for an office. */
  function assertOwnName(companyId: string | null, name: string): void {
    if (companyId !== null && isReservedName(name)) throw business(accountMessages.nameReserved);
  }

  function assertChangeable(caller: Caller, { user }: UserRecord, changes: UserChanges): void {
    const account = { id: user.id, role: user.role as Role };
    if (changes.role) refuse(roleChangeFault(caller.userId, account, changes.role));
    if (changes.enabled === false && user.enabled) refuse(keepFault(caller.userId, account));
    if (changes.phone !== undefined && normalisePhone(changes.phone) !== user.phone)
      refuse(phoneChangeFault(caller.userId, account));
  }

  /** An account that can be added; its password is hashed before the transaction. Throws 208 with what is wrong. */
  async function prepare(caller: Caller, body: NewUser) {
    const username = normaliseUsername(body.username);
    refuse(usernameFault(username));
    if (caller.companyId !== null && isReservedName(username))
      throw business(accountMessages.usernameReserved);
    refuse(grantFault(caller.role, body.role));
    assertOwnName(caller.companyId, body.name);
    const given = await values.check(body, { role: body.role, companyId: caller.companyId });
    const password = oneTimePassword();
    const row = {
      ...columnsOf(given),
      id: randomUUID(),
      companyId: caller.companyId,
      username,
      name: body.name,
      role: body.role,
    };
    return { id: row.id, username, password, row, passwordHash: await hashPassword(password) };
  }

  /** Adds a prepared account in the open transaction. */
  async function add(caller: Caller, { row, passwordHash }: Awaited<ReturnType<typeof prepare>>) {
    const { id, companyId, username, role } = row;
    await assertRoom(companyId);
    await store.holdLook(username);
    if (await store.isUsernameTaken(username)) throw business(accountMessages.usernameTaken);
    const now = clock();
    const login = { usernameKey: username.toLowerCase(), ...oneTimeLogin(passwordHash, now) };
    if (!(await store.add({ ...row, ...login, createdAt: now })))
      throw business(accountMessages.usernameTaken);
    await note(caller, 'user.create', { id, companyId }, { username, role });
  }

  return {
    /** The caller's company's accounts; all of them for an administrator. Telephone numbers are masked. */
    async page(caller: Caller, query: UsersQuery, language: Language): Promise<UserPage> {
      if (query.department_id && !isUuid(query.department_id)) return { list: [], total: 0 };
      const { list, total } = await store.page(caller.companyId, query);
      return {
        list: list.map((record) => userView(record, language, { now: clock(), masked: true })),
        total,
      };
    },

    /** For administrators, with masked numbers. */
    ofCompany: async (companyId: string, language: Language): Promise<SubUserAccount[]> =>
      (await store.ofCompany(companyId)).map((record) =>
        userView(record, language, { now: clock(), masked: true }),
      ),

    read: async (caller: Caller, id: string, language: Language): Promise<SubUserAccount> =>
      userView(await own(caller, id), language, { now: clock() }),

    isUsernameTaken: store.isUsernameTaken,
    prepare,
    add,

    /** Makes an account of the caller's side and gives its one-time password. */
    async create(
      caller: Caller,
      body: NewUser,
      language: Language,
    ): Promise<Omit<CreateUserData, 'invites_by_sms'>> {
      const prepared = await prepare(caller, body);
      await db.transaction(() => add(caller, prepared));
      const { id, password } = prepared;
      return { ...userView(await own(caller, id), language, { now: clock() }), password };
    },

    /** Changes what is given. Throws 208 for an account that keeps its role or must stay enabled. */
    async update(
      caller: Caller,
      id: string,
      asked: UserChanges,
      language: Language,
    ): Promise<SubUserAccount> {
      const record = await own(caller, id);
      const changes =
        asked.role === undefined || asked.role === record.user.role
          ? { ...asked, role: undefined }
          : { more_roles: [], duties: [], ...asked };
      assertChangeable(caller, record, changes);
      if (changes.name !== undefined && changes.name !== record.user.name)
        assertOwnName(record.user.companyId, changes.name);
      const role = changes.role ?? (record.user.role as Role);
      const given = columnsOf(await values.check(changes, { role, companyId: record.user.companyId }));
      const losesAccess = changes.enabled === false && record.user.enabled;
      await db.transaction(async () => {
        if (losesAccess || role !== record.user.role) await assertMayGo(record);
        if (given.programs) await assertMayBeLimited(record, given.programs);
        await store.update(id, given);
        if (losesAccess) await sessions.endAll(id);
        await note(caller, 'user.update', record.user, {
          changed: Object.keys(given),
          role,
          enabled: changes.enabled,
        });
      });
      return userView(await own(caller, id), language, { now: clock() });
    },
  };
}
