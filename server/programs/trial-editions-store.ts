import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { trialEditions } from './tables';

type NewTrialEdition = typeof trialEditions.$inferInsert;
export type TrialEditionRow = typeof trialEditions.$inferSelect;

const { document: _document, ...stated } = getTableColumns(trialEditions);

/** Documents that are tried, under the keys and names that they are filed with. */
export function createTrialEditionsStore(db: Database) {
  const { program, edition, no } = trialEditions;
  return {
    /** The present edition of every program on trial, without its document, by the order of their first ones. */
    present: () => db.q.selectDistinctOn([program], stated).from(trialEditions).orderBy(program, desc(no)),

    /** The present edition of a program on trial. */
    latest: (key: string): Promise<TrialEditionRow | undefined> =>
      takeFirst(db.q.select().from(trialEditions).where(eq(program, key)).orderBy(desc(no)).limit(1)),

    one: (key: string, name: string): Promise<TrialEditionRow | undefined> =>
      takeFirst(
        db.q
          .select()
          .from(trialEditions)
          .where(and(eq(program, key), eq(edition, name))),
      ),

    /** Number of documents that were tried, by program on trial. */
    async counts(): Promise<Map<string, number>> {
      const rows = await db.q.select({ program, tries: count() }).from(trialEditions).groupBy(program);
      return new Map(rows.map((row) => [row.program, row.tries]));
    },

    /** Number of documents that were tried of a program. Locks the program for the open transaction. */
    async countLocked(key: string): Promise<number> {
      await db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trial:${key}`}, 0))`);
      return db.q.$count(trialEditions, eq(program, key));
    },

    async add(row: NewTrialEdition): Promise<void> {
      await db.q.insert(trialEditions).values(row);
    },

    /** Removes all editions of a program on trial. */
    async remove(key: string): Promise<void> {
      await db.q.delete(trialEditions).where(eq(program, key));
    },
  };
}

export type TrialEditionsStore = ReturnType<typeof createTrialEditionsStore>;
export type PresentTrial = Awaited<ReturnType<TrialEditionsStore['present']>>[number];
