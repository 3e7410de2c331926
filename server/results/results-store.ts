import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { PUBLISHED_STATUSES, type PublishedStatus } from '../../domain/results/publication';
import type { Database } from '../core/db/client';
import { containsText } from '../core/db/lists';
import { approvals, auditLog, companies, filings, submissions } from '../core/db/tables';
import { isAbout, type SubjectPath, subjectAt } from '../reports/reports-store';

/** Results that a list is about. */
export interface ResultsFilter {
  statuses: readonly PublishedStatus[];
  program?: string | undefined;
  batch?: { year: number; no: number } | undefined;
  keyword?: string | undefined;
  /** Paths of the subject in each program, as far as everybody may read it. */
  subjects: SubjectPath[];
}

/** A detail of the latest line of an action in the filing's log. */
const ofLine = (action: string, said: SQL) => sql`(select ${said} from ${auditLog}
  where ${auditLog.subjectKind} = 'filing' and ${auditLog.subjectId} = ${filings.id}::text
    and ${auditLog.action} = ${action} order by ${auditLog.seq} desc limit 1)`;

const where = ({ statuses, program, batch, keyword, subjects }: ResultsFilter): SQL | undefined =>
  and(
    inArray(filings.status, [...statuses]),
    program ? eq(filings.program, program) : undefined,
    batch && and(eq(filings.batchYear, batch.year), eq(filings.batchNo, batch.no)),
    keyword
      ? or(
          containsText(keyword, companies.name),
          containsText(keyword, approvals.projectNo),
          isAbout(keyword, subjects),
        )
      : undefined,
  );

/** Results in public notice and the latest decided come first. */
const LATEST_FIRST = [
  sql`${filings.status} <> 'publicised'`,
  sql`coalesce(${approvals.approvedAt}, ${filings.updatedAt}) desc`,
  desc(filings.id),
];

export function createResultsStore(db: Database) {
  const publicised = inArray(filings.status, [...PUBLISHED_STATUSES]);

  return {
    /** The page is found first: what its rows say is looked up for these only. */
    list(filter: ResultsFilter, { current, pageSize }: { current: number; pageSize: number }) {
      const page = db.q
        .select({ id: filings.id })
        .from(filings)
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .leftJoin(approvals, eq(approvals.filingId, filings.id))
        .where(where(filter))
        .orderBy(...LATEST_FIRST)
        .limit(pageSize)
        .offset((current - 1) * pageSize);
      return db.q
        .select({
          id: filings.id,
          program: filings.program,
          kind: filings.kind,
          batchYear: filings.batchYear,
          batchNo: filings.batchNo,
          status: sql<PublishedStatus>`${filings.status}`,
          company: companies.name,
          subject: subjectAt(filter.subjects),
          projectNo: approvals.projectNo,
          grant: approvals.grantApproved,
          approvedAt: approvals.approvedAt,
          noticeUntil: filings.noticeUntil,
          noticeAt: ofLine('publicise', sql`${auditLog.at}`).mapWith(auditLog.at),
          revokedAt: ofLine('revoke', sql`${auditLog.at}`).mapWith(auditLog.at),
          revokedBy: ofLine('revoke', sql`${auditLog.details} ->> 'doc_no'`).mapWith(String),
        })
        .from(filings)
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .leftJoin(approvals, eq(approvals.filingId, filings.id))
        .where(inArray(filings.id, page))
        .orderBy(...LATEST_FIRST);
    },

    async total(filter: ResultsFilter): Promise<number> {
      const [row] = await db.q
        .select({ total: count() })
        .from(filings)
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .leftJoin(approvals, eq(approvals.filingId, filings.id))
        .where(where(filter));
      return row?.total ?? 0;
    },

    /** The programs and batches that have results, the latest batch first. */
    series: () =>
      db.q
        .selectDistinct({
          program: filings.program,
          batchYear: filings.batchYear,
          batchNo: filings.batchNo,
        })
        .from(filings)
        .where(publicised)
        .orderBy(desc(filings.batchYear), desc(filings.batchNo), filings.program),

    /** The latest paper of each. */
    async papers(ids: string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db.q
        .selectDistinctOn([submissions.filingId], {
          id: submissions.filingId,
          snapshot: submissions.snapshot,
        })
        .from(submissions)
        .where(inArray(submissions.filingId, ids))
        .orderBy(submissions.filingId, desc(submissions.seq));
      return new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
    },
  };
}

export type ResultsStore = ReturnType<typeof createResultsStore>;
export type ResultRow = Awaited<ReturnType<ResultsStore['list']>>[number];
