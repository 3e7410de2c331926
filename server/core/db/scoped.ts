import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../access';

interface Scoped {
  department: PgColumn;
  program: PgColumn;
  status?: PgColumn;
}

/** Rows that an office sees. */
export const isInScope = (table: Scoped, { department, programs, statuses }: Scope): SQL | undefined =>
  and(
    department === null ? undefined : eq(table.department, department),
    programs ? inArray(table.program, [...programs]) : undefined,
    statuses && table.status ? inArray(table.status, [...statuses]) : undefined,
  );
