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
import { findProfileField } from '../../domain/company/profile';
import { getPortalName } from '../../domain/filing/office-settings';
import { listProgramKeys } from '../../domain/programs/find';
import { fillText } from '../../domain/text';
import { assertPhoneFree } from '../accounts/change-own-phone';
import { holdProvedUser, proveOwnPassword } from '../accounts/known-account';
import { findManagedAccount, writeAccountToAudit } from '../accounts/managed-accounts';
import { deleteAccount } from '../accounts/sub-user-access';
import { addAccount, prepareAccount } from '../accounts/sub-users';
import { createUsersStore, type UserRecord, type UserRow } from '../accounts/users-store';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { isUuid } from '../core/ids';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { createCompaniesStore } from './companies-store';
import { redactForLog } from './profile-service';

type Company = NonNullable<UserRecord['company']>;
type Person = Pick<UserRow, 'id' | 'username' | 'name'> &
  Partial<Record<'phone' | 'email', string | null | undefined>>;
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

/** Values of the company's contact that were the former owner's, as the new owner's; none where the number is another one. */
function listContactChanges(profile: Company['profile'], from: Person, to: Person) {
  const { contact_mobile: mobile, contact_email: mail } = profile;
  if (!from.phone || mobile !== from.phone || !to.phone) return {};
  return {
    contact_name: to.name,
    contact_mobile: to.phone,
    ...(mail === from.email && to.email && { contact_email: to.email }),
  };
}

/** Makes the new owner the contact of the company where the former one was; returns the changed fields for the log. */
async function passContact({ db, clock }: Deps, companyId: string, from: Person, to: Person) {
  const store = createCompaniesStore(db);
  const company = await store.lock(companyId);
  if (!company) return [];
  const { profile, version } = company;
  const changes: Record<string, string> = listContactChanges(profile, from, to);
  const keys = Object.keys(changes).filter((key) => changes[key] !== profile[key]);
  if (keys.length === 0) return [];
  const next = { version: version + 1, updatedAt: clock() };
  await store.change(companyId, { profile: { ...profile, ...changes } }, next);
  return keys.map((key) => ({
    key,
    before: redactForLog(findProfileField(key), profile[key] as string | undefined),
    after: redactForLog(findProfileField(key), changes[key]),
  }));
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
  const phones = new Set([from.phone, to.phone]);
  const { mobile, mail } = getCompanyContact(company.profile);
  // Both persons get the longer SMS below: a contact who is one of them gets no second one.
  const contact = phones.has(mobile as string) ? { mail } : { mobile, mail };
  await inbox.send({
    companyId: company.id,
    template,
    params: { ...names, by, reason },
    contact: { to: contact, scene: template, about: company.name },
  });
  const portal = getPortalName(await officeSettings.current());
  const text = fillText(accountMessages.handedOverText, { ...names, portal }).zh;
  for (const phone of phones)
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
  if (account && person) throw createRefusal(accountMessages.successorTwice);
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
    const contact = await passContact(deps, company.id, from, next);
    await audit.write({
      subjectKind: 'company',
      subjectId: company.id,
      companyId: company.id,
      action: 'company.hand_over',
      caller,
      comment: reason,
      details: {
        changes: [
          { key: 'account.owner', before: describePerson(from), after: describePerson(next) },
          ...contact,
        ],
      },
    });
    await notifyOfHandover(deps, caller, company, { from, to: next, reason });
    return next;
  });
  return { id: to.id, username: to.username, password: added?.password ?? null };
}
