/**
 * Second factors of the own account: listed, renamed, and removed after the password is proved again; or removed by the
 * manager of the account for a person who has lost them.
 */
import { findFactorRemovalFault, mustSetFactor } from '../../domain/accounts/second-factor';
import type {
  FactorsData,
  PasswordProof,
  RegisteredFactor,
  RenameFactorBody,
} from '../../domain/accounts/second-factor-calls';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import { isVisibleText } from '../../domain/checks/characters';
import { assertMine, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { createFactorsStore, type FactorRow } from './factors-store';
import { holdProvedUser, proveOwnPassword } from './known-account';
import { findManagedAccount, refuse, writeAccountToAudit, writeOwnAccountToAudit } from './managed-accounts';
import { notifyOfFactor } from './notify-of-factor';
import { endAllSessions } from './sessions';
import { createUsersStore } from './users-store';

const viewFactor = ({ id, kind, name, createdAt, lastUsedAt }: FactorRow): RegisteredFactor => ({
  id,
  kind,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

async function findOwnFactor({ db }: Deps, caller: Caller, id: string): Promise<FactorRow> {
  const row = (await createFactorsStore(db).ofUser(caller.userId)).find((each) => each.id === id);
  return assertMine(caller, row && { ...row, companyId: caller.companyId }, 'factor');
}

export async function listFactors(
  { db, officeSettings }: Pick<Deps, 'db' | 'officeSettings'>,
  { role, userId }: Caller,
): Promise<FactorsData> {
  const store = createFactorsStore(db);
  return {
    list: (await store.ofUser(userId)).map(viewFactor),
    recovery_codes: await store.countCodes(userId),
    required: mustSetFactor({ role, secondFactor: false }, await officeSettings.current()),
  };
}

export async function renameFactor(
  deps: Deps,
  caller: Caller,
  id: string,
  { name }: RenameFactorBody,
): Promise<void> {
  const { name: before } = await findOwnFactor(deps, caller, id);
  if (!isVisibleText(name)) throw createRefusal(secondFactorMessages.nameEmpty);
  await deps.db.transaction(async () => {
    await createFactorsStore(deps.db).rename(id, name);
    await writeOwnAccountToAudit(deps, caller, 'user.factor_rename', { name, before });
  });
}

/**
 * Removes a factor; with the last one its recovery codes go too. Throws 208 for the last factor where the office requires
 * one.
 */
export async function removeFactor(
  deps: Deps,
  caller: Caller,
  id: string,
  { password }: PasswordProof,
): Promise<void> {
  await findOwnFactor(deps, caller, id);
  const record = await proveOwnPassword(deps, caller, password);
  const store = createFactorsStore(deps.db);
  await deps.db.transaction(async () => {
    await holdProvedUser(deps, record);
    const row = await findOwnFactor(deps, caller, id);
    const { length: factors } = await store.ofUser(caller.userId);
    refuse(findFactorRemovalFault({ role: caller.role, factors }, await deps.officeSettings.current()));
    await store.remove(row);
    await writeOwnAccountToAudit(deps, caller, 'user.factor_remove', { kind: row.kind, name: row.name });
    await notifyOfFactor(deps, record, 'factor_removed', { name: row.name });
  });
}

/** Removes every factor of a person who has lost them, and ends every session. */
export async function resetFactors(deps: Deps, caller: Caller, id: string): Promise<void> {
  const record = await findManagedAccount(deps, caller, id);
  if (record.user.id === caller.userId) throw createRefusal(secondFactorMessages.notOwn);
  await deps.db.transaction(async () => {
    const user = await createUsersStore(deps.db).hold(id);
    if (!user?.secondFactor) throw createRefusal(secondFactorMessages.none);
    await createFactorsStore(deps.db).removeAll(id);
    await endAllSessions(deps, id);
    await writeAccountToAudit(deps, caller, 'user.factors_reset', record.user);
    await notifyOfFactor(deps, record, 'factors_reset', { by: caller.name });
  });
}
