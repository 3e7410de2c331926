/**
 * Shared parts of every change of a managed account: finding it, its audit line, and the checks that no open work is
 * orphaned and that an administrator remains.
 */

import { accountMessages } from '../../domain/accounts/messages';
import { isCompanySide, mayBeLimitedToPrograms, type Role } from '../../domain/accounts/roles';
import type { LogDetails } from '../../domain/audit/detail-names';
import type { MessageParameters } from '../../domain/inbox/messages';
import { fillText, type Text } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { createRefusal, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { createUsersStore, type UserRecord } from './users-store';

export const refuse = (fault: Text | null): void => {
  if (fault) throw createRefusal(fault);
};

/** Dependencies of changing a managed account. */
export type ManagedAccountDeps = Pick<Deps, 'db' | 'audit'>;

/** A living account that the caller manages. Throws "record not found". */
export async function findManagedAccount(
  { db }: ManagedAccountDeps,
  caller: Caller,
  id: string,
): Promise<UserRecord> {
  const record = isUuid(id) ? await createUsersStore(db).byId(id) : undefined;
  assertOwn(caller, record?.user, 'user');
  if (!record) throw problems.notFound();
  return record;
}

export const writeAccountToAudit = (
  { audit }: Pick<Deps, 'audit'>,
  caller: Caller | null,
  action: AuditAction,
  user: { id: string; companyId: string | null },
  details: LogDetails = {},
) =>
  audit.write({
    subjectKind: 'user',
    subjectId: user.id,
    companyId: user.companyId,
    action,
    caller,
    details,
  });

/** Writes the audit line of a change that the caller made to the own account. */
export const writeOwnAccountToAudit = (
  { audit }: Pick<Deps, 'audit'>,
  caller: Caller,
  action: AuditAction,
  details?: LogDetails,
) =>
  audit.write({
    subjectKind: 'user',
    subjectId: caller.userId,
    companyId: caller.companyId,
    action,
    caller,
    details,
  });

type OfficeTemplate = 'owner_changed' | 'owner_password_reset' | 'account_deleted' | 'account_disabled';

/** Dependencies of telling a company; the list of officials, who belong to none, has no inbox. */
export type NotifyingDeps = Partial<Pick<Deps, 'inbox'>>;

/**
 * Sends a company the message that somebody of an office has changed one of its accounts; about its main account also to the
 * number and address that the account had.
 */
export async function notifyOfOfficeAct(
  { inbox }: NotifyingDeps,
  caller: Caller,
  { user, company }: UserRecord,
  template: OfficeTemplate,
  given: MessageParameters = {},
): Promise<void> {
  if (!company || caller.companyId !== null) return;
  const params = { company: company.name, username: user.username, name: user.name, ...given };
  const to = { mobile: user.phone, mail: user.email };
  const contact = user.role === 'owner' ? { to, scene: template, about: company.name } : undefined;
  await inbox?.send({ companyId: company.id, template, params, ...(contact && { contact }) });
}

/** Throws 208 for the last administrator. Locks the rows of all administrators, so that two cannot remove each other. */
async function assertAdministratorStays({ db }: ManagedAccountDeps, { user }: UserRecord): Promise<void> {
  if (user.role !== 'administrator') return;
  const others = (await createUsersStore(db).lockAdministrators()).filter((id) => id !== user.id);
  if (others.length === 0) throw createRefusal(accountMessages.lastAdministrator);
}

/** Throws 208 while a panel waits for the expert, or a filing for the reviewer; they would wait for ever. */
async function assertNothingOpen({ db }: ManagedAccountDeps, { user }: UserRecord): Promise<void> {
  if (isCompanySide(user.role as Role)) return;
  const { assessments, filings } = await createUsersStore(db).lockOpenWork(user.id);
  if (assessments > 0) throw createRefusal(fillText(accountMessages.expertIsAsked, { count: assessments }));
  if (filings > 0) throw createRefusal(fillText(accountMessages.reviewerHasWork, { count: filings }));
}

/** Throws 208 unless the account may be deleted, disabled or given another role. */
export async function assertMayLeave(deps: ManagedAccountDeps, record: UserRecord): Promise<void> {
  await assertAdministratorStays(deps, record);
  await assertNothingOpen(deps, record);
}

/** Throws 208 unless an account of an office may be limited to these programs. */
export async function assertMayBeLimited(
  deps: ManagedAccountDeps,
  record: UserRecord,
  programs: string[],
): Promise<void> {
  if (programs.length === 0 || !mayBeLimitedToPrograms(record.user.role as Role)) return;
  await assertAdministratorStays(deps, record);
  const count = await createUsersStore(deps.db).countOpenOutside(record.user.id, programs);
  if (count > 0) throw createRefusal(fillText(accountMessages.reviewerHasWork, { count }));
}
