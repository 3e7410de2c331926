import { and, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { PUBLISHED_STATUSES, type PublishedStatus } from '../../domain/results/publication';
import type { Database } from '../core/db/client';
import { PLANNED_ANEW } from '../core/db/lists';
import { pageOf } from '../core/db/pages';
import { auditLog, workCounters, workItems } from '../core/db/tables';
import { latestPapers } from '../filings/filing-reads-store';

/** Results that a list is about. */
export interface ResultsFilter {
  statuses: readonly PublishedStatus[];
  program?: string | undefined;
  batch?: { year: number; no: number } | undefined;
  keyword?: string | undefined;
}

const where = (
  table: typeof workItems | typeof workCounters,
  { program, batch }: ResultsFilter,
): SQL | undefined =>
  and(
    program ? eq(table.program, program) : undefined,
    batch && and(eq(table.batchYear, batch.year), eq(table.batchNo, batch.no)),
  );

/** A detail of the latest line of an action in the filing's log. */
const ofLine = (action: string, said: SQL) => sql`(select ${said} from ${auditLog}
  where ${auditLog.subjectKind} = 'filing' and ${auditLog.subjectId} = ${workItems.filingId}::text
    and ${auditLog.action} = ${action} order by ${auditLog.seq} desc limit 1)`;

/** Results in public notice and the latest decided come first. */
const LATEST_FIRST = sql`status <> 'publicised', published_at desc, filing_id desc`;

const pageFor = (filter: ResultsFilter, paging: { current: number; pageSize: number }) =>
  pageOf(
    {
      table: workItems,
      id: workItems.filingId,
      ordering: [workItems.status, workItems.publishedAt],
      walks: filter.statuses.map(
        (status) => sql`(${and(eq(workItems.status, status), where(workItems, filter))})`,
      ),
      walked: sql`published_at desc, filing_id desc`,
      order: LATEST_FIRST,
      words: filter.keyword ? { text: filter.keyword, said: workItems.publicSearch } : undefined,
    },
    paging,
  );

const counted = sql<number>`coalesce(sum(${workCounters.filings}), 0)::int`;

export function createResultsStore(db: Database) {
  return {
    /** With each row how many a search found; null without one. */
    list(filter: ResultsFilter, paging: { current: number; pageSize: number }) {
      const columns = {
        id: sql<string>`found_id`.as('found_id'),
        found: sql<number | null>`found`.as('found'),
      };
      const page = db.q.$with('page', columns).as(pageFor(filter, paging));
      return db.q
        .with(page)
        .select({
          ...getTableColumns(workItems),
          status: sql<PublishedStatus>`${workItems.status}`,
          found: page.found,
          noticeAt: ofLine('publicise', sql`${auditLog.at}`).mapWith(auditLog.at),
          revokedAt: ofLine('revoke', sql`${auditLog.at}`).mapWith(auditLog.at),
          revokedBy: ofLine('revoke', sql`${auditLog.details} ->> 'doc_no'`).mapWith(String),
        })
        .from(page)
        .innerJoin(workItems, eq(workItems.filingId, page.id))
        .where(PLANNED_ANEW)
        .orderBy(LATEST_FIRST);
    },

    async total(filter: ResultsFilter): Promise<number> {
      const [row] = await db.q
        .select({ total: counted })
        .from(workCounters)
        .where(and(inArray(workCounters.status, [...filter.statuses]), where(workCounters, filter)));
      return row?.total ?? 0;
    },

    /** The programs and batches that have results, the latest batch first. */
    series: () =>
      db.q
        .select({
          program: workCounters.program,
          batchYear: workCounters.batchYear,
          batchNo: workCounters.batchNo,
        })
        .from(workCounters)
        .where(inArray(workCounters.status, [...PUBLISHED_STATUSES]))
        .groupBy(workCounters.program, workCounters.batchYear, workCounters.batchNo)
        .having(gt(counted, 0))
        .orderBy(desc(workCounters.batchYear), desc(workCounters.batchNo), workCounters.program),

    papers: (ids: string[]) => latestPapers(db.q, ids),
  };
}

export type ResultsStore = ReturnType<typeof createResultsStore>;
export type ResultRow = Awaited<ReturnType<ResultsStore['list']>>[number];
