/**
 * Lists: their order, their words and their scope. Pages of long ones are found by walking indexes from where the list
 * begins, so that what lies behind a page costs nothing. A page is found by its ids alone; whoever asks looks the rows up
 * afterwards.
 */
import { and, asc, desc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OfficeScope } from '../access';
import { PLANNED_EACH_TIME } from './preparing-client';

/** Order by the `sorter` of a list: `name` rises, `-name` falls. */
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

/** Rows of some programs, with those of none; every row where null is given. */
export const buildProgramsCondition = (
  column: PgColumn,
  programs: readonly string[] | null | undefined,
): SQL | undefined => (programs ? or(isNull(column), inArray(column, [...programs])) : undefined);

/** True for a column that holds a text, in whatever case; `%` and `_` mean themselves. */
export const buildContainsCondition = (text: string, value: SQLWrapper): SQL =>
  sql`strpos(lower(${value}), lower(${text})) > 0`;

/** True for a column in small letters that says the words. */
const buildWordsCondition = (text: string, value: SQLWrapper): SQL =>
  sql`strpos(${value}, lower(${text})) > 0`;

/** The grams of a code or a number begin as those of most others do, and are told apart by its end. */
const selectDistinctiveEnd = (text: string): string => (/^[\w-]+$/.test(text) ? text.slice(-6) : text);

/** Condition that a column contains the words, using its gram index (the migrations of the work list make both). */
export const hasWords = (text: string, value: SQLWrapper): SQL =>
  sql`work_grams(${value}) @> work_wanted(lower(${selectDistinctiveEnd(text)})) and ${buildWordsCondition(text, value)}`;

/** A condition that always holds, for statements of which the values decide the plan. */
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

/** A search counts no more than these: who finds more will not read them, but type more. */
export const FOUND_AT_MOST = 1_000;

export interface LongList {
  table: PgTable;
  id: PgColumn;
  /** The columns that the orders name. */
  ordering: PgColumn[];
  /** Conditions of the index scans: a combined scan would have to sort. */
  walks: SQL[];
  /** The column that goes before the order: one value for all rows of a walk. */
  turn?: SQL | undefined;
  /** The order of each walk, as its index has it, and of all. */
  walked: SQL;
  order: SQL;
  /** The condition of all walks, where no index leads from a row that fits to the next: all are met at once, and counted. */
  met?: SQL | undefined;
  /** Words that a row must say, and where it says them. */
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

/** Rows that are asked first whether they say the words, and how many of them say that nearly every row does. */
const ASKED = 200;
const COMMON = 60;
/** Rows that are asked for the words of a page, of all walks together. */
const WALKED = 5_000;

/**
 * Hits are looked up by the index of words, unless the words are so common that it would name them all. Where there are too
 * many, the page is found by walking, which soon meets a good part of them; where a walk does not, because the words go with
 * the order of the list (the year in a receipt number), all hits are looked up and put in order.
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
  /** A walk that ended before its rows, or hits enough for the page, did. */
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

/** The ids of a page (found_id) with how many a search found (found); null without one: counters know. */
export function buildPageQuery(list: LongList, { current, pageSize }: Paging): SQL {
  const offset = (current - 1) * pageSize;
  const rows = buildRowsQuery(list, offset + pageSize);
  return sql`select ${sql.identifier(list.id.name)} as found_id, found from (${rows}) as ordered
    order by turn, ${list.order} limit ${pageSize} offset ${offset}`;
}
