import { and, asc, count, desc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueueQuery } from '../../domain/api/calls/review';
import { waitingFor } from '../../domain/filing/deciding';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../db/client';
import { departmentOfCompany } from '../db/department';
import { orderOf } from '../db/order';
import { approvals, companies, filings, submissions } from '../db/tables';
import { selectHeads } from '../filings/filings-store';
import { isAbout, type SubjectPath } from '../reports/reports-store';

/** Which filings a person reviews: those of a department, or all (null). */
export type Desk = { department: string } | null;

/** Which of them a list is about. */
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

/** What the company is working on is not the office's to read. */
export const AT_HOME: FilingStatus[] = ['draft', 'withdrawn'];

const ORDERS = {
  submitted_at: submissions.submittedAt,
  updated_at: filings.updatedAt,
  company: companies.name,
  program: filings.program,
  status: filings.status,
} as const;

const ofDesk = (desk: Desk) =>
  and(
    desk ? eq(departmentOfCompany, desk.department) : undefined,
    sql`${filings.status} not in (${sql.join(
      AT_HOME.map((status) => sql`${status}`),
      sql`, `,
    )})`,
    sql`exists (select 1 from submissions as sent where sent.filing_id = ${filings.id})`,
  );

const says = (text: string, value: SQL) => sql`strpos(lower(${value}), lower(${text})) > 0`;

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
    department ? eq(departmentOfCompany, department) : undefined,
    overdueAt && isOverdue(overdueAt),
    keyword &&
      or(
        hasReceipt(keyword.text),
        says(keyword.text, sql`${companies.name}`),
        says(keyword.text, sql`${companies.creditCode}`),
        isAbout(keyword.text, keyword.subjects),
      ),
  );

const ofFiling = eq(companies.id, filings.companyId);

export function createReviewStore(db: Database) {
  return {
    list: (filter: QueueFilter, { sorter, current, pageSize }: QueueQuery) =>
      selectHeads(db)
        .innerJoin(companies, ofFiling)
        .where(where(filter))
        .orderBy(orderOf(ORDERS, sorter), desc(filings.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    async total(filter: QueueFilter): Promise<number> {
      const [row] = await db.q
        .select({ total: count() })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .where(where(filter));
      return row?.total ?? 0;
    },

    /** All that the person reviews, by status. */
    counts: (desk: Desk) =>
      db.q
        .select({ status: sql<FilingStatus>`${filings.status}`, filings: count() })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .where(ofDesk(desk))
        .groupBy(filings.status),

    /** The batches that there are, the latest first. */
    batches: (desk: Desk) =>
      db.q
        .selectDistinct({ batchYear: filings.batchYear, batchNo: filings.batchNo })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .where(ofDesk(desk))
        .orderBy(desc(filings.batchYear), desc(filings.batchNo)),

    /** The departments whose companies have filings there. */
    async departments(desk: Desk): Promise<string[]> {
      const rows = await db.q
        .selectDistinct({ department: departmentOfCompany })
        .from(filings)
        .innerJoin(companies, ofFiling)
        .where(ofDesk(desk));
      return rows.flatMap(({ department }) => department ?? []);
    },

    companies: (ids: string[]) =>
      db.q
        .select({
          id: companies.id,
          name: companies.name,
          creditCode: companies.creditCode,
          department: departmentOfCompany,
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
