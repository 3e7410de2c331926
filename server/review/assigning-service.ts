/** Assignments: the officer who is expected to review a filing. */

import { randomUUID } from 'node:crypto';

import type { BatchResult } from '../../domain/accounts/sub-user-calls';
import { MAX_BATCH_IDS } from '../../domain/api/call-constants';
import { OPEN_STATUSES } from '../../domain/filing/status';
import {
  findAssignmentFault,
  findAssignmentUndoFault,
  isHandler,
  shareOut,
} from '../../domain/review/assigning';
import type {
  AssignBody,
  Assignee,
  SharingBody,
  SharingPlan,
  UndoAssignmentsBody,
  UndoneAssignments,
} from '../../domain/review/assignment-calls';
import { assigningMessages, scheduledDecisionMessages } from '../../domain/review/messages';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { absenceMessages } from '../../domain/workflow/messages';
import { type AwayPeople, findAwayToday, listOwnerIds } from '../absences/absences-service';
import { noteDenial, runBatch } from '../accounts/batch';
import { type Caller, getDepartmentScope, getOfficeScope } from '../core/access';
import { createConflict, createRefusal } from '../core/errors';
import { isUuid } from '../core/ids';
import { toListedOffice } from '../lookups/options';
import type { AssignmentsStore, FilingAssignment } from './assigning-store';
import { findFilteredFilings } from './queue-service';
import type { QueueStore } from './queue-store';
import type { ReviewDeps } from './review-deps';
import { findReviewed } from './review-service';

type Officer = Awaited<ReturnType<AssignmentsStore['officers']>>[number];

/** Data of a filing for the message to its new assignee. */
interface AssignedFiling {
  id: string;
  company: string;
  no: string;
  assignee: Officer | null;
}

/** Message of an assignment conflict; it names the current assignee. */
const formatAssignmentConflict = ({ assignee }: FilingAssignment): Text =>
  assignee ? fillText(assigningMessages.taken, { name: assignee.name }) : assigningMessages.changed;

async function assign(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  seen: number,
  assignee: Officer | null,
  note: string | undefined,
): Promise<AssignedFiling | null> {
  const { clock, audit, filings, assignments } = deps;
  await filings.lock(id);
  const { row, company, submission } = await findReviewed(deps, caller, id);
  const by = { role: caller.role, department: caller.reviewDepartment };
  const fault = assignee && findAssignmentFault(by, assignee, { ...row, department: company.department });
  if (fault) throw createRefusal(fault);
  const present = (await assignments.of([id])).get(id) ?? { assignee: null, version: 0 };
  // Repeated request, or somebody else has made the same assignment.
  if ((present.assignee?.id ?? null) === (assignee?.id ?? null)) return null;
  if (present.version !== seen)
    throw createConflict(formatAssignmentConflict(present), { version: present.version });
  const version = present.version + 1;
  await assignments.put({
    filingId: id,
    assigneeId: assignee?.id ?? null,
    assignedAt: clock(),
    version,
    assignedBy: caller.userId,
    formerId: present.assignee?.id ?? null,
  });
  await audit.write({
    subjectKind: 'assignment',
    subjectId: id,
    companyId: row.companyId,
    action: 'assignment.change',
    caller,
    version,
    comment: note || null,
    details: { from: present.assignee?.name ?? null, to: assignee?.name ?? null },
  });
  return { id, company: company.name, no: submission.receiptNo, assignee };
}

/**
 * Sends the assignee one message about all filings; none to people who assign filings to themselves. SMS and mail wait as long as
 * a decision does, so that they can be withdrawn.
 */
async function tell(
  { db, clock, inbox, env, assignments }: ReviewDeps,
  { userId, name: by }: Caller,
  said: string | undefined,
  assigned: AssignedFiling[],
): Promise<void> {
  const [first] = assigned;
  const assignee = first?.assignee?.id ?? userId;
  if (!first || assignee === userId) return;
  const messageId = randomUUID();
  const notBefore = new Date(clock().getTime() + env.holdSeconds * 1000);
  const to = {
    ...findMessageRecipient(assignee, await findAwayToday({ db, clock })),
    id: messageId,
    notBefore,
  };
  const { id, company, no } = first;
  const note = said ? { zh: `留言：${said}`, en: ` Note: ${said}` } : '';
  if (assigned.length === 1)
    await inbox.send({
      ...to,
      template: 'assigned_one',
      filingId: id,
      link: `/review/filing?id=${id}`,
      params: { by, note, company, no },
    });
  else
    await inbox.send({
      ...to,
      template: 'assigned_many',
      link: '/review/filings?assigned=me',
      params: { by, note, count: assigned.length },
    });
  const ids = assigned.map((each) => each.id);
  await assignments.noteMessage(ids, assignee, messageId);
}

/** Officers to whom the caller may assign filings. */
export async function findAssignees(
  { db, clock, assignments }: ReviewDeps,
  caller: Caller,
  language: Language,
): Promise<Assignee[]> {
  const away = await findAwayToday({ db, clock });
  const officers = await assignments.officers(getDepartmentScope(caller));
  return officers.filter(isHandler).map((officer) => toAssignee(officer, away, language));
}

function toAssignee(
  { department, programs: _, duties: __, ...officer }: Officer,
  away: AwayPeople,
  language: Language,
): Assignee {
  const { until, deputy } = away.get(officer.id) ?? {};
  return {
    ...officer,
    department: department === null ? null : toListedOffice(department, language).label,
    away: until === undefined ? null : { until, deputy: deputy?.name ?? null },
  };
}

/** Assigns several filings, each in a transaction of its own, if its assignment is unchanged since the caller saw it. */
export async function assignListedFilings(
  deps: ReviewDeps,
  caller: Caller,
  body: AssignBody,
  language: Language,
): Promise<BatchResult> {
  const asked = new Map(body.filings.map(({ id, ...filing }) => [id, filing]));
  const wanted = (id: string): string | null => asked.get(id)?.assignee ?? body.assignee;
  const ids = [...new Set([...asked.keys()].map(wanted))].filter((id) => id !== null);
  const officers = await deps.assignments.some(ids);
  if (officers.size < ids.length) throw createRefusal(assigningMessages.nobody);
  const one = (id: string) => {
    const officer = officers.get(wanted(id) ?? '') ?? null;
    return deps.db.transaction(() =>
      assign(deps, caller, id, asked.get(id)?.version ?? 0, officer, body.note),
    );
  };
  const note = noteDenial(deps.audit, caller);
  const { done, refused, results } = await runBatch([...asked.keys()], language, one, note);
  const assigned = results.filter((each) => each !== null);
  for (const officer of officers.values())
    await deps.db.transaction(() =>
      tell(
        deps,
        caller,
        body.note,
        assigned.filter(({ assignee }) => assignee === officer),
      ),
    );
  return { done, refused };
}

/** Takes an assignment back: the filing is again with whom it was before, or with nobody who has left. Gives the message about it. */
async function unassign(deps: ReviewDeps, caller: Caller, id: string, seen: number): Promise<string | null> {
  const { clock, audit, filings, assignments } = deps;
  await filings.lock(id);
  const { row } = await findReviewed(deps, caller, id);
  const latest = await assignments.latest(id);
  const fault = findAssignmentUndoFault(latest, { by: caller.userId, version: seen, now: clock() });
  if (!latest || fault) throw createRefusal(fault ?? assigningMessages.changed);
  const known = await assignments.some([latest.formerId, latest.assigneeId].filter((each) => each !== null));
  const former = known.get(latest.formerId ?? '');
  const version = latest.version + 1;
  await assignments.put({ filingId: id, assigneeId: former?.id ?? null, assignedAt: clock(), version });
  await audit.write({
    subjectKind: 'assignment',
    subjectId: id,
    companyId: row.companyId,
    action: 'assignment.undo',
    caller,
    version,
    details: { from: known.get(latest.assigneeId ?? '')?.name ?? null, to: former?.name ?? null },
  });
  return latest.messageId;
}

/** Takes back assignments that the caller has just made, and withdraws the messages about them. */
export async function undoAssignments(
  deps: ReviewDeps,
  caller: Caller,
  { filings }: UndoAssignmentsBody,
  language: Language,
): Promise<UndoneAssignments> {
  const asked = new Map(filings.map(({ id, version }) => [id, version]));
  const one = (id: string) => deps.db.transaction(() => unassign(deps, caller, id, asked.get(id) ?? 0));
  const note = noteDenial(deps.audit, caller);
  const { done, refused, results } = await runBatch([...asked.keys()], language, one, note);
  let was_sent = false;
  // A message about several filings stays where only some of them were taken back.
  for (const messageId of new Set(results.filter((each) => each !== null)))
    if (!(await deps.assignments.isTelling(messageId)) && !(await deps.inbox.withdraw(messageId)))
      was_sent = true;
  return { done, refused, was_sent };
}

type Row = Awaited<ReturnType<QueueStore['some']>>[number];

interface ListedFiling {
  id: string;
  /** Version of the assignment that the caller saw; absent for filings found by a filter. */
  seen?: number;
  row: Row | undefined;
}

/** Filings listed in the request, or found by its filter; a filter without status finds open filings only. */
async function loadListedFilings(deps: ReviewDeps, caller: Caller, { filings, filter }: SharingBody) {
  if (filings) {
    const rows = await deps.queue.some(getOfficeScope(caller), filings.map(({ id }) => id).filter(isUuid));
    const found = new Map(rows.map((row) => [row.filingId, row]));
    const list: ListedFiling[] = filings.map(({ id, version }) => ({
      id,
      seen: version,
      row: found.get(id),
    }));
    return { list, more: false };
  }
  const wanted = { sorter: 'submitted_at', ...filter } as const;
  const { rows, more } = await findFilteredFilings(deps, caller, wanted, MAX_BATCH_IDS, OPEN_STATUSES);
  return { list: rows.map((row): ListedFiling => ({ id: row.filingId, row })), more };
}

/** Preview of sharing out filings among officers: the number for each, and why some filings are left out. Changes nothing. */
export async function previewSharing(
  deps: ReviewDeps,
  caller: Caller,
  body: SharingBody,
  language: Language,
): Promise<SharingPlan> {
  const all = await deps.assignments.officers(getDepartmentScope(caller));
  const chosen = all.filter(({ id }) => body.assignees.includes(id));
  if (chosen.length < new Set(body.assignees).size) throw createRefusal(assigningMessages.nobody);
  const away = await findAwayToday(deps);
  // The open filings of a deputy include those of absent people whom the deputy stands in for.
  const openOf = (id: string) => all.find((each) => each.id === id)?.open ?? 0;
  const officers = chosen.map((each) => ({
    ...each,
    open: listOwnerIds(away, each.id).reduce((sum, id) => sum + openOf(id), 0),
  }));
  // A single officer may be absent, as the deputy gets the filings; among several, only present ones get any.
  const present = officers.length === 1 ? officers : officers.filter(({ id }) => !away.has(id));
  if (present.length === 0) throw createRefusal(absenceMessages.allAway);

  const { list, more } = await loadListedFilings(deps, caller, body);
  const versions = await deps.assignments.of(list.flatMap(({ id, row }) => (row ? [id] : [])));
  const open = list.flatMap(({ id, row }) =>
    row && OPEN_STATUSES.includes(row.status)
      ? [{ id, assignee: row.assigneeId, department: row.department, program: row.program }]
      : [],
  );
  const by = { role: caller.role, department: caller.reviewDepartment };
  const plan = shareOut(
    open,
    present,
    (officer, filing) => findAssignmentFault(by, officer, filing) === null,
  );

  const whyOut = ({ row }: ListedFiling): Text => {
    if (!row) return scheduledDecisionMessages.notHere;
    return OPEN_STATUSES.includes(row.status) ? assigningMessages.notInCharge : assigningMessages.concluded;
  };
  const count = (has: (filing: (typeof open)[number]) => boolean) => open.filter(has).length;
  return {
    shares: officers.map((officer) => {
      const gets = count(({ id }) => plan.get(id)?.id === officer.id);
      const gives = count(({ assignee }) => assignee === officer.id);
      return { ...toAssignee(officer, away, language), gets, afterwards: officer.open - gives + gets };
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
