import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Named } from '../../domain/definition';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import {
  approvals,
  decisionOrderItems,
  decisionOrders,
  filingAssignments,
  filings,
  registerChecks,
  submissions,
  users,
} from '../core/db/tables';
import { marksOf } from './marks-store';
import { byOrderer, ofOrder, orderers, waitingColumns, waitsOn } from './orders-store';

interface Namesake {
  kind: Named | 'project';
  place: string;
  id: string;
  status: FilingStatus;
  no: string;
  company: string;
  department: string | null;
  program: string;
  batchYear: number;
  batchNo: number;
}

export function createReviewStore(db: Database) {
  return {
    /**
     * The papers of a filing, the latest first, each with the filing's approval, whom it is assigned to, the decision that
     * waits on it, what the person has marked as read, and what registers say.
     */
    papers: (filingId: string, atMost: number, userId: string | null = null) =>
      db.q
        .select({
          seq: submissions.seq,
          submittedBy: submissions.submittedBy,
          snapshot: submissions.snapshot,
          corrections: submissions.corrections,
          approval: { projectNo: approvals.projectNo, grantApproved: approvals.grantApproved },
          assignment: { version: filingAssignments.version, assigneeId: users.id, assigneeName: users.name },
          waiting: waitingColumns,
          marks: marksOf(submissions.filingId, userId),
          facts: registerChecks.facts,
          factsAt: registerChecks.checkedAt,
        })
        .from(submissions)
        .leftJoin(
          registerChecks,
          and(eq(registerChecks.filingId, submissions.filingId), eq(registerChecks.seq, submissions.seq)),
        )
        .leftJoin(approvals, eq(approvals.filingId, submissions.filingId))
        .leftJoin(filingAssignments, eq(filingAssignments.filingId, submissions.filingId))
        .leftJoin(users, eq(users.id, filingAssignments.assigneeId))
        .leftJoin(decisionOrderItems, waitsOn(submissions.filingId))
        .leftJoin(decisionOrders, ofOrder)
        .leftJoin(orderers, byOrderer)
        .where(eq(submissions.filingId, filingId))
        .orderBy(desc(submissions.seq))
        .limit(atMost),

    /**
     * Persons, rights and the project that a filing names, each with other filings that name the same: those of other companies
     * first, then the latest. A company names its people and rights anew in each batch, and a continued filing its project.
     */
    async namesakes(filingId: string, atMost: number) {
      const { rows } = await db.q.execute<Namesake & Record<string, unknown>>(sql`
        select own.kind, own.place, other.* from work_items as mine
        cross join lateral (select field as kind, said, min(place) as place from work_answers
          where filing_id = mine.filing_id and field in ('person', 'right', 'project') group by field, said) as own
        cross join lateral (select filing_id as id, status, receipt_no as no, company_name as company, department, program,
            batch_year as "batchYear", batch_no as "batchNo" from work_items as item
          where filing_id in (select filing_id from work_answers as same
              where same.field = own.kind and left(same.said, 100) = left(own.said, 100) and same.said = own.said)
            and filing_id <> mine.filing_id
            and filing_id::text is distinct from mine.continues and continues is distinct from mine.filing_id::text
            and (own.kind = 'project' or company_id <> mine.company_id or program <> mine.program
              or (batch_year, batch_no) = (mine.batch_year, mine.batch_no))
          order by company_id = mine.company_id, submitted_at desc limit ${atMost}) as other
        where mine.filing_id = ${filingId}`);
      return rows;
    },

    async approval(filingId: string) {
      const [row] = await db.q.select().from(approvals).where(eq(approvals.filingId, filingId));
      return row;
    },

    /** Returned filings whose deadline has passed. */
    overdue: (now: Date, atMost: number) =>
      db.q
        .select({ id: filings.id })
        .from(filings)
        .where(and(sql`${filings.status} = 'returned'`, lte(filings.correctionDueAt, now)))
        .orderBy(asc(filings.correctionDueAt))
        .limit(atMost),
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;
