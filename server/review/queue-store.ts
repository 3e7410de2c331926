/** Queue, read from the work list: a page of it, and the values to filter by. */

import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { ORDER_BY_ASSIGNMENT } from '../../domain/api/call-constants';
import { FIRST_REVIEWS } from '../../domain/filing/due';
import type { FilingStatus } from '../../domain/filing/status';
import type { QueueQuery } from '../../domain/review/queue-calls';
import type { LevelCode } from '../../domain/workflow/workflow';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildPageQuery, isInScope, type LongList, PLANNED_ANEW } from '../core/db/lists';
import {
  decisionOrderItems,
  decisionOrders,
  filingAssignments,
  filings,
  users,
  workCounters,
  workItems,
} from '../core/db/tables';
import { buildOthersPresentColumn, type PresenceObserver } from '../filings/collaboration-store';
import { windows } from '../windows/tables';
import { joinWindow } from '../windows/windows-store';
import {
  buildBaseCondition,
  buildDueConditions,
  buildElsewhereConditions,
  buildLevelDueCondition,
  buildLevelsCondition,
  buildMatchCondition,
  buildQueueCondition,
  buildReviewDueCondition,
  countItems,
  getFilterStatuses,
  isByDay,
  isByRow,
  type QueueFilter,
  removeStatusFilters,
} from './queue-filter-store';
import {
  buildWaitingDecisionJoin,
  decisionAuthors,
  joinAuthor,
  joinScheduledDecision,
  waitingColumns,
} from './scheduled-decisions-store';

const { program, batchYear, batchNo, submittedAt, filingId, assigneeId } = workItems;

/** Sort columns, the same as in the index of each order; the id at the end makes the order unique. */
const ORDERS = {
  submitted_at: [submittedAt, filingId],
  updated_at: [workItems.updatedAt, filingId],
  company: [workItems.companyName, filingId],
  program: [program, batchYear, batchNo, submittedAt, filingId],
  status: [workItems.status, submittedAt, filingId],
} as const;

/** Columns for the filing's position in its workflow. */
const standingColumns = {
  workflow: filings.workflow,
  reviewLevel: filings.reviewLevel,
  levelDueAt: filings.levelDueAt,
};

const ofBatch = joinWindow(workItems);

interface QueueOrder {
  columns: (typeof ORDERS)[keyof typeof ORDERS];
  direction: SQL;
  /**
   * Order by assignment: the caller's own filings, including those of absent people whom the caller stands in for, then
   * unassigned ones, then those of colleagues.
   */
  turns?: { turn: SQL; walks: SQL[] };
}

function createOrder(sorter: QueueQuery['sorter'], owners: string[]): QueueOrder {
  if (sorter !== ORDER_BY_ASSIGNMENT)
    return {
      columns: ORDERS[sorter.replace('-', '') as keyof typeof ORDERS],
      direction: sql.raw(sorter.startsWith('-') ? 'desc' : 'asc'),
    };
  const walks = [inArray(assigneeId, owners), isNull(assigneeId), notInArray(assigneeId, owners)];
  const [own, nobodys] = walks;
  const turn = sql`case when ${own} then 0 when ${nobodys} then 1 else 2 end`;
  return { ...createOrder('submitted_at', owners), turns: { turn, walks } };
}

const joinByCommas = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `);
const joinOrdered = (parts: readonly SQLWrapper[], { direction }: QueueOrder): SQL =>
  joinByCommas(parts.map((part) => sql`${part} ${direction}`));

/** List of the filtered rows, with an index scan for each combination of status, turn and due condition. */
function buildList(filter: QueueFilter, order: QueueOrder): LongList {
  const isUsual = filter.levels && isNull(workItems.waitsAt);
  const ofStatus: (SQL | undefined)[] = getFilterStatuses(filter)?.map((status) =>
    and(eq(workItems.status, status), isUsual),
  ) ?? [undefined];
  if (filter.levels?.length) ofStatus.push(buildLevelsCondition(filter));
  const ofTurn = order.turns?.walks ?? [undefined];
  const { due, ...others } = filter;
  const ofDay = isByDay(due)
    ? buildDueConditions(due, filter.scope).map((part) => and(buildQueueCondition(others), part))
    : [buildQueueCondition(filter)];
  const walks = ofStatus.flatMap((status) =>
    ofTurn.flatMap((turn) => ofDay.map((day) => and(day, status, turn))),
  );
  return {
    table: workItems,
    id: filingId,
    ordering: order.columns.filter((column) => column !== filingId),
    walks: walks.length > 0 ? walks.map((walk) => walk ?? sql`true`) : [sql`false`],
    turn: order.turns?.turn,
    walked: joinOrdered(order.columns, order),
    order: joinOrdered(
      order.columns.map(({ name }) => sql.identifier(name)),
      order,
    ),
    met: filter.answers || filter.mark || filter.check ? buildMatchCondition(filter) : undefined,
    words: filter.keyword ? { text: filter.keyword, said: workItems.search } : undefined,
  };
}

/**
 * Number of rows in the filter's statuses that do not wait for the caller, minus those that wait at a level of the caller by
 * `waitsAt`; all read from indexes. 0 for filters that are not about the caller's turn.
 */
function buildNotDueCount(filter: QueueFilter): SQL<number> {
  const { dueAt, levels } = filter;
  if (!dueAt || !levels) return sql`0`;
  const { forOthers, forLevel } = buildElsewhereConditions(getFilterStatuses(filter) ?? [], dueAt);
  const countOf = (part: SQL | undefined) => countItems(and(buildBaseCondition(filter), part));
  return sql`${countOf(forOthers)} + ${countOf(forLevel)} - ${countItems(and(buildQueueCondition(filter), buildLevelsCondition(filter)))}`;
}

const { status, department } = workCounters;

/** Condition on the counters that matches the filter, for filters that the counters have all columns for. */
const buildCountedCondition = (filter: QueueFilter): SQL | undefined =>
  and(
    getFilterStatuses(filter) && inArray(status, getFilterStatuses(filter) ?? []),
    filter.program ? eq(workCounters.program, filter.program) : undefined,
    filter.batch &&
      and(eq(workCounters.batchYear, filter.batch.year), eq(workCounters.batchNo, filter.batch.no)),
    filter.year ? eq(workCounters.batchYear, filter.year) : undefined,
    filter.department ? eq(department, filter.department) : undefined,
    filter.assignee === null ? isNull(workCounters.assigneeId) : undefined,
  );

/** Number of due filings: first reviews by the counters, levels counted row by row. */
function buildDueTotal(filter: QueueFilter, due: { what: 'overdue' | 'soon'; now: Date }): SQL<number> {
  const { due: _, ...others } = filter;
  const isFirst = and(
    inArray(
      workCounters.status,
      getFilterStatuses(filter)?.filter((each) => FIRST_REVIEWS.includes(each)) ?? [],
    ),
    isInScope(workCounters, filter.scope),
    buildCountedCondition({ ...others, statuses: undefined }),
    buildReviewDueCondition(due.what, due.now),
  );
  const ofLevels = and(
    buildQueueCondition(others),
    inArray(workItems.status, getFilterStatuses(filter) ?? []),
    buildDueConditions(due, filter.scope)[1],
  );
  return sql`(select coalesce(sum(${workCounters.filings}), 0)::int from ${workCounters}
    join ${windows} on ${joinWindow(workCounters)} where ${isFirst}) + ${countItems(ofLevels)}`;
}

/** Total for filters whose total neither the counters nor the page query gives; undefined for others. */
function buildTotal(filter: QueueFilter): SQL<number> | undefined {
  const { due, assignee, dueAt, levels } = filter;
  const isMet = filter.answers || filter.mark || filter.check;
  if (!isByRow(filter) || filter.keyword || isMet) return undefined;
  return isByDay(due) && !assignee && !dueAt && !levels
    ? buildDueTotal(filter, due)
    : countItems(buildMatchCondition(filter));
}

/** Filter of what waits for the caller. `owners`: ids of the caller and of absent people whom the caller stands in for. */
interface WaitingFor {
  owners: string[];
  statuses: FilingStatus[];
  levels: readonly LevelCode[];
  now: Date;
}

export function createQueueStore(db: Database) {
  const howMany = sql<number>`coalesce(sum(${workCounters.filings}), 0)::int`;
  const isLate = sql<boolean>`${windows.id} is not null`;

  return {
    /** Batches of the filings that the caller sees. */
    batches: (scope: OfficeScope) =>
      db.q
        .select({ batchYear: workCounters.batchYear, batchNo: workCounters.batchNo })
        .from(workCounters)
        .where(isInScope(workCounters, scope))
        .groupBy(workCounters.batchYear, workCounters.batchNo)
        .having(sql`${howMany} > 0`),

    /** Page of the queue: the ids are found first, then joined with their columns. */
    list(filter: QueueFilter, query: QueueQuery, reader: PresenceObserver, owners: string[]) {
      const order = createOrder(query.sorter, owners);
      const columns = {
        id: sql<string>`found_id`.as('found_id'),
        total: sql<number | null>`found`.as('found'),
      };
      const page = db.q.$with('page', columns).as(buildPageQuery(buildList(filter, order), query));
      return db.q
        .with(page)
        .select({
          ...getTableColumns(workItems),
          status: sql<FilingStatus>`${workItems.status}`,
          total: buildTotal(filter) ?? sql<number | null>`${page.total}`,
          assignee: { id: users.id, name: users.name },
          waiting: waitingColumns,
          assignmentVersion: filingAssignments.version,
          firstReviewBy: windows.firstReviewBy,
          readers: buildOthersPresentColumn(filingId, reader),
          ...standingColumns,
        })
        .from(page)
        .innerJoin(workItems, eq(filingId, page.id))
        .innerJoin(filings, eq(filings.id, filingId))
        .leftJoin(filingAssignments, eq(filingAssignments.filingId, filingId))
        .leftJoin(users, eq(users.id, assigneeId))
        .leftJoin(windows, ofBatch)
        .leftJoin(decisionOrderItems, buildWaitingDecisionJoin(filingId))
        .leftJoin(decisionOrders, joinScheduledDecision)
        .leftJoin(decisionAuthors, joinAuthor)
        .where(PLANNED_ANEW)
        .orderBy(...(order.turns ? [order.turns.turn] : []), joinOrdered(order.columns, order));
    },

    /** Rows of the given filings, as far as the caller sees them. */
    some: (scope: OfficeScope, ids: string[]) =>
      db.q
        .select({
          ...getTableColumns(workItems),
          status: sql<FilingStatus>`${workItems.status}`,
          ...standingColumns,
        })
        .from(workItems)
        .innerJoin(filings, eq(filings.id, filingId))
        .where(and(inArray(filingId, ids), isInScope(workItems, scope))),

    /** Number of filings by status, and of those that wait for the caller, for filters that the counters have no columns for. */
    byStatus: (filter: QueueFilter, { statuses, levels, now }: Omit<WaitingFor, 'owners'>) =>
      db.q
        .select({
          status: sql<FilingStatus>`${workItems.status}`,
          filings: sql<number>`count(*)::int`,
          mine: sql<number>`count(*) filter (where ${buildMatchCondition({ scope: filter.scope, statuses, levels, dueAt: now })})::int`,
        })
        .from(workItems)
        .where(and(buildMatchCondition(removeStatusFilters(filter)), PLANNED_ANEW))
        .groupBy(workItems.status),

    /**
     * Numbers of all filings that the caller sees, by status and late first review, by batch, and by department; each row belongs
     * to one of these groupings. `matching`: filings that match the filter, including those that wait for others; `ofAnyStatus`:
     * those that match it regardless of status; `notDue`: how many of `matching` do not wait for the caller; `notDueOfMine`: the
     * same for the statuses that wait for the caller's role.
     */
    counts: (filter: QueueFilter, { owners, statuses, levels, now }: WaitingFor) =>
      db.q
        .select({
          status: sql<FilingStatus | null>`${status}`,
          isLate,
          batchYear: sql<number | null>`${workCounters.batchYear}`,
          batchNo: sql<number | null>`${workCounters.batchNo}`,
          department,
          filings: howMany,
          matching: sql<number>`coalesce(sum(${workCounters.filings}) filter (where ${buildCountedCondition(filter) ?? sql`true`}), 0)::int`,
          ofAnyStatus: sql<number>`coalesce(sum(${workCounters.filings}) filter (where ${buildCountedCondition(removeStatusFilters(filter)) ?? sql`true`}), 0)::int`,
          lateLevels: countItems(
            and(isInScope(workItems, filter.scope), buildLevelDueCondition('overdue', now, filter.scope)),
          ),
          notDue: buildNotDueCount(filter),
          notDueOfMine: buildNotDueCount({ ...removeStatusFilters(filter), statuses, levels, dueAt: now }),
          assignedToMe: countItems(
            buildMatchCondition({ scope: filter.scope, statuses, levels, assignee: owners, dueAt: now }),
          ),
        })
        .from(workCounters)
        .leftJoin(windows, and(joinWindow(workCounters), lte(windows.firstReviewBy, now)))
        .where(isInScope(workCounters, filter.scope))
        .groupBy(
          sql`grouping sets ((${status}, ${isLate}), (${workCounters.batchYear}, ${workCounters.batchNo}), (${department}))`,
        )
        .having(sql`${howMany} > 0`),
  };
}

export type QueueStore = ReturnType<typeof createQueueStore>;
