/** Queue of reports, read from their work list: ids of a page, and the values to filter by. */
import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ReportStatus, SettledStatus } from '../../domain/reports/status';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildPageQuery, type LongList, PLANNED_ANEW } from '../core/db/lists';
import { filings, reportTasks, workCounters } from '../core/db/tables';
import { reportCounters, reportItems } from './tables';

export interface ReportQueueFilter extends Pick<OfficeScope, 'department' | 'programs'> {
  /** Codes of reports filed as declarations, which are reviewed like other filings. */
  apart: string[];
  ids?: readonly string[] | undefined;
  code?: string | undefined;
  status?: ReportStatus | undefined;
  program?: string | undefined;
  /** Department in the filter, besides the restriction to the caller's own. */
  chosen?: string | undefined;
  /** Batch of the approved filing. */
  batch?: { year: number; no: number } | undefined;
  keyword?: string | undefined;
  today: string;
}

/** Conditions of statuses that follow from the dates, as defined in domain/reports/status. */
const CALENDAR: Record<
  Exclude<ReportStatus, SettledStatus>,
  (t: typeof reportItems, today: string) => SQL | undefined
> = {
  // `openOn` is never after `dueOn`, so the condition on `dueOn` is redundant; it allows an index on `dueOn`.
  upcoming: (t, today) => and(gt(t.openOn, today), gte(t.dueOn, today)),
  open: (t, today) => and(lte(t.openOn, today), gte(t.dueOn, today)),
  overdue: (t, today) => and(lte(t.openOn, today), lt(t.dueOn, today)),
};

const isOfCalendar = (status: ReportStatus): status is keyof typeof CALENDAR => status in CALENDAR;

type Table = typeof reportItems | typeof reportCounters;

const buildStatusColumn = (table: Table, today: string) =>
  sql<ReportStatus>`coalesce(${table.settled}, case
    when ${table.openOn} > ${today} then 'upcoming'
    when ${table.dueOn} >= ${today} then 'open'
    else 'overdue' end)`;

const onDesk = (table: Table, { department, apart }: ReportQueueFilter): SQL | undefined =>
  and(department === null ? undefined : eq(table.department, department), notInArray(table.code, apart));

/** Condition: reports of the programs that the caller sees. The counters have no column for programs. */
const buildProgramCondition = ({ programs }: ReportQueueFilter): SQL | undefined =>
  programs
    ? sql`exists (select from ${reportTasks} where ${reportTasks.id} = ${reportItems.taskId}
        and ${inArray(reportTasks.program, [...programs])})`
    : undefined;

/** Filter condition without status and keyword. */
const buildBaseCondition = ({ ids, code, program, chosen, batch }: ReportQueueFilter): SQL | undefined =>
  and(
    ids && inArray(reportItems.taskId, [...ids]),
    code ? eq(reportItems.code, code) : undefined,
    chosen ? eq(reportItems.department, chosen) : undefined,
    program
      ? sql`exists (select from ${reportTasks} where ${reportTasks.id} = ${reportItems.taskId}
          and ${eq(reportTasks.program, program)})`
      : undefined,
    batch
      ? sql`exists (select from ${filings} where ${filings.id} = ${reportItems.filingId}
          and ${filings.batchYear} = ${batch.year} and ${filings.batchNo} = ${batch.no})`
      : undefined,
  );

/**
 * Conditions of the index scans. A status that follows from the dates needs two, because submitted and unsubmitted rows have
 * different orders; few of its rows are submitted.
 */
function buildWalks(filter: ReportQueueFilter): (SQL | undefined)[] {
  const { status, today } = filter;
  const all = and(onDesk(reportItems, filter), buildProgramCondition(filter), buildBaseCondition(filter));
  if (!status) return [all];
  if (!isOfCalendar(status)) return [and(all, eq(reportItems.settled, status))];
  const calendar = and(all, isNull(reportItems.settled), CALENDAR[status](reportItems, today));
  return [and(calendar, isNull(reportItems.submittedAt)), and(calendar, isNotNull(reportItems.submittedAt))];
}

const ORDER = sql`submitted_at, due_on, task_id`;

const buildList = (filter: ReportQueueFilter): LongList => ({
  table: reportItems,
  id: reportItems.taskId,
  ordering: [reportItems.submittedAt, reportItems.dueOn],
  walks: buildWalks(filter).map((walk) => walk ?? sql`true`),
  walked: ORDER,
  order: ORDER,
  words: filter.keyword ? { text: filter.keyword, said: reportItems.search } : undefined,
});

export function createReportQueueStore(db: Database) {
  return {
    /**
     * Page of submitted reports by time of submission, then the others by due day. `found`: number of hits of a search; null
     * without one.
     */
    page: (filter: ReportQueueFilter, paging: { current: number; pageSize: number }) =>
      db.q
        .select({ id: sql<string>`found_id`, found: sql<number | null>`found` })
        .from(sql`(${buildPageQuery(buildList(filter), paging)}) as page`)
        .where(PLANNED_ANEW),

    /** Batches of the filings that the caller sees. */
    batches: ({ department, programs }: Pick<OfficeScope, 'department' | 'programs'>) =>
      db.q
        .select({ batchYear: workCounters.batchYear, batchNo: workCounters.batchNo })
        .from(workCounters)
        .where(
          and(
            department === null ? undefined : eq(workCounters.department, department),
            programs ? inArray(workCounters.program, [...programs]) : undefined,
          ),
        )
        .groupBy(workCounters.batchYear, workCounters.batchNo),

    /** Counts by status; `matching` counts those that match the filter regardless of the keyword. */
    counts(filter: ReportQueueFilter) {
      const { code, status, chosen, today } = filter;
      const isCounted = !filter.programs && !filter.program && !filter.batch;
      const [table, sumOf] = !isCounted
        ? [reportItems, (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`]
        : [
            reportCounters,
            (which: SQL) =>
              sql<number>`coalesce(sum(${reportCounters.reports}) filter (where ${which}), 0)::int`,
          ];
      const isMatching = and(
        isCounted
          ? and(code ? eq(table.code, code) : undefined, chosen ? eq(table.department, chosen) : undefined)
          : buildBaseCondition(filter),
        status ? sql`${buildStatusColumn(table, today)} = ${status}` : undefined,
      );
      const reports = sumOf(sql`true`);
      return db.q
        .select({
          status: buildStatusColumn(table, today),
          reports,
          matching: sumOf(isMatching ?? sql`true`),
        })
        .from(table as typeof reportCounters)
        .where(and(onDesk(table, filter), buildProgramCondition(filter)))
        .groupBy(sql`1`)
        .having(sql`${reports} > 0`);
    },
  };
}

export type ReportQueueStore = ReturnType<typeof createReportQueueStore>;
