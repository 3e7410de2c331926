/** Archives and their runs. Only the latest run of an archive may change its row. */

import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { users } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { archives } from './tables';

export type ArchiveRow = typeof archives.$inferSelect;

const LISTED_AT_MOST = 20;
/** Condition of open archives, worded as in the index. */
const isOpen = sql`${archives.state} in ('waiting', 'running')`;

export function createArchivesStore(db: Database) {
  const ofRun = ({ id, runs }: Pick<ArchiveRow, 'id' | 'runs'>) =>
    and(eq(archives.id, id), eq(archives.runs, runs), eq(archives.state, 'running'));

  return {
    async add(row: typeof archives.$inferInsert): Promise<ArchiveRow> {
      const [added] = await db.q.insert(archives).values(row).returning();
      return added as ArchiveRow;
    },

    ofUser: (userId: string) =>
      db.q
        .select()
        .from(archives)
        .where(eq(archives.userId, userId))
        .orderBy(desc(archives.orderedAt), desc(archives.id))
        .limit(LISTED_AT_MOST),

    async find(id: string): Promise<ArchiveRow | undefined> {
      if (!isUuid(id)) return undefined;
      return (await db.q.select().from(archives).where(eq(archives.id, id)))[0];
    },

    /** Open archive that was ordered first; one in state `running` was left by a process that died. */
    next: () =>
      takeFirst(
        db.q
          .select({ archive: archives, by: users })
          .from(archives)
          .innerJoin(users, eq(users.id, archives.userId))
          .where(isOpen)
          .orderBy(asc(archives.orderedAt), asc(archives.id))
          .limit(1),
      ),

    begin: ({ id, runs }: ArchiveRow): Promise<ArchiveRow | undefined> =>
      takeFirst(
        db.q
          .update(archives)
          .set({ state: 'running', runs: runs + 1, done: 0 })
          .where(and(eq(archives.id, id), eq(archives.runs, runs), isOpen))
          .returning(),
      ),

    /** Changes the row of the archive; returns false if `run` is not its latest run. */
    async change(run: ArchiveRow, to: Partial<typeof archives.$inferInsert>): Promise<boolean> {
      const changed = await db.q.update(archives).set(to).where(ofRun(run)).returning({ id: archives.id });
      return changed.length > 0;
    },

    ended: (now: Date, atMost: number) =>
      db.q
        .select()
        .from(archives)
        .where(lte(archives.endsAt, now))
        .orderBy(asc(archives.endsAt))
        .limit(atMost),

    async remove(ids: string[]): Promise<void> {
      await db.q.delete(archives).where(inArray(archives.id, ids));
    },
  };
}

export type ArchivesStore = ReturnType<typeof createArchivesStore>;
