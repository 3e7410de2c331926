import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { approvals, companies, filingAssignments, filings, submissions, users } from '../core/db/tables';
import { joinSubmission, saidInBatch } from '../filings/filing-reads-store';

const ofFiling = eq(companies.id, filings.companyId);

export function createReviewStore(db: Database) {
  return {
    /** The papers of a filing, the latest first, each with the filing's approval and whom it is assigned to. */
    papers: (filingId: string, atMost: number) =>
      db.q
        .select({
          seq: submissions.seq,
          submittedBy: submissions.submittedBy,
          snapshot: submissions.snapshot,
          corrections: submissions.corrections,
          approval: { projectNo: approvals.projectNo, grantApproved: approvals.grantApproved },
          assignment: { version: filingAssignments.version, assigneeId: users.id, assigneeName: users.name },
        })
        .from(submissions)
        .leftJoin(approvals, eq(approvals.filingId, submissions.filingId))
        .leftJoin(filingAssignments, eq(filingAssignments.filingId, submissions.filingId))
        .leftJoin(users, eq(users.id, filingAssignments.assigneeId))
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
        .where(and(sql`${filings.status} = 'returned'`, lte(filings.correctionDueAt, now)))
        .orderBy(asc(filings.correctionDueAt))
        .limit(atMost),
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;
