import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column holds a text, in whatever case; `%` and `_` mean themselves. */
export const says = (text: string, value: SQLWrapper): SQL =>
  sql`strpos(lower(${value}), lower(${text})) > 0`;
