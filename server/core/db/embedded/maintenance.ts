/**
 * Maintenance that a PostgreSQL server does by itself and the embedded one does not: without checkpoints the log grows for ever,
 * without VACUUM each saved draft leaves its old row behind (200 rows rewritten 30,000 times became 2 GB).
 */
import type { Pool } from 'pg';
import { startJob } from '../../jobs/scheduled-job';

const LOOK_EVERY_MS = 20_000;
const CHECKPOINT_AFTER_BYTES = 64 * 1024 * 1024;
const CHECKPOINT_AFTER_MS = 5 * 60_000;
const VACUUM_AFTER_DEAD_ROWS = 1_000;

interface Log {
  error(details: object, message: string): void;
}

const LOG_SINCE_CHECKPOINT =
  'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';
/** Tables with enough dead rows to justify the pause of a VACUUM. */
const DIRTY_TABLES = `
  select relid::regclass::text as name from pg_stat_user_tables
  where n_dead_tup >= greatest($1, n_live_tup / 5) order by n_dead_tup desc`;

/**
 * Checks periodically, runs what is due and returns the function that stops it. Statements run one at a time, between
 * requests.
 */
export function startMaintenance(pool: Pool, log: Log): () => Promise<void> {
  let lastCheckpoint = Date.now();

  async function checkpoint(): Promise<void> {
    const { rows } = await pool.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT);
    const bytes = rows[0]?.bytes ?? 0;
    const due = bytes >= CHECKPOINT_AFTER_BYTES || Date.now() - lastCheckpoint >= CHECKPOINT_AFTER_MS;
    if (bytes === 0 || !due) return;
    await pool.query('checkpoint');
    lastCheckpoint = Date.now();
  }

  async function vacuum(): Promise<void> {
    const { rows } = await pool.query<{ name: string }>(DIRTY_TABLES, [VACUUM_AFTER_DEAD_ROWS]);
    for (const { name } of rows) await pool.query(`vacuum ${name}`);
  }

  const maintain = () => vacuum().then(checkpoint);
  return startJob(LOOK_EVERY_MS, 'database maintenance', maintain, log);
}
