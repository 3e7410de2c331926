/** The queue of an office: the filings of its department, or all of them. */
import type { QueueData, QueueItem, QueueQuery } from '../../domain/calls/review';
import { waitingFor } from '../../domain/filing/deciding';
import { statuses } from '../../domain/filing/status';
import { type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { type Caller, deskOf } from '../core/access';
import { batchesIn, batchName, batchOf } from '../filings/filing-view';
import type { FilingHead } from '../filings/filings-store';
import { officeOf } from '../lookups/options';
import { shownSubject, statusesOf, subjectPathsOf } from '../reports/reports-service';
import { createReportsStore } from '../reports/reports-store';
import type { Assignment } from './assigning-store';
import type { ReviewParts } from './review-parts';
import type { QueueFilter, ReviewStore } from './review-store';
import { stepsNow } from './review-view';

const assigneeOf = (caller: Caller, assigned: QueueQuery['assigned']): QueueFilter['assignee'] => {
  if (assigned === 'nobody') return null;
  return assigned === 'me' ? caller.userId : assigned;
};

type Counts = Awaited<ReturnType<ReviewStore['counts']>>;

const byStatus = (counts: Counts): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { status, filings } of counts) sums[status] = (sums[status] ?? 0) + filings;
  return sums;
};

/** The parts of an item that do not stand in the filing itself. */
interface ItemContext {
  company: Awaited<ReturnType<ReviewStore['companies']>>[number];
  subject: string | undefined;
  assignment: Assignment | undefined;
}

function filterOf({ programs }: ReviewParts, caller: Caller, query: QueueQuery, now: Date): QueueFilter {
  const { status, program, batch, assigned, department, due, keyword } = query;
  return {
    desk: deskOf(caller),
    statuses: status === 'mine' ? waitingFor(caller.role) : status && statusesOf(status),
    program,
    batch: batchOf(batch),
    assignee: assigneeOf(caller, assigned),
    department,
    overdueAt: due && now,
    keyword: keyword ? { text: keyword, subjects: subjectPathsOf(programs) } : undefined,
  };
}

function itemOf(
  { programs, clock }: ReviewParts,
  row: FilingHead,
  { company, subject, assignment }: ItemContext,
  caller: Caller,
  language: Language,
): QueueItem {
  const program = programs.find(({ key }) => key === row.program);
  return {
    id: row.id,
    program: row.program,
    title: program ? say(program.title, language) : row.program,
    kind: row.kind,
    subject: shownSubject(subject),
    batch: batchName(row),
    company: company.name,
    credit_code: company.creditCode,
    department: officeOf(company.department, language),
    status: row.status,
    group: statuses[row.status].group,
    version: row.version,
    receipt_no: row.submission?.receiptNo ?? '',
    submitted_at: (row.submission?.submittedAt ?? row.updatedAt).toISOString(),
    review_by: row.window?.firstReviewBy?.toISOString() ?? null,
    correction_due_at: row.correctionDueAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    assignee: assignment?.assignee ?? null,
    assignment_version: assignment?.version ?? 0,
    steps: program ? stepsNow(row, caller.role, program, dayOf(clock())) : [],
  };
}

async function itemsOf(
  parts: ReviewParts,
  rows: FilingHead[],
  caller: Caller,
  language: Language,
): Promise<QueueItem[]> {
  const ids = rows.map(({ id }) => id);
  const companies = await parts.reviews.companies([...new Set(rows.map(({ companyId }) => companyId))]);
  const subjects = await createReportsStore(parts.db).subjects(ids, subjectPathsOf(parts.programs));
  const assignments = await parts.assignments.of(ids);
  return rows.flatMap((row) => {
    const company = companies.find(({ id }) => id === row.companyId);
    const context = { subject: subjects.get(row.id), assignment: assignments.get(row.id) };
    return company ? [itemOf(parts, row, { company, ...context }, caller, language)] : [];
  });
}

/** The values that the person can filter by, and how many filings have each. */
async function facetsOf({ reviews }: ReviewParts, caller: Caller, language: Language, now: Date) {
  const desk = deskOf(caller);
  const waiting = { desk, statuses: waitingFor(caller.role) };
  const [counts, assignedToMe, overdue] = await Promise.all([
    reviews.counts(desk),
    reviews.total({ ...waiting, assignee: caller.userId }),
    reviews.total({ desk, overdueAt: now }),
  ]);
  const departments = desk !== null ? [] : counts.flatMap(({ department }) => department ?? []);
  return {
    by_status: byStatus(counts),
    assigned_to_me: assignedToMe,
    overdue,
    batches: batchesIn(counts),
    departments: [...new Set(departments)].sort().map((department) => officeOf(department, language)),
  };
}

export async function reviewQueue(
  parts: ReviewParts,
  caller: Caller,
  query: QueueQuery,
  language: Language,
): Promise<QueueData> {
  const now = parts.clock();
  const filter = filterOf(parts, caller, query, now);
  const [rows, total, facets] = await Promise.all([
    parts.reviews.list(filter, query),
    parts.reviews.total(filter),
    facetsOf(parts, caller, language, now),
  ]);
  return { list: await itemsOf(parts, rows, caller, language), total, ...facets };
}
