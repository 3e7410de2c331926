import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { users } from '../core/db/tables';
import { programEditions } from './tables';

const makers = alias(users, 'makers');
const checkers = alias(users, 'checkers');
const issuers = alias(users, 'issuers');

export type NewEdition = typeof programEditions.$inferInsert;

export function createEditionsStore(db: Database) {
  const { program, edition, no, hash, head, conditions, note, publishedAt } = programEditions;
  return {
    /** The newest edition of each program, without its document. */
    inForce: () =>
      db.q
        .selectDistinctOn([program], { program, edition, hash, head, conditions })
        .from(programEditions)
        .orderBy(program, desc(no)),

    /** All editions, newest first, with the names of the people behind them. */
    list: () =>
      db.q
        .select({
          program,
          edition,
          hash,
          head,
          note,
          publishedAt,
          madeBy: makers.name,
          checkedBy: checkers.name,
          issuedBy: issuers.name,
        })
        .from(programEditions)
        .innerJoin(makers, eq(makers.id, programEditions.madeBy))
        .leftJoin(checkers, eq(checkers.id, programEditions.checkedBy))
        .innerJoin(issuers, eq(issuers.id, programEditions.issuedBy))
        .orderBy(desc(no)),

    one: (key: string, name: string) =>
      takeFirst(
        db.q
          .select()
          .from(programEditions)
          .where(and(eq(program, key), eq(edition, name))),
      ),

    namesOf: async (key: string): Promise<string[]> =>
      (await db.q.select({ edition }).from(programEditions).where(eq(program, key))).map(
        (row) => row.edition,
      ),

    /** Gives false where the edition exists. */
    async add(row: NewEdition): Promise<boolean> {
      const { rowCount } = await db.q.insert(programEditions).values(row).onConflictDoNothing();
      return rowCount === 1;
    },
  };
}

export type EditionsStore = ReturnType<typeof createEditionsStore>;
