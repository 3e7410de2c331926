import { asc, desc, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PLANNED_EACH_TIME } from './preparing-client';

/** Order by the `sorter` of a list: `name` rises, `-name` falls. */
export function orderOf<Name extends string>(
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
export const waitingFirst = (
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
export const ofPrograms = (
  column: PgColumn,
  programs: readonly string[] | null | undefined,
): SQL | undefined => (programs ? or(isNull(column), inArray(column, [...programs])) : undefined);

/** True for a column that holds a text, in whatever case; `%` and `_` mean themselves. */
export const containsText = (text: string, value: SQLWrapper): SQL =>
  sql`strpos(lower(${value}), lower(${text})) > 0`;

/** True for a column in small letters that says the words. */
export const saysWords = (text: string, value: SQLWrapper): SQL => sql`strpos(${value}, lower(${text})) > 0`;

/** The same, looked up by the index of the column's grams (the work list's migrations make both). */
export const hasWords = (text: string, value: SQLWrapper): SQL =>
  sql`work_grams(${value}) @> work_wanted(lower(${text})) and ${saysWords(text, value)}`;

/** A condition that always holds, for statements of which the values decide the plan. */
export const PLANNED_ANEW = sql.raw(`true ${PLANNED_EACH_TIME}`);
