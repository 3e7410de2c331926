/**
 * Lists: their order, their search and their scope. Pages of long lists are found by index scans ("walks") from the start
 * of the list, so that rows behind a page cost nothing. The query returns the ids of a page only; the caller loads the
 * rows.
 */
import { and, asc, desc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { TRIAL_PREFIX } from '../../../domain/trials/trial-key';
import { getStartOfDay } from '../../../domain/windows/calendar';
import { getNextDay } from '../../../domain/windows/working-days';
import type { OfficeScope } from '../access';
import { PLANNED_EACH_TIME } from './preparing-client';

/** Order by the `sorter` of a list: `name` ascending, `-name` descending. */
export function buildSorterOrder<Name extends string>(
  columns: Record<Name, PgColumn>,
  sorter: Name | `-${Name}`,
): SQL {
  const column = columns[sorter.replace('-', '') as Name];
  return sorter.startsWith('-') ? desc(column) : asc(column);
}

interface Answered {
  id: PgColumn;
  status: PgColumn;
  updatedAt: PgColumn;
}

/** Rows that wait for an answer first, the earliest `since` at the top; then the others, the latest answered first. */
export const buildWaitingFirstOrder = (
  { id, status, updatedAt }: Answered,
  waiting: string,
  since: PgColumn,
): SQL[] => [
  desc(sql`${status} = ${waiting}`),
  sql`case when ${status} = ${waiting} then ${since} end asc`,
  desc(updatedAt),
  asc(id),
];

/** Rows of the given programs and rows without a program; every row when null is given. */
export const buildProgramsCondition = (
  column: PgColumn,
  programs: readonly string[] | null | undefined,
): SQL | undefined => (programs ? or(isNull(column), inArray(column, [...programs])) : undefined);

/** Rows of programs that are not on trial. */
export const isOfRealProgram = (column: SQLWrapper): SQL => sql`not starts_with(${column}, ${TRIAL_PREFIX})`;

/** True for a column that contains a text, in any case; `%` and `_` are taken literally. */
export const buildContainsCondition = (text: string, value: SQLWrapper): SQL =>
  sql`strpos(lower(${value}), lower(${text})) > 0`;

/** True for a lower-case column that contains the search text. */
const buildWordsCondition = (text: string, value: SQLWrapper): SQL =>
  sql`strpos(${value}, lower(${text})) > 0`;

/** Codes and numbers mostly begin with the same grams and differ at their end: searches them by their last six characters. */
const selectDistinctiveEnd = (text: string): string => (/^[\w-]+$/.test(text) ? text.slice(-6) : text);

/**
 * True for a column that contains the search text, using its gram index (the migrations of the work list create both
 * functions).
 */
export const hasWords = (text: string, value: SQLWrapper): SQL =>
  sql`work_grams(${value}) @> work_wanted(lower(${selectDistinctiveEnd(text)})) and ${buildWordsCondition(text, value)}`;

/** An always-true condition that keeps a statement from being prepared, where the best plan depends on the values. */
export const PLANNED_ANEW = sql.raw(`true ${PLANNED_EACH_TIME}`);

interface Scoped {
  department: PgColumn;
  program: PgColumn;
  status?: PgColumn;
}

/** Rows that an office sees. */
export const isInScope = (table: Scoped, { department, programs, statuses }: OfficeScope): SQL | undefined =>
  and(
    department === null ? undefined : eq(table.department, department),
    programs ? inArray(table.program, [...programs]) : undefined,
    statuses && table.status ? inArray(table.status, [...statuses]) : undefined,
  );

/** Days beyond every row: outside of them a day, or the one after it, is no timestamp of the database. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9000-01-01';

function boundDay(day: string): string {
  if (day < FIRST_DAY) return FIRST_DAY;
  return day > LAST_DAY ? LAST_DAY : day;
}

/** Half-open range of the days from `from` to `to` in Asia/Shanghai; it ends at `until` at the latest. */
export function toTimeRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  until?: Date,
): { from: Date | undefined; before: Date | undefined } {
  const end = to === undefined ? undefined : getStartOfDay(getNextDay(boundDay(to)));
  return {
    from: from === undefined ? undefined : getStartOfDay(boundDay(from)),
    before: end && until && until < end ? until : (end ?? until),
  };
}

/** Maximum number of hits that a search counts; a user with more will refine the search instead of reading them. */
export const FOUND_AT_MOST = 1_000;

export interface LongList {
  table: PgTable;
  id: PgColumn;
  /** Columns used by the orders below. */
  ordering: PgColumn[];
  /** Conditions of the index scans: a combined scan would have to sort. */
  walks: SQL[];
  /** Sort column before the order; one value for all rows of a walk. */
  turn?: SQL | undefined;
  /** `walked`: order of each walk, which its index provides; `order`: order of the whole list. */
  walked: SQL;
  order: SQL;
  /**
   * Condition of all walks, for lists in which no index leads from one matching row to the next: all matching rows are
   * read at once and counted.
   */
  met?: SQL | undefined;
  /** Search text, and the column that has to contain it. */
  words?: { text: string; said: SQLWrapper } | undefined;
}

interface Paging {
  current: number;
  pageSize: number;
}

const listColumns = ({ id, ordering, turn = sql`0` }: LongList): SQL =>
  sql.join([id, ...ordering, sql`${turn} as turn`], sql`, `);

/** The first rows of each walk. */
function buildFirstRowsQuery(list: LongList, atMost: number): SQL {
  const { table, walks, walked } = list;
  const columns = listColumns(list);
  const each = walks.map(
    (walk) => sql`(select ${columns} from ${table} where ${walk} order by ${walked} limit ${atMost})`,
  );
  return sql.join(each, sql` union all `);
}

/**
 * Sample of rows for estimating how common the search text is, and the number of hits in it from which nearly every row
 * is taken to match.
 */
const ASKED = 200;
const COMMON = 60;
/** Maximum number of rows scanned for the hits of a page, over all walks. */
const WALKED = 5_000;

/**
 * Hits are found by the gram index, unless the search text is so common that the index would return nearly every row.
 * With too many hits the page is found by walking, which soon meets a good part of them. Where a walk does not, because
 * the text correlates with the order of the list (the year in a receipt number), all hits are looked up and sorted.
 */
function buildSearchQuery(
  list: LongList,
  { text, said }: NonNullable<LongList['words']>,
  atMost: number,
): SQL {
  const { table, walks, walked, order } = list;
  const columns = listColumns(list);
  const names = sql.join(
    [...[list.id, ...list.ordering].map(({ name }) => sql.identifier(name)), sql`turn`],
    sql`, `,
  );
  const all = sql`(${sql.join(walks, sql` or `)})`;
  const says = buildWordsCondition(text, said);
  const isCommon = sql`(select count(*) from asked where asked.says) >= ${COMMON}`;
  const most = sql`limit ${FOUND_AT_MOST + 1}`;
  const isMany = sql`(${isCommon} or (select count(*) from hits) > ${FOUND_AT_MOST})`;
  const steps = Math.ceil(WALKED / walks.length);
  const near = walks.map(
    (
      walk,
      i,
    ) => sql`(select ${names}, ${i}::int as walk from (select ${columns}, ${says} as says from ${table}
      where ${walk} and ${isMany} order by ${walked} limit ${steps}) as walked where says order by ${order} limit ${atMost})`,
  );
  /** True for walks that reached their limit with too few hits for the page while rows remained. */
  const ended = walks.map(
    (walk, i) => sql`((select count(*) from near where near.walk = ${i}) < ${atMost}
      and exists (select from ${table} where ${walk} offset ${steps}))`,
  );
  return sql`with asked as materialized (select ${says} as says from ${table} where ${all} limit ${ASKED}),
    hits as materialized (select ${columns} from ${table}
      where ${all} and not ${isCommon} and ${hasWords(text, said)} ${most}),
    counted as materialized (select case when ${isCommon}
      then (select count(*) from (select from ${table} where ${all} and ${says} ${most}) as first)
      else (select count(*) from hits) end as n),
    near as materialized (${sql.join(near, sql` union all `)}),
    ways as materialized (select ${isMany} as many, ${isMany} and (${sql.join(ended, sql` or `)}) as late),
    late as materialized (select ${columns} from ${table}
      where ${all} and (select ways.late from ways) and ${hasWords(text, said)})
    select *, (select n::int from counted) as found from (
      select * from hits where not (select ways.many from ways)
      union all select ${names} from near where not (select ways.late from ways)
      union all select * from late) as either`;
}

const buildCountQuery = (list: LongList, met: SQL): SQL =>
  sql`select ${listColumns(list)}, count(*) over ()::int as found from ${list.table} where ${met}`;

function buildRowsQuery(list: LongList, atMost: number): SQL {
  if (list.words) return buildSearchQuery(list, list.words, atMost);
  if (list.met) return buildCountQuery(list, list.met);
  return sql`select *, null::int as found from (${buildFirstRowsQuery(list, atMost)}) as walked`;
}

/**
 * Selects the ids of a page (found_id) and the number of hits of a search (found); null without a search, where counters
 * give the total.
 */
export function buildPageQuery(list: LongList, { current, pageSize }: Paging): SQL {
  const offset = (current - 1) * pageSize;
  const rows = buildRowsQuery(list, offset + pageSize);
  return sql`select ${sql.identifier(list.id.name)} as found_id, found from (${rows}) as ordered
    order by turn, ${list.order} limit ${pageSize} offset ${offset}`;
}
