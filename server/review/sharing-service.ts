/** The preview of sharing filings out among officers: how many each gets, and why some are left out. It changes nothing. */

import { absenceMessages } from '../../domain/api/messages/absences';
import { assigningMessages } from '../../domain/api/messages/assigning';
import { orderMessages } from '../../domain/api/messages/orders';
import type { SharingBody, SharingPlan } from '../../domain/calls/assigning';
import { BATCH_AT_MOST } from '../../domain/calls/known';
import { OPEN_STATUSES } from '../../domain/filing/status';
import { assignFault, shareOut } from '../../domain/review/assigning';
import { type Language, say, type Text } from '../../domain/text';
import { ownersOf } from '../absences/absences-service';
import { type Caller, deskOf, scopeOf } from '../core/access';
import { business } from '../core/errors';
import { isUuid } from '../core/ids';
import { assigneeOf } from './assigning-service';
import { foundBy } from './queue-service';
import type { QueueStore } from './queue-store';
import type { ReviewParts } from './review-parts';

type Row = Awaited<ReturnType<QueueStore['some']>>[number];

interface Listed {
  id: string;
  /** The assignment that was seen; none where nobody looked at the single filing. */
  seen?: number;
  row: Row | undefined;
}

/** Filings that are named, or found; of what has no end the open ones alone. */
async function listed(parts: ReviewParts, caller: Caller, { filings, filter }: SharingBody) {
  if (filings) {
    const rows = await parts.queue.some(scopeOf(caller), filings.map(({ id }) => id).filter(isUuid));
    const found = new Map(rows.map((row) => [row.filingId, row]));
    const list: Listed[] = filings.map(({ id, version }) => ({ id, seen: version, row: found.get(id) }));
    return { list, more: false };
  }
  const wanted = { sorter: 'submitted_at', ...filter } as const;
  const { rows, more } = await foundBy(parts, caller, wanted, BATCH_AT_MOST, OPEN_STATUSES);
  return { list: rows.map((row): Listed => ({ id: row.filingId, row })), more };
}

export async function previewSharing(
  parts: ReviewParts,
  caller: Caller,
  body: SharingBody,
  language: Language,
): Promise<SharingPlan> {
  const all = await parts.assignments.officers(deskOf(caller));
  const chosen = all.filter(({ id }) => body.assignees.includes(id));
  if (chosen.length < new Set(body.assignees).size) throw business(assigningMessages.nobody);
  const away = await parts.absences.today();
  // A deputy has the work of who is away as well.
  const openOf = (id: string) => all.find((each) => each.id === id)?.open ?? 0;
  const officers = chosen.map((each) => ({
    ...each,
    open: ownersOf(away, each.id).reduce((sum, id) => sum + openOf(id), 0),
  }));
  // One person is chosen by name, and the deputy gets it; among several only who is here shares.
  const present = officers.length === 1 ? officers : officers.filter(({ id }) => !away.has(id));
  if (present.length === 0) throw business(absenceMessages.allAway);

  const { list, more } = await listed(parts, caller, body);
  const versions = await parts.assignments.of(list.flatMap(({ id, row }) => (row ? [id] : [])));
  const open = list.flatMap(({ id, row }) =>
    row && OPEN_STATUSES.includes(row.status)
      ? [{ id, assignee: row.assigneeId, department: row.department, program: row.program }]
      : [],
  );
  const by = { role: caller.role, department: caller.reviewDepartment };
  const plan = shareOut(open, present, (officer, filing) => assignFault(by, officer, filing) === null);

  const whyOut = ({ row }: Listed): Text => {
    if (!row) return orderMessages.notHere;
    return OPEN_STATUSES.includes(row.status) ? assigningMessages.notInCharge : assigningMessages.concluded;
  };
  const count = (has: (filing: (typeof open)[number]) => boolean) => open.filter(has).length;
  return {
    shares: officers.map((officer) => {
      const gets = count(({ id }) => plan.get(id)?.id === officer.id);
      const gives = count(({ assignee }) => assignee === officer.id);
      return { ...assigneeOf(officer, away, language), gets, afterwards: officer.open - gives + gets };
    }),
    plan: list.flatMap(({ id, row, seen = versions.get(id)?.version ?? 0 }) => {
      const assignee = plan.get(id)?.id;
      return assignee === undefined ? [] : [{ id, version: seen, assignee, company: row?.companyName ?? '' }];
    }),
    out: list
      .filter(({ id }) => !plan.has(id))
      .map((each) => ({
        id: each.id,
        company: each.row?.companyName ?? '',
        receipt_no: each.row?.receiptNo ?? '',
        why: say(whyOut(each), language),
      })),
    more,
  };
}
