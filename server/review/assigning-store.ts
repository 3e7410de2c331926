import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Role } from '../../domain/accounts/roles';
import { OPEN_STATUSES } from '../../domain/filing/status';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import { filingAssignments, users, workItems } from '../core/db/tables';
import { isUuid } from '../core/ids';

type AssignmentRow = typeof filingAssignments.$inferSelect;

export interface FilingAssignment {
  assignee: { id: string; name: string } | null;
  version: number;
}

const REVIEWING: Role[] = ['reviewer', 'administrator'];

const officer = {
  id: users.id,
  name: users.name,
  role: users.role,
  department: users.reviewDepartment,
  programs: users.programs,
  duties: users.duties,
  open: sql<number>`(select count(*)::int from ${workItems} where ${workItems.assigneeId} = ${users.id}
    and ${inArray(workItems.status, OPEN_STATUSES)})`,
};

/** Condition: accounts with a reviewing role that can sign in. */
const canReview = and(canSignIn, inArray(users.role, REVIEWING));

export function createAssignmentsStore(db: Database) {
  return {
    /** Officers of a department, or of all (null). */
    async officers(department: string | null) {
      const rows = await db.q
        .select(officer)
        .from(users)
        .where(and(canReview, department === null ? undefined : eq(users.reviewDepartment, department)))
        .orderBy(asc(users.reviewDepartment), asc(users.name), asc(users.id));
      return rows.map((row) => ({ ...row, role: row.role as Role }));
    },

    /** Officers with the given ids, by id. */
    async some(ids: string[]) {
      const rows = await db.q
        .select(officer)
        .from(users)
        .where(and(canReview, inArray(users.id, ids.filter(isUuid))));
      return new Map(rows.map((row) => [row.id, { ...row, role: row.role as Role }]));
    },

    /** Assignments by filing id; filings that were never assigned are absent. */
    async of(filingIds: string[]): Promise<Map<string, FilingAssignment>> {
      if (filingIds.length === 0) return new Map();
      const rows = await db.q
        .select({
          filingId: filingAssignments.filingId,
          version: filingAssignments.version,
          id: users.id,
          name: users.name,
        })
        .from(filingAssignments)
        .leftJoin(users, eq(users.id, filingAssignments.assigneeId))
        .where(inArray(filingAssignments.filingId, filingIds));
      return new Map(
        rows.map(({ filingId, version, id, name }) => [
          filingId,
          { version, assignee: id === null ? null : { id, name: name ?? '' } },
        ]),
      );
    },

    /** Stores an assignment; the caller has locked the filing. */
    async put(row: typeof filingAssignments.$inferInsert): Promise<void> {
      const { filingId: target } = filingAssignments;
      const set = { assignedBy: null, formerId: null, messageId: null, ...row };
      await db.q.insert(filingAssignments).values(row).onConflictDoUpdate({ target, set });
    },

    latest: (filingId: string): Promise<AssignmentRow | undefined> =>
      findById(filingId, () =>
        db.q.select().from(filingAssignments).where(eq(filingAssignments.filingId, filingId)),
      ),

    /** Notes the message by which an officer was told of filings just assigned. */
    async noteMessage(filingIds: string[], assigneeId: string, messageId: string): Promise<void> {
      await db.q
        .update(filingAssignments)
        .set({ messageId })
        .where(
          and(inArray(filingAssignments.filingId, filingIds), eq(filingAssignments.assigneeId, assigneeId)),
        );
    },

    /** True while the message still tells of an assignment. */
    isTelling: async (messageId: string): Promise<boolean> =>
      (await db.q.$count(filingAssignments, eq(filingAssignments.messageId, messageId))) > 0,
  };
}

export type AssignmentsStore = ReturnType<typeof createAssignmentsStore>;
