import { randomUUID } from 'node:crypto';
import { accountMessages } from '../../domain/accounts/messages';
import type { CompanyDepartment } from '../../domain/accounts/sub-user-calls';
import type { LogDetails } from '../../domain/audit/detail-names';
import { isVisibleText } from '../../domain/checks/characters';
import { assertOwn, type Caller, getMandatedPrograms } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { isUuid } from '../core/ids';
import { normalizeCompanyName } from '../core/look-alike';
import { createDepartmentsStore, type DepartmentRow } from './departments-store';
import { createUsersStore } from './users-store';

/** A company's own departments, which its accounts belong to. */
type DepartmentDeps = Pick<Deps, 'db' | 'audit' | 'clock'>;

function readCompanyId({ companyId }: Caller): string {
  if (companyId === null) throw createRefusal(accountMessages.companyOnly);
  return companyId;
}

async function findOwn({ db }: DepartmentDeps, caller: Caller, id: string): Promise<DepartmentRow> {
  return assertOwn(caller, isUuid(id) ? await createDepartmentsStore(db).byId(id) : undefined, 'department');
}

const writeAudit = (
  { audit }: DepartmentDeps,
  caller: Caller,
  action: AuditAction,
  row: Pick<DepartmentRow, 'id' | 'companyId'>,
  details: LogDetails,
) =>
  audit.write({
    subjectKind: 'department',
    subjectId: row.id,
    companyId: row.companyId,
    action,
    caller,
    details,
  });

async function assertFree(
  { db }: DepartmentDeps,
  companyId: string,
  name: string,
  except?: string,
): Promise<void> {
  if (!isVisibleText(name)) throw createRefusal(accountMessages.nameEmpty);
  const taken = (await createDepartmentsStore(db).ofCompany(companyId)).some(
    (each) => normalizeCompanyName(each.name) === normalizeCompanyName(name) && each.id !== except,
  );
  if (taken) throw createRefusal(accountMessages.departmentTaken);
}

/** Lists the departments of the caller's company; empty for offices, and for an agent, who belongs to none of them. */
export const listDepartments = async (
  { db }: DepartmentDeps,
  caller: Caller,
): Promise<CompanyDepartment[]> =>
  caller.companyId && !getMandatedPrograms(caller)
    ? createDepartmentsStore(db).ofCompany(caller.companyId)
    : [];

export function createDepartment(
  deps: DepartmentDeps,
  caller: Caller,
  name: string,
): Promise<CompanyDepartment> {
  const companyId = readCompanyId(caller);
  return deps.db.transaction(async () => {
    await createUsersStore(deps.db).lockCompany(companyId);
    await assertFree(deps, companyId, name);
    const id = randomUUID();
    await createDepartmentsStore(deps.db).add({ id, companyId, name, createdAt: deps.clock() });
    await writeAudit(deps, caller, 'department.create', { id, companyId }, { name });
    return { id, name, user_count: 0 };
  });
}

export async function renameDepartment(
  deps: DepartmentDeps,
  caller: Caller,
  id: string,
  name: string,
): Promise<CompanyDepartment> {
  const row = await findOwn(deps, caller, id);
  return deps.db.transaction(async () => {
    await createUsersStore(deps.db).lockCompany(row.companyId);
    await assertFree(deps, row.companyId, name, id);
    await createDepartmentsStore(deps.db).rename(id, name);
    await writeAudit(deps, caller, 'department.update', row, { before: row.name, after: name });
    return { id, name, user_count: await createDepartmentsStore(deps.db).countUsers(id) };
  });
}

/** Removes a department. Throws 208 while accounts belong to it. */
export async function removeDepartment(deps: DepartmentDeps, caller: Caller, id: string): Promise<void> {
  const row = await findOwn(deps, caller, id);
  await deps.db.transaction(async () => {
    await createUsersStore(deps.db).lockCompany(row.companyId);
    if ((await createDepartmentsStore(deps.db).countUsers(id)) > 0)
      throw createRefusal(accountMessages.departmentInUse);
    await createDepartmentsStore(deps.db).remove(id);
    await writeAudit(deps, caller, 'department.delete', row, { name: row.name });
  });
}
