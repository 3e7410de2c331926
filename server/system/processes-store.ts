import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { processes } from '../core/db/tables';

export type ProcessRow = typeof processes.$inferSelect;

const DAY_MS = 86_400_000;
/** The last run of a job that a process of before led is known for so long. */
const KEPT_MS = 7 * DAY_MS;

export const createProcessesStore = (db: Database) => ({
  /** Adds the process or renews its row, and forgets those that ended long ago. */
  async note(row: ProcessRow): Promise<void> {
    const { id, startedAt: _at, ...now } = row;
    await db.q.delete(processes).where(lt(processes.seenAt, new Date(row.seenAt.getTime() - KEPT_MS)));
    await db.q.insert(processes).values(row).onConflictDoUpdate({ target: processes.id, set: now });
  },
  async end(id: string, at: Date): Promise<void> {
    await db.q.update(processes).set({ endedAt: at, leads: false }).where(eq(processes.id, id));
  },
  /** Processes seen since then that have not said that they end. */
  running: (since: Date): Promise<ProcessRow[]> =>
    db.q
      .select()
      .from(processes)
      .where(and(gte(processes.seenAt, since), isNull(processes.endedAt)))
      .orderBy(processes.startedAt),
  /** The last run of each job, whichever process made it: the latest process comes first. */
  runs: () => db.q.select({ jobs: processes.jobs }).from(processes).orderBy(desc(processes.seenAt)),
});
