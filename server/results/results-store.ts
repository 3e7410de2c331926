import { and, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { PUBLISHED_STATUSES, type PublishedStatus } from '../../domain/results/publication';
import type { Database } from '../core/db/client';
import { buildPageQuery, PLANNED_ANEW } from '../core/db/lists';
import { auditLog, workCounters, workItems } from '../core/db/tables';
import { loadLatestSnapshots } from '../filings/filing-reads-store';
import { buildLatestLineQuery, noticeBeginTime } from '../filings/latest-lines-store';
import { resultChanges } from './tables';

/** Filter of a list of results. */
export interface ResultsFilter {
  statuses: readonly PublishedStatus[];
  program?: string | undefined;
  batch?: { year: number; no: number } | undefined;
  keyword?: string | undefined;
  filingId?: string | undefined;
}

const buildCondition = (
  table: typeof workItems | typeof workCounters,
  { program, batch }: ResultsFilter,
): SQL | undefined =>
  and(
    program ? eq(table.program, program) : undefined,
    batch && and(eq(table.batchYear, batch.year), eq(table.batchNo, batch.no)),
  );

/** Results in public notice and the latest decided come first. */
const LATEST_FIRST = sql`status <> 'publicised', published_at desc, filing_id desc`;

/** Position of an iteration over the results. The time is a text: a Date would lose its microseconds. */
interface ResultCursor {
  isNotice: boolean;
  at: string;
  filingId: string;
}

/** Condition for results of a status that follow the position; null where none can. */
function buildCursorCondition(after: ResultCursor | undefined, status: PublishedStatus): SQL | null {
  const isNotice = status === 'publicised';
  if (!after || (after.isNotice && !isNotice)) return eq(workItems.status, status);
  if (isNotice && !after.isNotice) return null;
  return sql`${eq(workItems.status, status)} and (${workItems.publishedAt}, ${workItems.filingId})
    < (${after.at}::timestamptz, ${after.filingId}::uuid)`;
}

const buildPage = (
  filter: ResultsFilter,
  paging: { current: number; pageSize: number },
  after?: ResultCursor,
) =>
  buildPageQuery(
    {
      table: workItems,
      id: workItems.filingId,
      ordering: [workItems.status, workItems.publishedAt],
      walks: filter.statuses.flatMap((status) => {
        const rest = buildCursorCondition(after, status);
        const one = filter.filingId ? eq(workItems.filingId, filter.filingId) : undefined;
        return rest ? [sql`(${and(rest, buildCondition(workItems, filter), one)})`] : [];
      }),
      walked: sql`published_at desc, filing_id desc`,
      order: LATEST_FIRST,
      words: filter.keyword ? { text: filter.keyword, said: workItems.publicSearch } : undefined,
    },
    paging,
  );

/** Columns of a result beyond its row of the work list. */
const shown = {
  ...getTableColumns(workItems),
  status: sql<PublishedStatus>`${workItems.status}`,
  publishedText: sql<string>`${workItems.publishedAt}::text`.as('published_text'),
  noticeAt: noticeBeginTime,
  revokedAt: buildLatestLineQuery('revoke', sql`${auditLog.at}`).mapWith(auditLog.at),
  revokedBy: buildLatestLineQuery('revoke', sql`${auditLog.details} ->> 'doc_no'`).mapWith(String),
};

const counted = sql<number>`coalesce(sum(${workCounters.filings}), 0)::int`;

export function createResultsStore(db: Database) {
  /** Returns a page of rows; `found`: number of hits of a search, null without one. */
  function some(filter: ResultsFilter, paging: { current: number; pageSize: number }, after?: ResultCursor) {
    const columns = {
      id: sql<string>`found_id`.as('found_id'),
      found: sql<number | null>`found`.as('found'),
    };
    const page = db.q.$with('page', columns).as(buildPage(filter, paging, after));
    return db.q
      .with(page)
      .select({ ...shown, found: page.found })
      .from(page)
      .innerJoin(workItems, eq(workItems.filingId, page.id))
      .where(PLANNED_ANEW)
      .orderBy(LATEST_FIRST);
  }

  return {
    list: (filter: ResultsFilter, paging: { current: number; pageSize: number }) => some(filter, paging),

    /** Iterates over all results in list order, in batches. */
    async *walk(filter: ResultsFilter, size: number) {
      let after: ResultCursor | undefined;
      for (;;) {
        const rows = await some(filter, { current: 1, pageSize: size }, after);
        if (rows.length > 0) yield rows;
        const last = rows.at(-1);
        if (!last || rows.length < size) return;
        after = { isNotice: last.status === 'publicised', at: last.publishedText, filingId: last.filingId };
      }
    },

    /** Returns the revision of the published data: number of changes and time of the last. */
    async revision(): Promise<{ changes: number; at: Date | null }> {
      const [row] = await db.q
        .select({
          changes: sql<number>`coalesce(sum(${resultChanges.changes}), 0)::int`,
          at: sql`max(${resultChanges.at})`.mapWith(resultChanges.at),
        })
        .from(resultChanges);
      return row ?? { changes: 0, at: null };
    },

    async total(filter: ResultsFilter): Promise<number> {
      const [row] = await db.q
        .select({ total: counted })
        .from(workCounters)
        .where(and(inArray(workCounters.status, [...filter.statuses]), buildCondition(workCounters, filter)));
      return row?.total ?? 0;
    },

    /** Programs and batches that have results, latest batch first. */
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

    snapshots: (ids: string[]) => loadLatestSnapshots(db.q, ids),
  };
}

export type ResultsStore = ReturnType<typeof createResultsStore>;
export type FoundRow = Awaited<ReturnType<ResultsStore['list']>>[number];
export type ResultRow = Omit<FoundRow, 'found'>;
