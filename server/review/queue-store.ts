/** The queue, read from the work list: a page of it, and what there is to filter by. */
import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { IN_TURN, type QueueQuery } from '../../domain/calls/review';
import { waitingFor } from '../../domain/filing/deciding';
import type { FilingStatus } from '../../domain/filing/status';
import type { Desk } from '../core/access';
import type { Database } from '../core/db/client';
import { PLANNED_ANEW } from '../core/db/lists';
import { type LongList, pageOf } from '../core/db/pages';
import { filingAssignments, users, windows, workCounters, workItems } from '../core/db/tables';
import { joinWindow } from '../windows/windows-store';

/** Filings that a list is about. */
export interface QueueFilter {
  desk: Desk;
  statuses?: FilingStatus[] | undefined;
  program?: string | undefined;
  batch?: { year: number; no: number } | undefined;
  /** A person's id, or nobody (null). */
  assignee?: string | null | undefined;
  department?: string | undefined;
  /** Waiting for the first review that should have been done by then. */
  overdueAt?: Date | undefined;
  /** Waiting for nobody else by then. */
  dueAt?: Date | undefined;
  /** Found in a receipt number, the company's name or credit code, or in what the filing is about. */
  keyword?: string | undefined;
}

const { program, batchYear, batchNo, submittedAt, filingId, assigneeId } = workItems;

/** Each with the columns of its index, which make it one order and no other. */
const ORDERS = {
  submitted_at: [submittedAt, filingId],
  updated_at: [workItems.updatedAt, filingId],
  company: [workItems.companyName, filingId],
  program: [program, batchYear, batchNo, submittedAt, filingId],
  status: [workItems.status, submittedAt, filingId],
} as const;

const ofBatch = joinWindow(workItems);

const isOverdue = (now: Date): SQL => sql`exists (select from ${windows} where ${ofBatch}
  and ${windows.firstReviewBy} <= ${now.toISOString()}::timestamptz)`;

function isAssigned(assignee: string | null | undefined): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === null ? isNull(assigneeId) : eq(assigneeId, assignee);
}

/** Everything but the status, the words, and whether it is due. */
const besides = ({ desk, batch, department, overdueAt, ...filter }: QueueFilter): SQL | undefined =>
  and(
    desk === null ? undefined : eq(workItems.department, desk),
    department ? eq(workItems.department, department) : undefined,
    filter.program ? eq(program, filter.program) : undefined,
    batch && and(eq(batchYear, batch.year), eq(batchNo, batch.no)),
    isAssigned(filter.assignee),
    overdueAt && isOverdue(overdueAt),
  );

const where = (filter: QueueFilter): SQL | undefined =>
  and(
    besides(filter),
    filter.dueAt && or(isNull(workItems.waitsUntil), lte(workItems.waitsUntil, filter.dueAt)),
  );

/** Overdue filings wait for a first review. */
function statusesOf({ statuses, overdueAt }: QueueFilter): FilingStatus[] | undefined {
  const waiting = waitingFor('reviewer');
  if (!overdueAt) return statuses;
  return statuses?.filter((status) => waiting.includes(status)) ?? waiting;
}

interface Order {
  columns: (typeof ORDERS)[keyof typeof ORDERS];
  direction: SQL;
  /** A person's own work first, then nobody's, then that of colleagues. */
  turns?: { turn: SQL; walks: SQL[] };
}

function orderOf(sorter: QueueQuery['sorter'], userId: string): Order {
  if (sorter !== IN_TURN)
    return {
      columns: ORDERS[sorter.replace('-', '') as keyof typeof ORDERS],
      direction: sql.raw(sorter.startsWith('-') ? 'desc' : 'asc'),
    };
  const walks = [eq(assigneeId, userId), isNull(assigneeId), ne(assigneeId, userId)];
  const [own, nobodys] = walks;
  const turn = sql`case when ${own} then 0 when ${nobodys} then 1 else 2 end`;
  return { ...orderOf('submitted_at', userId), turns: { turn, walks } };
}

const commas = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `);
const inOrder = (parts: readonly SQLWrapper[], { direction }: Order): SQL =>
  commas(parts.map((part) => sql`${part} ${direction}`));

/** Everything but the words. */
export const matching = (filter: QueueFilter): SQL | undefined => {
  const statuses = statusesOf(filter);
  return and(where(filter), statuses && inArray(workItems.status, statuses));
};

/** The filter's rows as a long list: a walk for each status, and for each turn. */
function listOf(filter: QueueFilter, order: Order): LongList {
  const ofStatus = statusesOf(filter)?.map((status) => eq(workItems.status, status)) ?? [undefined];
  const ofTurn = order.turns?.walks ?? [undefined];
  const walks = ofStatus.flatMap((status) => ofTurn.map((turn) => and(where(filter), status, turn)));
  return {
    table: workItems,
    id: filingId,
    ordering: order.columns.filter((column) => column !== filingId),
    walks: walks.length > 0 ? walks.map((walk) => walk ?? sql`true`) : [sql`false`],
    turn: order.turns?.turn,
    walked: inOrder(order.columns, order),
    order: inOrder(
      order.columns.map(({ name }) => sql.identifier(name)),
      order,
    ),
    words: filter.keyword ? { text: filter.keyword, said: workItems.search } : undefined,
  };
}

/** Rows of the filter that are not due, read from their index; none where it is not about that. */
function notDueOf(filter: QueueFilter): SQL<number> {
  const { dueAt } = filter;
  if (!dueAt) return sql`0`;
  const isNotDue = and(
    besides(filter),
    inArray(workItems.status, statusesOf(filter) ?? []),
    gt(workItems.waitsUntil, dueAt),
  );
  return sql`(select count(*)::int from ${workItems} where ${isNotDue})`;
}

/** The person whose own work is counted, and what waits for a role like this one's. */
interface Waiting {
  userId: string;
  statuses: FilingStatus[];
  now: Date;
}

export function createQueueStore(db: Database) {
  const ofDesk = (desk: Desk) => (desk === null ? undefined : eq(workCounters.department, desk));
  const { status, department } = workCounters;
  const filings = sql<number>`coalesce(sum(${workCounters.filings}), 0)::int`;
  const isLate = sql<boolean>`${windows.id} is not null`;

  /** Counters that a filter is about, where they know all its sides. */
  const counted = (filter: QueueFilter): SQL | undefined =>
    and(
      statusesOf(filter) && inArray(status, statusesOf(filter) ?? []),
      filter.program ? eq(workCounters.program, filter.program) : undefined,
      filter.batch &&
        and(eq(workCounters.batchYear, filter.batch.year), eq(workCounters.batchNo, filter.batch.no)),
      filter.department ? eq(department, filter.department) : undefined,
      filter.assignee === null ? eq(workCounters.isAssigned, false) : undefined,
      filter.overdueAt && isLate,
    );

  return {
    /** The batches that the desk has filings of. */
    batches: (desk: Desk) =>
      db.q
        .select({ batchYear: workCounters.batchYear, batchNo: workCounters.batchNo })
        .from(workCounters)
        .where(ofDesk(desk))
        .groupBy(workCounters.batchYear, workCounters.batchNo)
        .having(sql`${filings} > 0`),

    /** A page: found by its ids alone, and looked up afterwards. */
    list(filter: QueueFilter, query: QueueQuery, userId: string) {
      const order = orderOf(query.sorter, userId);
      const columns = {
        id: sql<string>`found_id`.as('found_id'),
        total: sql<number | null>`found`.as('found'),
      };
      const ofPerson = sql<number | null>`(select count(*)::int from ${workItems} where ${matching(filter)})`;
      const page = db.q.$with('page', columns).as(pageOf(listOf(filter, order), query));
      return db.q
        .with(page)
        .select({
          ...getTableColumns(workItems),
          status: sql<FilingStatus>`${workItems.status}`,
          total: filter.assignee && !filter.keyword ? ofPerson : sql<number | null>`${page.total}`,
          assignee: { id: users.id, name: users.name },
          assignmentVersion: filingAssignments.version,
          firstReviewBy: windows.firstReviewBy,
        })
        .from(page)
        .innerJoin(workItems, eq(filingId, page.id))
        .leftJoin(filingAssignments, eq(filingAssignments.filingId, filingId))
        .leftJoin(users, eq(users.id, assigneeId))
        .leftJoin(windows, ofBatch)
        .where(PLANNED_ANEW)
        .orderBy(...(order.turns ? [order.turns.turn] : []), inOrder(order.columns, order));
    },

    /** Rows of those of these filings that the desk sees. */
    some: (desk: Desk, ids: string[]) =>
      db.q
        .select({ ...getTableColumns(workItems), status: sql<FilingStatus>`${workItems.status}` })
        .from(workItems)
        .where(and(inArray(filingId, ids), desk === null ? undefined : eq(workItems.department, desk))),

    /**
     * All that the desk sees, counted by status (and whether its first review is late), by batch, and by department: a row
     * has one of these. `matching`: those that the filter is about, due or not; `notDue`, of these, and of those that
     * wait for the role.
     */
    counts: (filter: QueueFilter, { userId, statuses, now }: Waiting) =>
      db.q
        .select({
          status: sql<FilingStatus | null>`${status}`,
          isLate,
          batchYear: sql<number | null>`${workCounters.batchYear}`,
          batchNo: sql<number | null>`${workCounters.batchNo}`,
          department,
          filings,
          matching: sql<number>`coalesce(sum(${workCounters.filings}) filter (where ${counted(filter) ?? sql`true`}), 0)::int`,
          notDue: notDueOf(filter),
          notDueOfMine: notDueOf({ desk: filter.desk, statuses, dueAt: now }),
          assignedToMe: sql<number>`(select count(*)::int from ${workItems}
            where ${matching({ desk: filter.desk, statuses, assignee: userId, dueAt: now })})`,
        })
        .from(workCounters)
        .leftJoin(windows, and(joinWindow(workCounters), lte(windows.firstReviewBy, now)))
        .where(ofDesk(filter.desk))
        .groupBy(
          sql`grouping sets ((${status}, ${isLate}), (${workCounters.batchYear}, ${workCounters.batchNo}), (${department}))`,
        )
        .having(sql`${filings} > 0`),
  };
}

export type QueueStore = ReturnType<typeof createQueueStore>;
