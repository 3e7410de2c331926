import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { reportSubmissions, reportTasks, submissions, workItems } from '../core/db/tables';
import { figureReasons } from './tables';

export type ReasonRow = typeof figureReasons.$inferSelect;

/** Maximum submissions compared, latest first; they mostly repeat the figures of earlier years. */
const PAPERS_AT_MOST = 20;

export const createFiguresStore = (db: Database) => ({
  /** Latest submissions of the company's other filings, of one program or all, newest first. */
  snapshots: (companyId: string, except: string, program: string | null) =>
    db.q
      .select({
        id: workItems.filingId,
        program: workItems.program,
        no: workItems.receiptNo,
        batchYear: workItems.batchYear,
        batchNo: workItems.batchNo,
        submittedAt: submissions.submittedAt,
        snapshot: submissions.snapshot,
      })
      .from(workItems)
      .innerJoin(submissions, eq(submissions.receiptNo, workItems.receiptNo))
      .where(
        and(
          eq(workItems.companyId, companyId),
          ne(workItems.filingId, except),
          program === null ? undefined : eq(workItems.program, program),
        ),
      )
      .orderBy(desc(workItems.submittedAt), desc(workItems.receiptNo))
      .limit(PAPERS_AT_MOST),

  /** Latest submissions of the company's reports, of one program or all, newest first. */
  reports: (companyId: string, program: string | null) =>
    db.q
      .select({
        id: reportTasks.id,
        program: reportTasks.program,
        code: reportTasks.code,
        no: reportSubmissions.receiptNo,
        submittedAt: reportSubmissions.submittedAt,
        snapshot: reportSubmissions.snapshot,
      })
      .from(reportSubmissions)
      .innerJoin(reportTasks, eq(reportTasks.id, reportSubmissions.taskId))
      .where(
        and(
          eq(reportSubmissions.companyId, companyId),
          program === null ? undefined : eq(reportTasks.program, program),
          sql`not exists (select from report_submissions as later
            where later.task_id = ${reportSubmissions.taskId} and later.seq > ${reportSubmissions.seq})`,
        ),
      )
      .orderBy(desc(reportSubmissions.submittedAt), desc(reportSubmissions.receiptNo))
      .limit(PAPERS_AT_MOST),

  reasons: (filingId: string): Promise<ReasonRow[]> =>
    db.q
      .select()
      .from(figureReasons)
      .where(eq(figureReasons.filingId, filingId))
      .orderBy(asc(figureReasons.figure)),

  async put(row: ReasonRow): Promise<void> {
    await db.q
      .insert(figureReasons)
      .values(row)
      .onConflictDoUpdate({
        target: [figureReasons.filingId, figureReasons.figure],
        set: { reason: row.reason, version: row.version, by: row.by, at: sql`${row.at}` },
      });
  },
});
