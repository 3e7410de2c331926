import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../domain/time';
import type { Database } from '../core/db/client';
import { users } from '../core/db/tables';
import { processes } from './tables';

export const createStatusStore = (db: Database) => ({
  /** Returns the phone number and e-mail address of an account. */
  async contactsOf(userId: string): Promise<{ phone: string | null; email: string | null }> {
    const { phone, email } = users;
    const [row] = await db.q.select({ phone, email }).from(users).where(eq(users.id, userId));
    return row ?? { phone: null, email: null };
  },

  /** Returns the number of file rows and the bytes of files, each content counted once, and of the database. */
  async sizes(): Promise<{ files: number; fileBytes: number; databaseBytes: number }> {
    const { rows } = await db.q.execute<{ files: string; file_bytes: string; database_bytes: string }>(
      sql`select (select count(*) from files) as files,
        coalesce((select sum(size) from (select distinct sha256, size from files) as contents), 0) as file_bytes,
        pg_database_size(current_database()) as database_bytes`,
    );
    const [row] = rows;
    return {
      files: Number(row?.files ?? 0),
      fileBytes: Number(row?.file_bytes ?? 0),
      databaseBytes: Number(row?.database_bytes ?? 0),
    };
  },
});

export type ProcessRow = typeof processes.$inferSelect;

/** Milliseconds for which the last job runs of an ended process are kept. */
const KEPT_MS = 7 * DAY_MS;

export const createProcessesStore = (db: Database) => ({
  /** Inserts or updates the row of a process, and deletes rows last seen longer than KEPT_MS ago. */
  async note(row: ProcessRow): Promise<void> {
    const { id, startedAt: _at, ...now } = row;
    await db.q.delete(processes).where(lt(processes.seenAt, new Date(row.seenAt.getTime() - KEPT_MS)));
    await db.q.insert(processes).values(row).onConflictDoUpdate({ target: processes.id, set: now });
  },
  async end(id: string, at: Date): Promise<void> {
    await db.q.update(processes).set({ endedAt: at, leads: false }).where(eq(processes.id, id));
  },
  /** Processes seen since then that have not reported their end. */
  running: (since: Date): Promise<ProcessRow[]> =>
    db.q
      .select()
      .from(processes)
      .where(and(gte(processes.seenAt, since), isNull(processes.endedAt)))
      .orderBy(processes.startedAt),
  /** Last runs of the jobs of every process, the latest process first. */
  runs: () => db.q.select({ jobs: processes.jobs }).from(processes).orderBy(desc(processes.seenAt)),
});
