import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Role } from '../../domain/accounts/roles';
import type { PlacedOfficer } from '../../domain/workflow/duties';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { users } from '../core/db/tables';
import { looksAfter, workflows } from './tables';

const OFFICERS: Role[] = ['reviewer', 'administrator'];

export function createWorkflowsStore(db: Database) {
  return {
    /** The latest workflow of each program that has one. */
    all: () =>
      db.q
        .selectDistinctOn([workflows.program])
        .from(workflows)
        .orderBy(workflows.program, desc(workflows.version)),

    latest: (program: string) =>
      takeFirst(
        db.q
          .select()
          .from(workflows)
          .where(eq(workflows.program, program))
          .orderBy(desc(workflows.version))
          .limit(1),
      ),

    /** Gives false where somebody else has set this version before. */
    async add(row: typeof workflows.$inferInsert): Promise<boolean> {
      const { rowCount } = await db.q.insert(workflows).values(row).onConflictDoNothing();
      return rowCount === 1;
    },

    /** People of the offices who can sign in and are not kept from the program. */
    async officers(program: string): Promise<PlacedOfficer[]> {
      const rows = await db.q
        .select({ role: users.role, duties: users.duties, department: users.reviewDepartment })
        .from(users)
        .where(and(canSignIn, inArray(users.role, OFFICERS), looksAfter(program)));
      return rows.map((row) => ({ ...row, role: row.role as Role }));
    },
  };
}
