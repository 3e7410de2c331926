import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { CompanyDepartment } from '../../domain/accounts/sub-user-calls';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { departments, users } from '../core/db/tables';

export type DepartmentRow = typeof departments.$inferSelect;

export const createDepartmentsStore = (db: Database) => ({
  /** A company's departments with the number of their living users. */
  ofCompany(companyId: string): Promise<CompanyDepartment[]> {
    return db.q
      .select({ id: departments.id, name: departments.name, user_count: count(users.id) })
      .from(departments)
      .leftJoin(users, and(eq(users.departmentId, departments.id), isNull(users.deletedAt)))
      .where(eq(departments.companyId, companyId))
      .groupBy(departments.id, departments.name)
      .orderBy(asc(departments.name));
  },

  byId: (id: string): Promise<DepartmentRow | undefined> =>
    takeFirst(db.q.select().from(departments).where(eq(departments.id, id))),

  countUsers: (id: string): Promise<number> =>
    db.q.$count(users, and(eq(users.departmentId, id), isNull(users.deletedAt))),

  async add(row: typeof departments.$inferInsert): Promise<void> {
    await db.q.insert(departments).values(row);
  },

  async rename(id: string, name: string): Promise<void> {
    await db.q.update(departments).set({ name }).where(eq(departments.id, id));
  },

  async remove(id: string): Promise<void> {
    await db.q.delete(departments).where(eq(departments.id, id));
  },
});
