/**
 * Accounts created by an owner for the company, or by an administrator for the offices. The open sessions of an account
 * end when it is disabled. A one-time password is shown once and stored only as a hash.
 */
import { randomUUID } from 'node:crypto';
import { nameAccountFields } from '../../domain/accounts/account-fields';
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
  findAccountRemovalFault,
  findPhoneChangeFault,
  findRoleChangeFault,
  findRoleGrantFault,
  MAX_SUB_USERS,
} from '../../domain/accounts/sub-users';
import { hasCreditCodeForm } from '../../domain/checks/credit-code';
import { normaliseCode, normalisePhone } from '../../domain/checks/normalise';
import { findUsernameFault, normaliseUsername } from '../../domain/checks/username';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createConflict, createRefusal } from '../core/errors';
import { createInboxStore } from '../core/inbox/inbox-store';
import { isReservedName } from '../core/look-alike';
import {
  assertMayBeLimited,
  assertMayLeave,
  findManagedAccount,
  type NotifyingDeps,
  notifyOfOfficeAct,
  refuse,
  writeAccountToAudit,
} from './managed-accounts';
import { buildOneTimeLogin } from './password-rules';
import { createOneTimePassword, hashPassword } from './passwords';
import { endAllSessions } from './sessions';
import { buildUserColumns, checkUserValues, listPersonChanges } from './user-values';
import { viewUser } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

/** Dependencies of making and changing accounts. */
export type SubUserDeps = Pick<Deps, 'db' | 'clock' | 'audit'>;

/** Lists the accounts of the caller's company; all accounts for an administrator. Telephone numbers are masked. */
export async function listSubUsers(
  { db, clock }: SubUserDeps,
  caller: Caller,
  query: UsersQuery,
  language: Language,
): Promise<UserPage> {
  const { list, total } = await createUsersStore(db).page(caller.companyId, query);
  return {
    list: list.map((record) => viewUser(record, language, { now: clock(), masked: true })),
    total,
  };
}

/** The accounts of a company for administrators, with masked numbers. */
export const listCompanyUsers = async (
  { db, clock }: SubUserDeps,
  companyId: string,
  language: Language,
): Promise<SubUserAccount[]> =>
  (await createUsersStore(db).ofCompany(companyId)).map((record) =>
    viewUser(record, language, { now: clock(), masked: true }),
  );

export const readSubUser = async (
  deps: SubUserDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<SubUserAccount> =>
  viewUser(await findManagedAccount(deps, caller, id), language, { now: deps.clock() });

async function assertRoom({ db }: SubUserDeps, companyId: string | null): Promise<void> {
  if (companyId === null) return;
  const store = createUsersStore(db);
  await store.lockCompany(companyId);
  if ((await store.countSubUsers(companyId)) >= MAX_SUB_USERS)
    throw createRefusal(accountMessages.subUsersAtMost);
}

/** Throws 208 for a name that a company gives to its account and that could be taken for an office. */
function assertOwnName(companyId: string | null, name: string): void {
  if (companyId !== null && isReservedName(name)) throw createRefusal(accountMessages.nameReserved);
}

/** Prepares a new account that the caller may grant. Throws 208 for a fault of the given values. */
export async function prepareSubUser(deps: SubUserDeps, caller: Caller, body: NewUser) {
  refuse(findRoleGrantFault(caller.role, body.role));
  return prepareAccount(deps, caller.companyId, body);
}

/** Throws 208 for a login name that is a credit code, but of the own company for its main account: a company signs in by its code. */
async function assertNoCode({ db }: SubUserDeps, username: string, role: string, companyId: string | null) {
  const code = normaliseCode(username);
  if (!hasCreditCodeForm(code)) return;
  const own =
    companyId && role === 'owner' ? await createUsersStore(db).readCreditCode(companyId) : undefined;
  if (code !== own) throw createRefusal(accountMessages.usernameTaken);
}

/** Prepares a new account; its password is hashed before the transaction. Throws 208 for a fault of the given values. */
export async function prepareAccount(
  deps: SubUserDeps,
  companyId: string | null,
  body: Pick<NewUser, 'username' | 'name' | 'role'> & UserChanges,
) {
  const username = normaliseUsername(body.username);
  refuse(findUsernameFault(username));
  if (companyId !== null && isReservedName(username)) throw createRefusal(accountMessages.usernameReserved);
  assertOwnName(companyId, body.name);
  await assertNoCode(deps, username, body.role, companyId);
  const given = await checkUserValues(deps, body, { role: body.role, companyId });
  const password = createOneTimePassword();
  const row = {
    ...buildUserColumns(given),
    id: randomUUID(),
    companyId,
    username,
    name: body.name,
    role: body.role,
  };
  return { id: row.id, username, password, row, passwordHash: await hashPassword(password) };
}

type PreparedUser = Awaited<ReturnType<typeof prepareAccount>>;

/** Adds a prepared account in the open transaction, where the company has room for it. It begins without unread messages. */
export async function addSubUser(deps: SubUserDeps, caller: Caller, prepared: PreparedUser): Promise<void> {
  const { id, companyId } = prepared.row;
  await assertRoom(deps, companyId);
  await addAccount(deps, caller, prepared);
  if (companyId) await createInboxStore(deps.db).markEarlierRead(companyId, id, deps.clock());
}

/** Adds a prepared account in the open transaction. */
export async function addAccount(
  deps: SubUserDeps,
  caller: Caller,
  { row, passwordHash }: PreparedUser,
): Promise<void> {
  const store = createUsersStore(deps.db);
  const { id, companyId, username, role } = row;
  await store.holdLook(username);
  if (await store.isUsernameTaken(username)) throw createRefusal(accountMessages.usernameTaken);
  const now = deps.clock();
  const login = { usernameKey: username.toLowerCase(), ...buildOneTimeLogin(passwordHash, now) };
  if (!(await store.add({ ...row, ...login, createdAt: now })))
    throw createRefusal(accountMessages.usernameTaken);
  await writeAccountToAudit(deps, caller, 'user.create', { id, companyId }, { username, role });
}

/** Creates an account of the caller's company or of an office, and returns it with its one-time password. */
export async function createSubUser(
  deps: SubUserDeps,
  caller: Caller,
  body: NewUser,
  language: Language,
): Promise<Omit<CreateUserData, 'invites_by_sms'>> {
  const prepared = await prepareSubUser(deps, caller, body);
  await deps.db.transaction(() => addSubUser(deps, caller, prepared));
  const { id, password } = prepared;
  return { ...(await readSubUser(deps, caller, id, language)), password };
}

function assertChangeable(caller: Caller, { user }: UserRecord, changes: UserChanges): void {
  const account = { id: user.id, role: user.role as Role };
  if (changes.role) refuse(findRoleChangeFault(caller.userId, account, changes.role));
  if (changes.enabled === false && user.enabled) refuse(findAccountRemovalFault(caller.userId, account));
  if (changes.phone !== undefined && normalisePhone(changes.phone) !== user.phone)
    refuse(findPhoneChangeFault(caller.userId, account));
}

/** Removes an unchanged role from the changes; a changed role clears the further roles and duties unless they are given. */
const withoutSameRole = (asked: UserChanges, role: string): UserChanges =>
  asked.role === undefined || asked.role === role
    ? { ...asked, role: undefined }
    : { more_roles: [], duties: [], ...asked };

/** Changes the given values of an account. Throws 208 where its role is fixed, it must stay enabled, or the given version is not the present one. */
export async function updateSubUser(
  deps: SubUserDeps & NotifyingDeps,
  caller: Caller,
  id: string,
  { version, ...asked }: UserChanges,
  language: Language,
): Promise<SubUserAccount> {
  const record = await findManagedAccount(deps, caller, id);
  const { user } = record;
  const changes = withoutSameRole(asked, user.role);
  assertChangeable(caller, record, changes);
  if (changes.name !== undefined && changes.name !== user.name) assertOwnName(user.companyId, changes.name);
  const role = changes.role ?? (user.role as Role);
  const given = buildUserColumns(await checkUserValues(deps, changes, { role, companyId: user.companyId }));
  const losesAccess = changes.enabled === false && user.enabled;
  const store = createUsersStore(deps.db);
  await deps.db.transaction(async () => {
    if (losesAccess || role !== user.role) await assertMayLeave(deps, record);
    if (given.programs) await assertMayBeLimited(deps, record, given.programs);
    if (!(await store.change(id, given, version ?? user.version)))
      throw createConflict(accountMessages.userChanged, { version: (await store.byId(id))?.user.version });
    if (losesAccess) await endAllSessions(deps, id);
    const personal = listPersonChanges(user, given);
    await writeAccountToAudit(deps, caller, 'user.update', user, {
      changed: Object.keys(given),
      role,
      enabled: changes.enabled,
      ...(personal.length > 0 && { changes: personal }),
    });
    if (losesAccess) await notifyOfOfficeAct(deps, caller, record, 'account_disabled');
    if (user.role === 'owner' && personal.length > 0)
      await notifyOfOfficeAct(deps, caller, record, 'owner_changed', { fields: nameAccountFields(personal) });
  });
  return readSubUser(deps, caller, id, language);
}
