/** Says who is expected to review a filing: many at once, each on its own, at the version that the person saw. */

import { assigningMessages } from '../../domain/api/messages/assigning';
import type { BatchResult } from '../../domain/calls/accounts';
import type { AssignBody, Assignee } from '../../domain/calls/assigning';
import { assignFault } from '../../domain/review/assigning';
import type { Language } from '../../domain/text';
import { eachOf, noteDenial } from '../accounts/batch';
import { type Caller, deskOf } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { FilingsStore } from '../filings/filings-store';
import type { AssigningStore } from './assigning-store';
import { officeOf } from './review-view';
import type { Reviewed } from './reviewed';

interface AssigningDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  filings: Pick<FilingsStore, 'lock'>;
  assigning: AssigningStore;
  reviewed: Reviewed;
}

type Officer = NonNullable<Awaited<ReturnType<AssigningStore['officer']>>>;

export function createAssigning({ db, clock, audit, filings, assigning, reviewed }: AssigningDeps) {
  async function officerOf(id: string | null): Promise<Officer | null> {
    if (id === null) return null;
    const officer = await assigning.officer(id);
    if (!officer) throw business(assigningMessages.nobody);
    return officer;
  }

  async function assign(caller: Caller, id: string, seen: number, assignee: Officer | null): Promise<void> {
    await filings.lock(id);
    const { row, company } = await reviewed(caller, id);
    const by = { role: caller.role, department: caller.reviewDepartment };
    const fault = assignee && assignFault(by, assignee, company.department);
    if (fault) throw business(fault);
    const present = (await assigning.of([id])).get(id) ?? { assignee: null, version: 0 };
    // Sent twice, or what somebody else has said already.
    if ((present.assignee?.id ?? null) === (assignee?.id ?? null)) return;
    if (present.version !== seen) throw business(assigningMessages.changed);
    const version = present.version + 1;
    await assigning.put({ filingId: id, assigneeId: assignee?.id ?? null, assignedAt: clock(), version });
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

  return {
    /** To whom the person may assign. */
    async assignees(caller: Caller, language: Language): Promise<Assignee[]> {
      return (await assigning.officers(deskOf(caller))).map(({ id, name, role, department: of }) => ({
        id,
        name,
        role,
        department: of === null ? null : officeOf(of, language).label,
      }));
    },

    async assignEach(caller: Caller, body: AssignBody, language: Language): Promise<BatchResult> {
      const assignee = await officerOf(body.assignee);
      const seen = new Map(body.filings.map(({ id, version }) => [id, version]));
      const one = (id: string) => db.transaction(() => assign(caller, id, seen.get(id) ?? 0, assignee));
      const { done, refused } = await eachOf([...seen.keys()], language, one, noteDenial(audit, caller));
      return { done, refused };
    },
  };
}

export type Assigning = ReturnType<typeof createAssigning>;
