/** Assignments: the officer who is expected to review a filing. */

import { assigningMessages } from '../../domain/api/messages/assigning';
import type { BatchResult } from '../../domain/calls/accounts';
import type { AssignBody, Assignee } from '../../domain/calls/assigning';
import { assignFault } from '../../domain/review/assigning';
import type { Language } from '../../domain/text';
import { eachOf, noteDenial } from '../accounts/batch';
import { type Caller, deskOf } from '../core/access';
import { business } from '../core/errors';
import { conflict } from '../core/steps/conflict';
import { officeOf } from '../lookups/options';
import type { AssignmentsStore } from './assigning-store';
import type { ReviewParts } from './review-parts';
import { findReviewed } from './review-service';

type Officer = NonNullable<Awaited<ReturnType<AssignmentsStore['officer']>>>;

async function officerOf({ assignments }: ReviewParts, id: string | null): Promise<Officer | null> {
  if (id === null) return null;
  const officer = await assignments.officer(id);
  if (!officer) throw business(assigningMessages.nobody);
  return officer;
}

async function assign(
  parts: ReviewParts,
  caller: Caller,
  id: string,
  seen: number,
  assignee: Officer | null,
): Promise<void> {
  const { clock, audit, filings, assignments } = parts;
  await filings.lock(id);
  const { row, company } = await findReviewed(parts, caller, id);
  const by = { role: caller.role, department: caller.reviewDepartment };
  const fault = assignee && assignFault(by, assignee, company.department);
  if (fault) throw business(fault);
  const present = (await assignments.of([id])).get(id) ?? { assignee: null, version: 0 };
  // Sent twice, or assigned so by somebody else already.
  if ((present.assignee?.id ?? null) === (assignee?.id ?? null)) return;
  if (present.version !== seen) throw conflict(assigningMessages.changed, { version: present.version });
  const version = present.version + 1;
  await assignments.put({ filingId: id, assigneeId: assignee?.id ?? null, assignedAt: clock(), version });
  await audit.write({
    subjectKind: 'assignment',
    subjectId: id,
    companyId: row.companyId,
    action: 'assignment.change',
    caller,
    version,
    details: { from: present.assignee?.name ?? null, to: assignee?.name ?? null },
  });
}

/** Officers to whom the person may assign. */
export async function findAssignees(
  { assignments }: ReviewParts,
  caller: Caller,
  language: Language,
): Promise<Assignee[]> {
  return (await assignments.officers(deskOf(caller))).map(({ id, name, role, department }) => ({
    id,
    name,
    role,
    department: department === null ? null : officeOf(department, language).label,
  }));
}

/** Assigns many at once, each on its own, at the version that the person saw. */
export async function assignEach(
  parts: ReviewParts,
  caller: Caller,
  body: AssignBody,
  language: Language,
): Promise<BatchResult> {
  const assignee = await officerOf(parts, body.assignee);
  const seen = new Map(body.filings.map(({ id, version }) => [id, version]));
  const one = (id: string) =>
    parts.db.transaction(() => assign(parts, caller, id, seen.get(id) ?? 0, assignee));
  const { done, refused } = await eachOf([...seen.keys()], language, one, noteDenial(parts.audit, caller));
  return { done, refused };
}
