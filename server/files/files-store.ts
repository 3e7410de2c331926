import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { LibraryState } from '../../domain/files/calls';
import type { Database } from '../core/db/client';
import { findById, takeFirst } from '../core/db/rows';
import { companies, filingAnswers, filings, reportTasks, retentionHolds } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { files } from './tables';

export type FileRow = typeof files.$inferSelect;
export type ScanOutcome = Pick<FileRow, 'scan' | 'finding' | 'scanDueAt'>;

export function createFilesStore(db: Database) {
  const hold = (what: string) =>
    db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

  return {
    /** Finds existing files of companies, each with the administering department of its company. */
    async find(ids: string[]): Promise<(FileRow & { department: string | null })[]> {
      const possible = ids.filter(isUuid);
      if (possible.length === 0) return [];
      const rows = await db.q
        .select({ file: files, department: companies.department })
        .from(files)
        .innerJoin(companies, eq(companies.id, files.companyId))
        .where(inArray(files.id, possible));
      return rows.map(({ file, department }) => ({ ...file, department }));
    },

    /** A file that belongs to no company. */
    unowned: (id: string): Promise<FileRow | undefined> =>
      findById(id, () =>
        db.q
          .select()
          .from(files)
          .where(and(eq(files.id, id), isNull(files.companyId))),
      ),

    /** A file with these bytes that an office uploaded. */
    officeFile: (sha256: string): Promise<FileRow | undefined> =>
      takeFirst(
        db.q
          .select()
          .from(files)
          .where(and(eq(files.sha256, sha256), files.isOfficeFile))
          .orderBy(asc(files.createdAt))
          .limit(1),
      ),

    /** Returns those of these hashes that files of offices have. Protects the files from deletion until the end of the transaction. */
    async officeFilesHere(hashes: readonly string[]): Promise<string[]> {
      if (hashes.length === 0) return [];
      const rows = await db.q
        .select({ sha256: files.sha256 })
        .from(files)
        .where(and(inArray(files.sha256, [...hashes]), files.isOfficeFile))
        .for('key share');
      return [...new Set(rows.map(({ sha256 }) => sha256))];
    },

    /**
     * Finds the files of the given ids that the company owns, and protects them from deletion until the end of the
     * transaction.
     */
    async ofCompany(companyId: string, ids: string[]): Promise<FileRow[]> {
      const possible = ids.filter(isUuid);
      if (possible.length === 0) return [];
      return db.q
        .select()
        .from(files)
        .where(and(eq(files.companyId, companyId), inArray(files.id, possible)))
        .for('key share');
    },

    /** Files of the company, latest first. */
    listOfCompany: (companyId: string, atMost: number): Promise<FileRow[]> =>
      db.q
        .select()
        .from(files)
        .where(eq(files.companyId, companyId))
        .orderBy(desc(files.createdAt), desc(files.id))
        .limit(atMost),

    async setLibraryState(id: string, library: LibraryState): Promise<FileRow | undefined> {
      const [row] = await db.q.update(files).set({ library }).where(eq(files.id, id)).returning();
      return row;
    },

    /** Finds a file of the company with this content and name; one that it has withdrawn is not found. */
    same: (companyId: string, sha256: string, name: string): Promise<FileRow | undefined> =>
      takeFirst(
        db.q
          .select()
          .from(files)
          .where(
            and(
              eq(files.companyId, companyId),
              eq(files.sha256, sha256),
              eq(files.name, name),
              sql`${files.library} is distinct from 'withdrawn'`,
            ),
          )
          .orderBy(desc(files.createdAt))
          .limit(1),
      ),

    /** True when the company has a file with these bytes, under any name. */
    async hasContent(companyId: string, sha256: string): Promise<boolean> {
      const own = and(eq(files.companyId, companyId), eq(files.sha256, sha256));
      return (await db.q.select({ id: files.id }).from(files).where(own).limit(1)).length > 0;
    },

    /** Bytes that the files of a company occupy; the same content under two names counts once. */
    async usage(companyId: string): Promise<number> {
      const contents = db.q
        .selectDistinct({ sha256: files.sha256, size: files.size })
        .from(files)
        .where(eq(files.companyId, companyId))
        .as('contents');
      const [row] = await db.q
        .select({ bytes: sql<number>`coalesce(sum(${contents.size}), 0)`.mapWith(Number) })
        .from(contents);
      return row?.bytes ?? 0;
    },

    async insert(row: typeof files.$inferInsert): Promise<FileRow> {
      const [inserted] = await db.q.insert(files).values(row).returning();
      return inserted as FileRow;
    },

    /**
     * Files due for a check of whether anything refers to them, by due time. Files of a company under a retention hold are
     * skipped, and so are those of objections.
     */
    async dueForALook(now: Date, atMost: number): Promise<{ id: string }[]> {
      const { companyId, filingId, endedAt } = retentionHolds;
      const held = db.q
        .select()
        .from(retentionHolds)
        .where(and(eq(companyId, files.companyId), isNull(filingId), isNull(endedAt)));
      return db.q
        .select({ id: files.id })
        .from(files)
        .where(
          and(
            lte(files.nextLookAt, now),
            or(isNotNull(files.companyId), files.isOfficeFile),
            sql`not exists ${held}`,
          ),
        )
        .orderBy(asc(files.nextLookAt))
        .limit(atMost);
    },

    /** Locks the file against submissions for the open transaction. */
    lock: (id: string): Promise<FileRow | undefined> =>
      takeFirst(db.q.select().from(files).where(eq(files.id, id)).for('update')),

    async markUnused(id: string, unusedSince: Date, nextLookAt: Date): Promise<void> {
      await db.q.update(files).set({ unusedSince, nextLookAt }).where(eq(files.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.q.delete(files).where(eq(files.id, id));
    },

    /** True when any file of anybody has these bytes. */
    async isContentOfAny(sha256: string): Promise<boolean> {
      const found = await db.q.select({ id: files.id }).from(files).where(eq(files.sha256, sha256)).limit(1);
      return found.length > 0;
    },

    async markUsed(id: string, nextLookAt: Date): Promise<void> {
      await db.q.update(files).set({ unusedSince: null, nextLookAt }).where(eq(files.id, id));
    },

    /** Contents due for a scan, by due time. */
    async dueForAScan(now: Date, atMost: number): Promise<{ sha256: string }[]> {
      return db.q
        .select({ sha256: files.sha256 })
        .from(files)
        .where(lte(files.scanDueAt, now))
        .groupBy(files.sha256)
        .orderBy(asc(min(files.scanDueAt)))
        .limit(atMost);
    },

    async putOffScan(sha256: string, scanDueAt: Date): Promise<void> {
      await db.q
        .update(files)
        .set({ scanDueAt })
        .where(and(eq(files.sha256, sha256), isNotNull(files.scanDueAt)));
    },

    /** Stores a verdict on every file with this content that awaits one, and returns these files. */
    async markScanned(sha256: string, scanned: ScanOutcome): Promise<FileRow[]> {
      return db.q
        .update(files)
        .set(scanned)
        .where(and(eq(files.sha256, sha256), isNotNull(files.scanDueAt)))
        .returning();
    },

    /** Locks the storage quota of the company for the open transaction. */
    holdCompany: (companyId: string) => hold(`files of ${companyId}`),

    /** Locks a content for the open transaction. */
    holdContent: (sha256: string) => hold(`content ${sha256}`),
  };
}

export type FilesStore = ReturnType<typeof createFilesStore>;

/** Attachments visible to persons with a partial view of a company. */
export const createShownFilesStore = (db: Database) => ({
  /**
   * Filters the ids to files that were signed with a filing of their company that the expert is assessing, and are not
   * withheld there. The id of a foreign file in a text of the filing opens nothing, because the company is compared as
   * well.
   */
  async shown(expertId: string, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const { rows } = await db.q.execute<{ id: string }>(sql`
      select files.id from files
      where ${inArray(files.id, ids)} and exists (
        select 1 from assessments
        join expert_panels on expert_panels.filing_id = assessments.filing_id
        join ${filings} on ${filings.id} = assessments.filing_id
        join submissions on submissions.filing_id = ${filings.id}
        where assessments.expert_id = ${expertId}::uuid
          and assessments.state in ('accepted', 'submitted')
          and ${filings.status} = 'expert_review'
          and ${filings.companyId} = files.company_id
          and (not expert_panels.blind or expert_panels.attachments_released)
          and submissions.seq = (select max(sent.seq) from submissions as sent where sent.filing_id = ${filings.id})
          and strpos(submissions.snapshot, files.id::text) > 0
      )`);
    return new Set(rows.map(({ id }) => id));
  },

  /** The files among these that their company signed with a filing or a report of these programs, or sent with an appeal. */
  async ofPrograms(programs: readonly string[], ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const { rows } = await db.q.execute<{ id: string }>(sql`
      select files.id from files
      where ${inArray(files.id, ids)} and (
        exists (
          select from ${filings} join submissions on submissions.filing_id = ${filings.id}
          where ${filings.companyId} = files.company_id and ${inArray(filings.program, [...programs])}
            and strpos(submissions.snapshot, files.id::text) > 0)
        or exists (
          select from report_tasks join report_submissions on report_submissions.task_id = report_tasks.id
          where report_tasks.company_id = files.company_id and ${inArray(reportTasks.program, [...programs])}
            and strpos(report_submissions.snapshot, files.id::text) > 0)
        or exists (
          select from appeals join ${filings} on ${filings.id} = appeals.filing_id
          where appeals.company_id = files.company_id and ${inArray(filings.program, [...programs])}
            and strpos(appeals.files::text, files.id::text) > 0))`);
    return new Set(rows.map(({ id }) => id));
  },

  /** The files among these that the agent uploaded, or that a filing or a report of these programs holds or held. */
  async ofMandate(agentId: string, programs: readonly string[], ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const { rows } = await db.q.execute<{ id: string }>(sql`
      select files.id from files
      where ${inArray(files.id, ids)} and (
        files.uploaded_by = ${agentId}::uuid
        or exists (
          select from ${filings} left join submissions on submissions.filing_id = ${filings.id}
          where ${filings.companyId} = files.company_id and ${inArray(filings.program, [...programs])}
            and (strpos(${filingAnswers}::text, files.id::text) > 0
              or strpos(submissions.snapshot, files.id::text) > 0))
        or exists (
          select from report_tasks left join report_submissions on report_submissions.task_id = report_tasks.id
          where report_tasks.company_id = files.company_id and ${inArray(reportTasks.program, [...programs])}
            and (strpos(report_tasks.data::text, files.id::text) > 0
              or strpos(report_submissions.snapshot, files.id::text) > 0)))`);
    return new Set(rows.map(({ id }) => id));
  },
});

export type ShownFilesStore = ReturnType<typeof createShownFilesStore>;
