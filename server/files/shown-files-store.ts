import { sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';

/** Attachments that an expert may see. */
export const createShownFilesStore = (db: Database) => ({
  /**
   * The file was signed with a filing of its company that the expert is assessing, and is not withheld there. The name of
   * a foreign file in a text of the filing opens nothing: the company is compared as well.
   */
  async isShown(expertId: string, file: { id: string; companyId: string | null }): Promise<boolean> {
    const { rows } = await db.q.execute<{ shown: boolean }>(sql`
      select exists (
        select 1 from assessments
        join expert_panels on expert_panels.filing_id = assessments.filing_id
        join filings on filings.id = assessments.filing_id
        join submissions on submissions.filing_id = filings.id
        where assessments.expert_id = ${expertId}::uuid
          and assessments.state in ('accepted', 'submitted')
          and filings.status = 'expert_review'
          and filings.company_id = ${file.companyId}::uuid
          and (not expert_panels.blind or expert_panels.attachments_released)
          and submissions.seq = (select max(sent.seq) from submissions as sent where sent.filing_id = filings.id)
          and strpos(submissions.snapshot, ${file.id}) > 0
      ) as shown`);
    return rows[0]?.shown ?? false;
  },
});

export type ShownFilesStore = ReturnType<typeof createShownFilesStore>;
