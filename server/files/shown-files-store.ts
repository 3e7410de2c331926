import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { files, filings, reportTasks } from '../core/db/tables';

/** Attachments that a person may see who does not see all of a company. */
export const createShownFilesStore = (db: Database) => ({
  /**
   * Of these files the ones that were signed with a filing of their company that the expert is assessing, and are not
   * withheld there. The name of a foreign file in a text of the filing opens nothing: the company is compared as well.
   */
  async shown(expertId: string, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const { rows } = await db.q.execute<{ id: string }>(sql`
      select files.id from files
      where ${inArray(files.id, ids)} and exists (
        select 1 from assessments
        join expert_panels on expert_panels.filing_id = assessments.filing_id
        join filings on filings.id = assessments.filing_id
        join submissions on submissions.filing_id = filings.id
        where assessments.expert_id = ${expertId}::uuid
          and assessments.state in ('accepted', 'submitted')
          and filings.status = 'expert_review'
          and filings.company_id = files.company_id
          and (not expert_panels.blind or expert_panels.attachments_released)
          and submissions.seq = (select max(sent.seq) from submissions as sent where sent.filing_id = filings.id)
          and strpos(submissions.snapshot, files.id::text) > 0
      )`);
    return new Set(rows.map(({ id }) => id));
  },

  /** Of these files the ones that their company signed with a filing or a report of these programs, or sent with an appeal. */
  async ofPrograms(programs: readonly string[], ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const { rows } = await db.q.execute<{ id: string }>(sql`
      select files.id from files
      where ${inArray(files.id, ids)} and (
        exists (
          select from filings join submissions on submissions.filing_id = filings.id
          where filings.company_id = files.company_id and ${inArray(filings.program, [...programs])}
            and strpos(submissions.snapshot, files.id::text) > 0)
        or exists (
          select from report_tasks join report_submissions on report_submissions.task_id = report_tasks.id
          where report_tasks.company_id = files.company_id and ${inArray(reportTasks.program, [...programs])}
            and strpos(report_submissions.snapshot, files.id::text) > 0)
        or exists (
          select from appeals join filings on filings.id = appeals.filing_id
          where appeals.company_id = files.company_id and ${inArray(filings.program, [...programs])}
            and strpos(appeals.files::text, files.id::text) > 0))`);
    return new Set(rows.map(({ id }) => id));
  },
});

export type ShownFilesStore = ReturnType<typeof createShownFilesStore>;
