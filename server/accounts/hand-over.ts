/**
 * Handover of a company's main account to another person. No account is renamed: the former main account becomes a filer, or is
 * deleted where an office hands over for a company whose person has left. So sessions, second factors, personal data and accepted
 * mandates stay with their person.
 */

import { accountMessages } from '../../domain/accounts/messages';
import { type Role, roleNames } from '../../domain/accounts/roles';
import type { HandOverBody, HandOverData } from '../../domain/accounts/sub-user-calls';
import { findSuccessorFault } from '../../domain/accounts/sub-users';
import { isVisibleText } from '../../domain/checks/characters';
import { getPortalName } from '../../domain/filing/office-settings';
import { listProgramKeys } from '../../domain/programs/find';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { isUuid } from '../core/ids';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { assertPhoneFree } from './change-own-phone';
import { holdProvedUser, proveOwnPassword } from './known-account';
import { findManagedAccount, writeAccountToAudit } from './managed-accounts';
import { deleteAccount } from './sub-user-access';
import { addAccount, prepareAccount } from './sub-users';
import { createUsersStore, type UserRecord, type UserRow } from './users-store';

type Company = NonNullable<UserRecord['company']>;
type Person = Pick<UserRow, 'id' | 'username' | 'name'> & { phone?: string | null | undefined };
type PreparedAccount = Awaited<ReturnType<typeof prepareAccount>>;

interface Handover {
  from: Person;
  to: Person;
  reason: string;
}

const describePerson = ({ name, username }: Person): string => `${name} (${username})`;

/** Takes the role from the main account; an office deletes the account as well, because its person has left the company. */
async function demoteOwner(deps: Deps, caller: Caller, owner: UserRow): Promise<void> {
  const change = { role: 'filer' satisfies Role, programs: listProgramKeys() };
  await createUsersStore(deps.db).change(owner.id, change);
  if (caller.companyId === null) return deleteAccount(deps, caller, { ...owner, version: owner.version + 1 });
  await writeAccountToAudit(deps, caller, 'user.update', owner, { role: change.role });
}

/** Adds the account of a person who had none, as the main account. */
async function addOwner(deps: Deps, caller: Caller, prepared: PreparedAccount): Promise<Person> {
  const { row } = prepared;
  if (row.phone) await assertPhoneFree(deps, row.phone);
  await addAccount(deps, caller, prepared);
  return row;
}

/** Makes another account of the company its main account. */
async function promote(deps: Deps, caller: Caller, owner: UserRow, id: string): Promise<UserRow> {
  const store = createUsersStore(deps.db);
  const found = isUuid(id) ? await store.hold(id) : undefined;
  const fault = findSuccessorFault(owner, found);
  if (!found || fault) throw createRefusal(fault ?? accountMessages.successorUnknown);
  if (found.phone) await assertPhoneFree(deps, found.phone);
  await store.change(id, { role: 'owner', programs: [] });
  await writeAccountToAudit(deps, caller, 'user.update', found, { role: 'owner' });
  return found;
}

async function notifyOfHandover(
  { inbox, outbox, officeSettings }: Deps,
  caller: Caller,
  company: Company,
  { from, to, reason }: Handover,
): Promise<void> {
  const template = 'owner_handed_over';
  const names = { company: company.name, from: describePerson(from), to: describePerson(to) };
  const by = caller.companyId === null ? roleNames.administrator : caller.name;
  await inbox.send({
    companyId: company.id,
    template,
    params: { ...names, by, reason },
    contact: { to: getCompanyContact(company.profile), scene: template, about: company.name },
  });
  const portal = getPortalName(await officeSettings.current());
  const text = fillText(accountMessages.handedOverText, { ...names, portal }).zh;
  for (const { phone } of [from, to])
    if (phone) await outbox.enqueue({ kind: 'sms', to: phone, scene: template, about: company.name, text });
}

/**
 * Hands a company's main account over: to an account of the company, or by an office to a person without one, who gets a one-time
 * password. Throws 208 for a wrong password of the caller, and for an account that cannot take over.
 */
export async function handOverMainAccount(
  deps: Deps,
  caller: Caller,
  id: string,
  { account = '', person, reason, password }: HandOverBody,
): Promise<Omit<HandOverData, 'invites_by_sms'>> {
  const { db, audit } = deps;
  const { company } = await findManagedAccount(deps, caller, id);
  if (!company) throw createRefusal(accountMessages.ownerNotThis);
  if (!isVisibleText(reason)) throw createRefusal(accountMessages.handoverReasonMissing);
  if (person && caller.companyId !== null) throw createRefusal(accountMessages.successorByOffice);
  const proved = await proveOwnPassword(deps, caller, password);
  const added = person && (await prepareAccount(deps, company.id, { ...person, role: 'owner' }));
  const store = createUsersStore(db);
  const to = await db.transaction(async () => {
    await holdProvedUser(deps, proved);
    await store.lockCompany(company.id);
    const from = await store.hold(id);
    if (from?.role !== 'owner') throw createRefusal(accountMessages.ownerNotThis);
    await demoteOwner(deps, caller, from);
    const next: Person = added
      ? await addOwner(deps, caller, added)
      : await promote(deps, caller, from, account);
    await audit.write({
      subjectKind: 'company',
      subjectId: company.id,
      companyId: company.id,
      action: 'company.hand_over',
      caller,
      comment: reason,
      details: {
        changes: [{ key: 'account.owner', before: describePerson(from), after: describePerson(next) }],
      },
    });
    await notifyOfHandover(deps, caller, company, { from, to: next, reason });
    return next;
  });
  return { id: to.id, username: to.username, password: added?.password ?? null };
}
