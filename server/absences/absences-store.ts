import { and, asc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '../../domain/accounts/roles';
import type { DeputizedOfficer } from '../../domain/workflow/absences';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import { users } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { absences } from './tables';

export interface NamedOfficer extends DeputizedOfficer {
  name: string;
}

const REVIEWING: Role[] = ['reviewer', 'administrator'];

const deputies = alias(users, 'deputies');

const selectOfficerColumns = (of: typeof users | typeof deputies) => ({
  id: of.id,
  name: of.name,
  role: sql<Role>`${of.role}`,
  department: of.reviewDepartment,
  programs: of.programs,
  duties: of.duties,
  isActive: sql<boolean>`${of.enabled} and ${of.deletedAt} is null`,
});

/** Condition of absences not ended early. */
const isOpen = isNull(absences.endedAt);

export function createAbsencesStore(db: Database) {
  const selectAbsences = () =>
    db.q
      .select({
        id: absences.id,
        from: absences.fromDay,
        until: absences.untilDay,
        person: selectOfficerColumns(users),
        deputy: selectOfficerColumns(deputies as unknown as typeof users),
      })
      .from(absences)
      .innerJoin(users, eq(users.id, absences.userId))
      .innerJoin(deputies, eq(deputies.id, absences.deputyId));

  return {
    /** Condition of absences that include the day. */
    on: (day: string) =>
      selectAbsences().where(and(isOpen, lte(absences.fromDay, day), gte(absences.untilDay, day))),

    /** Absences of a department's people, or of all departments (null), that end on the day or later. */
    since: (day: string, department: string | null) =>
      selectAbsences()
        .where(
          and(
            isOpen,
            gte(absences.untilDay, day),
            department === null ? undefined : eq(users.reviewDepartment, department),
          ),
        )
        .orderBy(asc(absences.fromDay), asc(users.name), asc(absences.id)),

    /** Absences that ended by themselves on `from` or later, and before `to`. */
    endedBetween: (from: string, to: string) =>
      selectAbsences().where(and(isOpen, gte(absences.untilDay, from), lt(absences.untilDay, to))),

    lock: (id: string) =>
      findById(id, () =>
        selectAbsences()
          .where(and(isOpen, eq(absences.id, id)))
          .for('update', { of: absences }),
      ),

    /** Locks officers for the open transaction and returns them by id, so that their absences change one after the other. */
    async lockOfficers(ids: string[]): Promise<Map<string, NamedOfficer>> {
      const rows = await db.q
        .select(selectOfficerColumns(users))
        .from(users)
        .where(
          and(isNull(users.deletedAt), inArray(users.role, REVIEWING), inArray(users.id, ids.filter(isUuid))),
        )
        .orderBy(asc(users.id))
        .for('update');
      return new Map(rows.map((row) => [row.id, row]));
    },

    async insert(row: typeof absences.$inferInsert): Promise<void> {
      await db.q.insert(absences).values(row);
    },

    async end(id: string, endedAt: Date): Promise<void> {
      await db.q.update(absences).set({ endedAt }).where(eq(absences.id, id));
    },
  };
}
