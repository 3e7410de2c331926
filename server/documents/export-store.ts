/** Work list for exports, read page by page with a key cursor, so that memory does not grow with the length of the list. */
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { hasWords, PLANNED_ANEW } from '../core/db/lists';
import { filings, users, workItems } from '../core/db/tables';
import { assessments, expertPanels } from '../experts/tables';
import { loadLatestSnapshots } from '../filings/filing-reads-store';
import { noticeBeginTime } from '../filings/latest-lines-store';
import { objections } from '../objections/tables';
import { buildMatchCondition, type QueueFilter } from '../review/queue-filter-store';
import { windows } from '../windows/tables';
import { joinWindow } from '../windows/windows-store';

const { submittedAt, filingId } = workItems;

const buildFoundCondition = (filter: QueueFilter): SQL | undefined =>
  and(buildMatchCondition(filter), filter.keyword ? hasWords(filter.keyword, workItems.search) : undefined);

/** Last row read, as cursor. The time is a text: a Date would lose the microseconds. */
interface ExportCursor {
  at: string;
  filingId: string;
}

export function createExportStore(db: Database) {
  const next = (filter: QueueFilter, size: number, after?: ExportCursor) =>
    db.q
      .select({
        ...getTableColumns(workItems),
        at: sql<string>`${submittedAt}::text`.as('at'),
        status: sql<FilingStatus>`${workItems.status}`,
        assignee: users.name,
        reviewBy: windows.firstReviewBy,
        levelDueAt: filings.levelDueAt,
        isObjected: sql<boolean>`exists (select from ${objections}
          where ${objections.filingId} = ${filingId} and ${objections.status} = 'open')`,
      })
      .from(workItems)
      .innerJoin(filings, eq(filings.id, filingId))
      .leftJoin(users, eq(users.id, workItems.assigneeId))
      .leftJoin(windows, joinWindow(workItems))
      .where(
        and(
          buildFoundCondition(filter),
          after && sql`(${submittedAt}, ${filingId}) > (${after.at}::timestamptz, ${after.filingId}::uuid)`,
          PLANNED_ANEW,
        ),
      )
      .orderBy(asc(submittedAt), asc(filingId))
      .limit(size);

  return {
    async count(filter: QueueFilter): Promise<number> {
      const [row] = await db.q
        .select({ filings: sql<number>`count(*)::int` })
        .from(workItems)
        .where(and(buildFoundCondition(filter), PLANNED_ANEW));
      return row?.filings ?? 0;
    },

    /** Yields the matching filings in chunks of `size`, first submitted first. */
    async *walk(filter: QueueFilter, size: number) {
      let after: ExportCursor | undefined;
      for (;;) {
        const rows = await next(filter, size, after);
        if (rows.length > 0) yield rows;
        after = rows.at(-1);
        if (rows.length < size) return;
      }
    },

    snapshots: (ids: string[]) => loadLatestSnapshots(db.q, ids),

    /** Begin and last day of the public notices that filings stand in. */
    notices: (ids: string[]) =>
      db.q
        .select({ id: filingId, from: noticeBeginTime, to: filings.noticeUntil })
        .from(workItems)
        .innerJoin(filings, eq(filings.id, filingId))
        .where(and(inArray(filingId, ids), eq(workItems.status, 'publicised'))),

    /** Submitted scores of experts with the criteria of their panels. */
    given: (ids: string[]) =>
      db.q
        .select({ id: assessments.filingId, criteria: expertPanels.criteria, scores: assessments.scores })
        .from(assessments)
        .innerJoin(expertPanels, eq(expertPanels.filingId, assessments.filingId))
        .where(and(inArray(assessments.filingId, ids), eq(assessments.state, 'submitted'))),
  };
}

export type ExportStore = ReturnType<typeof createExportStore>;
export type ExportRow = ExportStore extends { walk(...args: never): AsyncGenerator<(infer Row)[]> }
  ? Row
  : never;
