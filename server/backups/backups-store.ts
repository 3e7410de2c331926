import { randomUUID } from 'node:crypto';
import { desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../domain/time';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { backups } from './tables';

export type BackupRow = typeof backups.$inferSelect;
const KEPT_MS = 90 * DAY_MS;

export function createBackupsStore(db: Database, clock: () => Date) {
  return {
    /** The most recently started attempt, whatever its result. */
    last: (): Promise<BackupRow | undefined> =>
      takeFirst(db.q.select().from(backups).orderBy(desc(backups.begunAt)).limit(1)),
    /** The most recent successful backup. */
    async lastMade(): Promise<BackupRow | undefined> {
      const made = isNotNull(backups.name);
      const [row] = await db.q.select().from(backups).where(made).orderBy(desc(backups.begunAt)).limit(1);
      return row;
    },
    async begin(): Promise<string> {
      const id = randomUUID();
      await db.q.delete(backups).where(lt(backups.begunAt, new Date(clock().getTime() - KEPT_MS)));
      await db.q.insert(backups).values({ id, begunAt: clock() });
      return id;
    },
    async end(id: string, outcome: { name: string; size: number } | { fault: string }): Promise<void> {
      await db.q
        .update(backups)
        .set({ ...outcome, endedAt: clock() })
        .where(eq(backups.id, id));
    },
    /** Bytes of the database and of all files: an upper limit for the size of a backup. */
    async bytes(): Promise<number> {
      const { rows } = await db.q.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) +
        coalesce((select sum(size) from (select distinct sha256, size from files) as contents), 0) as bytes`);
      return Number(rows[0]?.bytes ?? 0);
    },
  };
}

export type BackupsStore = ReturnType<typeof createBackupsStore>;
