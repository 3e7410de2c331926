import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/** The tables among what a module exports. */
export const listTables = (exported: Record<string, unknown>): PgTable[] =>
  Object.values(exported).filter((each): each is PgTable => is(each, PgTable));
