import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { QueueQuery } from '../../domain/calls/review';
import { waitingFor } from '../../domain/filing/deciding';
import { AT_HOME, type FilingStatus } from '../../domain/filing/status';
import type { Desk } from '../core/access';
import type { Database } from '../core/db/client';
import { containsText, orderOf } from '../core/db/lists';
import { approvals, companies, filings, submissions } from '../core/db/tables';
import { joinSubmission, saidInBatch, selectHeads } from '../filings/filings-store';
import { isAbout, type SubjectPath } from '../reports/reports-store';

/** Filings that a list is about. */
export interface QueueFilter {
  desk: Desk;
  statuses?: FilingStatus[] | undefined;
  program?: string | undefined;
  batch?: { year: number; no: number } | undefined;
  /** A person's id, or nobody (null). */
  assignee?: string | null | undefined;
  department?: string | undefined;
  /** Waiting for the first review that should have been done by then. */
  overdueAt?: Date | undefined;
  /** Found in a receipt number, the company's name or credit code, or in what the filing is about. */
  keyword?: { text: string; subjects: SubjectPath[] } | undefined;
}

const ORDERS = {
  submitted_at: submissions.submittedAt,
  updated_at: filings.updatedAt,
  company: companies.name,
  program: filings.program,
  status: filings.status,
} as const;

const ofDesk = (desk: Desk) =>
  and(desk === null ? undefined : eq(companies.department, desk), notInArray(filings.status, AT_HOME));

const hasReceipt = (text: string): SQL => sql`exists (select 1 from submissions as sent
  where sent.filing_id = ${filings.id} and strpos(lower(sent.receipt_no), lower(${text})) > 0)`;

/** An assignment that was taken back stands there with nobody. */
const isAssigned = (assignee: string | null): SQL =>
  assignee === null
    ? sql`not exists (select 1 from filing_assignments as a
        where a.filing_id = ${filings.id} and a.assignee_id is not null)`
    : sql`exists (select 1 from filing_assignments as a
        where a.filing_id = ${filings.id} and a.assignee_id = ${assignee}::uuid)`;

const isOverdue = (now: Date) =>
  and(
    inArray(filings.status, waitingFor('reviewer')),
    sql`exists (select 1 from windows as w where w.enabled and w.program = ${filings.program}
      and w.batch_year = ${filings.batchYear} and w.batch_no = ${filings.batchNo}
      and w.first_review_by <= ${now.toISOString()}::timestamptz)`,
  );

const where = ({
  desk,
  statuses,
  program,
  batch,
  assignee,
  department,
  overdueAt,
  keyword,
}: QueueFilter): SQL | undefined =>
  and(
    ofDesk(desk),
    statuses && inArray(filings.status, statuses),
    program ? eq(filings.program, program) : undefined,
    batch && and(eq(filings.batchYear, batch.year), eq(filings.batchNo, batch.no)),
    assignee === undefined ? undefined : isAssigned(assignee),
    department ? eq(companies.department, department) : undefined,
    overdueAt && isOverdue(overdueAt),
    keyword &&
      or(
        hasReceipt(keyword.text),
        containsText(keyword.text, companies.name),
        containsText(keyword.text, companies.creditCode),
        isAbout(keyword.text, keyword.subjects),
      ),
  );

const ofFiling = eq(companies.id, filings.companyId);

export function createReviewStore(db: Database) {
  return {
    /** The page is found first: what decides over a filing is looked up for its rows only. */
    list(filter: QueueFilter, { sorter, current, pageSize }: QueueQuery) {
      const order = [orderOf(ORDERS, sorter), desc(filings.id)];
      const page = db.q
        .select({ id: filings.id })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .innerJoin(submissions, joinSubmission)
        .where(where(filter))
        .orderBy(...order)
        .limit(pageSize)
        .offset((current - 1) * pageSize);
      return selectHeads(db)
        .innerJoin(companies, ofFiling)
        .where(inArray(filings.id, page))
        .orderBy(...order);
    },

    async total(filter: QueueFilter): Promise<number> {
      const [row] = await db.q
        .select({ total: count() })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .where(where(filter));
      return row?.total ?? 0;
    },

    /** All that the person reviews, counted by what it can be filtered by. */
    counts: (desk: Desk) =>
      db.q
        .select({
          status: sql<FilingStatus>`${filings.status}`,
          batchYear: filings.batchYear,
          batchNo: filings.batchNo,
          department: companies.department,
          filings: count(),
        })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .where(ofDesk(desk))
        .groupBy(filings.status, filings.batchYear, filings.batchNo, companies.department),

    companies: (ids: string[]) =>
      db.q
        .select({
          id: companies.id,
          name: companies.name,
          creditCode: companies.creditCode,
          department: companies.department,
        })
        .from(companies)
        .where(inArray(companies.id, ids)),

    /** The papers of a filing, the latest first. */
    papers: (filingId: string, atMost: number) =>
      db.q
        .select({
          seq: submissions.seq,
          submittedBy: submissions.submittedBy,
          snapshot: submissions.snapshot,
          corrections: submissions.corrections,
        })
        .from(submissions)
        .where(eq(submissions.filingId, filingId))
        .orderBy(desc(submissions.seq))
        .limit(atMost),

    /** Other filings of the batch that were sent with this text at the path, the first that was sent first. */
    matches: (row: Parameters<typeof saidInBatch>[0], path: string[], text: string, atMost: number) =>
      db.q
        .select({
          id: filings.id,
          status: sql<FilingStatus>`${filings.status}`,
          no: submissions.receiptNo,
          company: companies.name,
          department: companies.department,
        })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .innerJoin(submissions, joinSubmission)
        .where(saidInBatch(row, path, text))
        .orderBy(asc(submissions.submittedAt), asc(filings.id))
        .limit(atMost),

    async approval(filingId: string) {
      const [row] = await db.q.select().from(approvals).where(eq(approvals.filingId, filingId));
      return row;
    },

    /** Returned filings whose deadline has passed. */
    overdue: (now: Date, atMost: number) =>
      db.q
        .select({ id: filings.id })
        .from(filings)
        .where(
          and(
            eq(filings.status, 'returned'),
            isNotNull(filings.correctionDueAt),
            lte(filings.correctionDueAt, now),
          ),
        )
        .orderBy(asc(filings.correctionDueAt))
        .limit(atMost),
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;
