/** The queue of an office: the filings of its department, or all of them. */
import type { Role } from '../../domain/accounts/roles';
import type { Held, QueueData, QueueItem, QueueQuery } from '../../domain/calls/review';
import { waitingFor } from '../../domain/filing/deciding';
import { statuses } from '../../domain/filing/status';
import { type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { type Caller, deskOf } from '../core/access';
import { FOUND_AT_MOST } from '../core/db/pages';
import { batchesIn, batchName, batchOf } from '../filings/filing-view';
import { officeOf } from '../lookups/options';
import { shownSubject, statusesOf } from '../reports/reports-service';
import { heldOf } from './orders-held';
import type { QueueFilter, QueueStore } from './queue-store';
import type { ReviewParts } from './review-parts';
import { stepsNow } from './review-view';

const assigneeOf = (caller: Caller, assigned: QueueQuery['assigned']): QueueFilter['assignee'] => {
  if (assigned === 'nobody') return null;
  return assigned === 'me' ? caller.userId : assigned;
};

type Row = Awaited<ReturnType<QueueStore['list']>>[number];
type Counts = Awaited<ReturnType<QueueStore['counts']>>;

export function filterOf(caller: Caller, query: QueueQuery, now: Date): QueueFilter {
  const { status, program, batch, assigned, department, due, keyword } = query;
  return {
    desk: deskOf(caller),
    statuses: status === 'mine' ? waitingFor(caller.role) : status && statusesOf(status),
    program,
    batch: batchOf(batch),
    assignee: assigneeOf(caller, assigned),
    department,
    overdueAt: due && now,
    dueAt: status === 'mine' ? now : undefined,
    keyword,
  };
}

function itemOf(
  { programs, clock }: ReviewParts,
  row: Row,
  held: Held | null,
  caller: Caller,
  language: Language,
): QueueItem {
  const program = programs.find(({ key }) => key === row.program);
  return {
    id: row.filingId,
    program: row.program,
    title: program ? say(program.title, language) : row.program,
    kind: row.kind,
    subject: shownSubject(row.subject),
    batch: batchName(row),
    company: row.companyName,
    credit_code: row.creditCode,
    department: officeOf(row.department, language),
    status: row.status,
    group: statuses[row.status].group,
    version: row.version,
    receipt_no: row.receiptNo,
    submitted_at: row.submittedAt.toISOString(),
    review_by: row.firstReviewBy?.toISOString() ?? null,
    correction_due_at: row.correctionDueAt?.toISOString() ?? null,
    waits_until: row.waitsUntil?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    assignee: row.assignee,
    assignment_version: row.assignmentVersion ?? 0,
    steps: program && !held ? stepsNow(row, caller.role, program, dayOf(clock())) : [],
    held,
  };
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The values that the person can filter by, and how many filings have each. */
function facetsOf(counts: Counts, role: Role, language: Language) {
  const byStatus: Record<string, number> = {};
  for (const { status, filings } of counts) if (status) byStatus[status] = (byStatus[status] ?? 0) + filings;
  const late = counts.filter(
    ({ status, isLate }) => isLate && status && waitingFor('reviewer').includes(status),
  );
  return {
    by_status: byStatus,
    mine: sumOf(waitingFor(role).map((status) => byStatus[status] ?? 0)) - (counts[0]?.notDueOfMine ?? 0),
    assigned_to_me: counts[0]?.assignedToMe ?? 0,
    overdue: sumOf(late.map(({ filings }) => filings)),
    batches: batchesIn(
      counts.flatMap(({ batchYear, batchNo }) => (batchYear && batchNo ? [{ batchYear, batchNo }] : [])),
    ),
    departments: counts
      .flatMap(({ department }) => department ?? [])
      .sort()
      .map((department) => officeOf(department, language)),
  };
}

const countedIn = (counts: Counts): number =>
  sumOf(counts.filter(({ status }) => status).map(({ matching }) => matching)) - (counts[0]?.notDue ?? 0);

/** The total that the page brings with it; a page behind the last one brings none. */
async function found(
  { queue }: ReviewParts,
  filter: QueueFilter,
  query: QueueQuery,
  rows: Row[],
  userId: string,
): Promise<number> {
  const [row] =
    rows.length > 0 || query.current === 1
      ? rows
      : await queue.list(filter, { ...query, current: 1, pageSize: 1 }, userId);
  return row?.total ?? 0;
}

export async function reviewQueue(
  parts: ReviewParts,
  caller: Caller,
  query: QueueQuery,
  language: Language,
): Promise<QueueData> {
  const now = parts.clock();
  const filter = filterOf(caller, query, now);
  const { userId, role } = caller;
  const [rows, counts] = await Promise.all([
    parts.queue.list(filter, query, userId),
    parts.queue.counts(filter, { userId, statuses: waitingFor(role), now }),
  ]);
  const isCounted = !filter.keyword && !filter.assignee;
  const total = isCounted ? countedIn(counts) : await found(parts, filter, query, rows, userId);
  const held = await heldOf(
    parts,
    caller,
    rows.map((row) => row.filingId),
  );
  return {
    list: rows.map((row) => itemOf(parts, row, held.get(row.filingId) ?? null, caller, language)),
    total: Math.min(total, filter.keyword ? FOUND_AT_MOST : total),
    more: Boolean(filter.keyword) && total > FOUND_AT_MOST,
    ...facetsOf(counts, role, language),
    ...(filter.desk !== null && { departments: [] }),
  };
}
