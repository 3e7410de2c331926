/** What has come in at an office: the filings of the own department, or all of them. */
import type { QueueData, QueueItem, QueueQuery } from '../../domain/calls/review';
import type { Program } from '../../domain/definition';
import { waitingFor } from '../../domain/filing/deciding';
import { statuses } from '../../domain/filing/status';
import { type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { type Caller, deskOf } from '../core/access';
import type { Deps } from '../core/deps';
import { batchName } from '../filings/filing-view';
import type { FilingHead } from '../filings/filings-store';
import { shownSubject, statusesOf, subjectPathsOf } from '../reports/reports-service';
import { createReportsStore } from '../reports/reports-store';
import type { AssigningStore, Assignment } from './assigning-store';
import { batchesIn, batchOf } from './desk';
import type { QueueFilter, ReviewStore } from './review-store';
import { officeOf, stepsNow } from './review-view';

interface QueueDeps extends Pick<Deps, 'db' | 'clock'> {
  programs: Program[];
  store: ReviewStore;
  assigning: AssigningStore;
}

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

/** What an item shows beside the filing itself. */
interface Beside {
  company: Awaited<ReturnType<ReviewStore['companies']>>[number];
  subject: string | undefined;
  assignment: Assignment | undefined;
}

export function createQueue({ db, clock, programs, store, assigning }: QueueDeps) {
  const reports = createReportsStore(db);

  function filterOf(caller: Caller, query: QueueQuery, now: Date): QueueFilter {
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

  function itemOf(row: FilingHead, beside: Beside, caller: Caller, language: Language): QueueItem {
    const { company, subject, assignment } = beside;
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

  async function itemsOf(rows: FilingHead[], caller: Caller, language: Language): Promise<QueueItem[]> {
    const ids = rows.map(({ id }) => id);
    const companies = await store.companies([...new Set(rows.map(({ companyId }) => companyId))]);
    const subjects = await reports.subjects(ids, subjectPathsOf(programs));
    const assignments = await assigning.of(ids);
    return rows.flatMap((row) => {
      const company = companies.find(({ id }) => id === row.companyId);
      const beside = { subject: subjects.get(row.id), assignment: assignments.get(row.id) };
      return company ? [itemOf(row, { company, ...beside }, caller, language)] : [];
    });
  }

  /** What the person can filter by, and how much of it there is. */
  async function facetsOf(caller: Caller, language: Language, now: Date) {
    const desk = deskOf(caller);
    const waiting = { desk, statuses: waitingFor(caller.role) };
    const [counts, assignedToMe, overdue] = await Promise.all([
      store.counts(desk),
      store.total({ ...waiting, assignee: caller.userId }),
      store.total({ desk, overdueAt: now }),
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

  return async function queue(caller: Caller, query: QueueQuery, language: Language): Promise<QueueData> {
    const now = clock();
    const filter = filterOf(caller, query, now);
    const [rows, total, facets] = await Promise.all([
      store.list(filter, query),
      store.total(filter),
      facetsOf(caller, language, now),
    ]);
    return { list: await itemsOf(rows, caller, language), total, ...facets };
  };
}

export type Queue = ReturnType<typeof createQueue>;
