import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createAssignmentsStore } from './assigning-store';

/**
 * Takes the open filings of a company that moves to another department from the officers of the one that it leaves: they no longer
 * see them. Runs in the transaction of the move.
 */
export async function releaseAssignments(
  { db, audit, clock }: Pick<Deps, 'db' | 'audit' | 'clock'>,
  caller: Caller,
  { companyId, department }: { companyId: string; department: string },
): Promise<void> {
  const assignments = createAssignmentsStore(db);
  for (const { filingId, version, name } of await assignments.ofDepartment(companyId, department)) {
    const next = version + 1;
    await assignments.put({ filingId, assigneeId: null, assignedAt: clock(), version: next });
    await audit.write({
      subjectKind: 'assignment',
      subjectId: filingId,
      companyId,
      action: 'assignment.change',
      caller,
      version: next,
      details: { from: name, to: null },
    });
  }
}
