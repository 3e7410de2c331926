import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/** Returns the tables among the exports of a module. */
export const listTables = (exported: Record<string, unknown>): PgTable[] =>
  Object.values(exported).filter((each): each is PgTable => is(each, PgTable));
