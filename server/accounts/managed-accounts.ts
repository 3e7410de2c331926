/** Needs of every change of a managed account: the account, its line in the log, and that nothing is left without it. */

import { accountMessages } from '../../domain/accounts/messages';
import { isCompanySide, mayBeLimited, type Role } from '../../domain/accounts/roles';
import { fillText, type Text } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { createUsersStore, type UserRecord } from './users-store';

export const refuse = (fault: Text | null): void => {
  if (fault) throw business(fault);
};

export function createManagedAccounts({ db, audit }: Pick<Deps, 'db' | 'audit'>) {
  const store = createUsersStore(db);

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

  /** Administrators are held while one of them loses the role, so that two cannot remove each other. */
  async function assertAdministratorStays({ user }: UserRecord): Promise<void> {
    if (user.role !== 'administrator') return;
    const others = (await store.lockAdministrators()).filter((id) => id !== user.id);
    if (others.length === 0) throw business(accountMessages.lastAdministrator);
  }

  /** Panels would wait for ever for an expert who is gone, and filings for their reviewer. */
  async function assertNothingOpen({ user }: UserRecord): Promise<void> {
    if (isCompanySide(user.role as Role)) return;
    const { assessments, filings } = await store.lockOpenWork(user.id);
    if (assessments > 0) throw business(fillText(accountMessages.expertIsAsked, { count: assessments }));
    if (filings > 0) throw business(fillText(accountMessages.reviewerHasWork, { count: filings }));
  }

  /** Asked before a person loses the role, or the access. */
  async function assertMayGo(record: UserRecord): Promise<void> {
    await assertAdministratorStays(record);
    await assertNothingOpen(record);
  }

  /** Asked before an account of an office is limited to these programs. */
  async function assertMayBeLimited(record: UserRecord, programs: string[]): Promise<void> {
    if (programs.length === 0 || !mayBeLimited(record.user.role as Role)) return;
    await assertAdministratorStays(record);
    const count = await store.countOpenOutside(record.user.id, programs);
    if (count > 0) throw business(fillText(accountMessages.reviewerHasWork, { count }));
  }

  return { own, note, assertMayGo, assertMayBeLimited };
}
