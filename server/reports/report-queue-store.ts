/** The queue of reports, read from their work list: the ids of a page, and what there is to filter by. */
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
  /** Codes of what goes through a review of its own. */
  apart: string[];
  code?: string | undefined;
  status?: ReportStatus | undefined;
  program?: string | undefined;
  /** The department that is asked for, beside that of the person. */
  chosen?: string | undefined;
  /** Batch of the approved filing. */
  batch?: { year: number; no: number } | undefined;
  keyword?: string | undefined;
  today: string;
}

/** The status by the calendar, as domain/reports/status says it. */
const CALENDAR: Record<
  Exclude<ReportStatus, SettledStatus>,
  (t: typeof reportItems, today: string) => SQL | undefined
> = {
  // Nothing opens after its last day: the day on which it is due leads there by the index.
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

/** Reports of the programs that the office sees. The counters do not know programs. */
const buildProgramCondition = ({ programs }: ReportQueueFilter): SQL | undefined =>
  programs
    ? sql`exists (select from ${reportTasks} where ${reportTasks.id} = ${reportItems.taskId}
        and ${inArray(reportTasks.program, [...programs])})`
    : undefined;

/** Filter condition without status and keyword. */
const buildBaseCondition = ({ code, program, chosen, batch }: ReportQueueFilter): SQL | undefined =>
  and(
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

/** A walk each: what the calendar decides was rarely sent, and the two parts have an order of their own. */
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
     * The longest waiting first: what was sent by its time, and the rest by the last day. With each how many a search found;
     * null without one.
     */
    page: (filter: ReportQueueFilter, paging: { current: number; pageSize: number }) =>
      db.q
        .select({ id: sql<string>`found_id`, found: sql<number | null>`found` })
        .from(sql`(${buildPageQuery(buildList(filter), paging)}) as page`)
        .where(PLANNED_ANEW),

    /** The batches of the filings that the office sees. */
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
