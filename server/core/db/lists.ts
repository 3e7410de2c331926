import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Order by the `sorter` of a list: `name` rises, `-name` falls. */
export function orderOf<Name extends string>(
  columns: Record<Name, PgColumn>,
  sorter: Name | `-${Name}`,
): SQL {
  const column = columns[sorter.replace('-', '') as Name];
  return sorter.startsWith('-') ? desc(column) : asc(column);
}

/** True for a column that holds a text, in whatever case; `%` and `_` mean themselves. */
export const containsText = (text: string, value: SQLWrapper): SQL =>
  sql`strpos(lower(${value}), lower(${text})) > 0`;
