import { randomUUID } from 'node:crypto';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { Department } from '../../domain/accounts/sub-user-calls';
import { isVisibleText } from '../../domain/checks/characters';
import { assertOwn, type Caller, mandatedPrograms } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { isUuid } from '../core/ids';
import { lookOfName } from '../core/look-alike';
import { createDepartmentsStore, type DepartmentRow } from './departments-store';
import { createUsersStore } from './users-store';

/** A company's own departments, which its accounts belong to. */
export function createDepartments({ db, audit, clock }: Deps) {
  const store = createDepartmentsStore(db);
  const users = createUsersStore(db);

  const companyOf = ({ companyId }: Caller): string => {
    if (companyId === null) throw business(accountMessages.companyOnly);
    return companyId;
  };

  async function own(caller: Caller, id: string): Promise<DepartmentRow> {
    return assertOwn(caller, isUuid(id) ? await store.byId(id) : undefined, 'department');
  }

  const note = (
    caller: Caller,
    action: AuditAction,
    row: Pick<DepartmentRow, 'id' | 'companyId'>,
    details: object,
  ) =>
    audit.write({
      subjectKind: 'department',
      subjectId: row.id,
      companyId: row.companyId,
      action,
      caller,
      details: { ...details },
    });

  async function assertFree(companyId: string, name: string, except?: string): Promise<void> {
    if (!isVisibleText(name)) throw business(accountMessages.nameEmpty);
    const taken = (await store.ofCompany(companyId)).some(
      (each) => lookOfName(each.name) === lookOfName(name) && each.id !== except,
    );
    if (taken) throw business(accountMessages.departmentTaken);
  }

  return {
    /** Empty on the administering side. */
    /** None for an agent, who belongs to none of them. */
    list: async (caller: Caller): Promise<Department[]> =>
      caller.companyId && !mandatedPrograms(caller) ? store.ofCompany(caller.companyId) : [],

    create(caller: Caller, name: string): Promise<Department> {
      const companyId = companyOf(caller);
      return db.transaction(async () => {
        await users.lockCompany(companyId);
        await assertFree(companyId, name);
        const id = randomUUID();
        await store.add({ id, companyId, name, createdAt: clock() });
        await note(caller, 'department.create', { id, companyId }, { name });
        return { id, name, user_count: 0 };
      });
    },

    async rename(caller: Caller, id: string, name: string): Promise<Department> {
      const row = await own(caller, id);
      return db.transaction(async () => {
        await users.lockCompany(row.companyId);
        await assertFree(row.companyId, name, id);
        await store.rename(id, name);
        await note(caller, 'department.update', row, { before: row.name, after: name });
        return { id, name, user_count: await store.countUsers(id) };
      });
    },

    /** Throws 208 while accounts belong to it. */
    async remove(caller: Caller, id: string): Promise<void> {
      const row = await own(caller, id);
      await db.transaction(async () => {
        await users.lockCompany(row.companyId);
        if ((await store.countUsers(id)) > 0) throw business(accountMessages.departmentInUse);
        await store.remove(id);
        await note(caller, 'department.delete', row, { name: row.name });
      });
    },
  };
}
