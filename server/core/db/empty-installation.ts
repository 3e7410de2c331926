/** Empty targets that a restored portal is written into; existing data are never replaced. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { fsyncPath } from '../directory/durable-file';
import { listPortalTraces, listRestoreRemains, RESTORING, SEAL_FILE } from '../directory/entries';
import { DirectoryFault } from '../directory/faults';
import { openDataDirectory } from '../directory/privacy';
import { getDatabasePath } from './embedded/database-check';
import { openInWorker } from './embedded/host';
import { lockDirectory } from './embedded/lock';
import { recordInstallation } from './installation';
import { listAppliedHashes, runFirstMigrations } from './migrate';
import { createEmbeddedPool, createUnboundedPool } from './pools';

interface InstallationTarget {
  dataDir: string;
  databaseUrl: string | null;
}

interface FillWork {
  /** Number of migrations applied before filling. */
  migrations: number;
  /** Fills the tables and returns the id of the installation. If it throws, the target stays as it was. */
  fill(pool: Pool): Promise<string>;
}

/** Query that detects a portal in use. */
const USED = `select exists(select from users) or exists(select from companies) or exists(select from audit_log) as used`;
const OTHER_TABLES = `select tablename from pg_tables where schemaname = 'public' limit 3`;

/** Throws unless the database is empty; tables without rows, as an interrupted restore leaves them, count as empty. */
async function assertEmpty(pool: Pool, migrations: number): Promise<void> {
  const refuse = (found: string) => new DirectoryFault('notEmpty', { place: 'DATABASE_URL', found });
  const applied = await listAppliedHashes(pool);
  if (applied.length > migrations) throw refuse('tables of a later version');
  if (applied.length === 0) {
    const { rows } = await pool.query<{ tablename: string }>(OTHER_TABLES);
    if (rows.length > 0) throw refuse(rows.map(({ tablename }) => tablename).join(', '));
  } else {
    await runFirstMigrations(pool, migrations);
    const { rows } = await pool.query<{ used: boolean }>(USED);
    if (rows[0]?.used) throw refuse('users, companies');
  }
}

/** Fills the empty database of a server. */
export async function fillEmptyServer(url: string, { migrations, fill }: FillWork): Promise<string> {
  const pool = createUnboundedPool(url);
  try {
    await assertEmpty(pool, migrations);
    await runFirstMigrations(pool, migrations);
    return await fill(pool);
  } finally {
    await pool.end();
  }
}

/** Fills a new embedded database under a temporary name, and renames it when it is complete. */
async function fillEmbedded(directory: string, { migrations, fill }: FillWork): Promise<string> {
  const place = getDatabasePath(directory);
  const side = join(directory, RESTORING);
  for (const rest of listRestoreRemains(directory))
    rmSync(join(directory, rest), { recursive: true, force: true });
  const host = await openInWorker(side, (reason) => {
    throw new Error(reason);
  });
  const pool = createEmbeddedPool(host);
  try {
    await runFirstMigrations(pool, migrations);
    const id = await fill(pool);
    await pool.query('checkpoint');
    await pool.end();
    await host.close();
    renameSync(side, place);
    fsyncPath(directory);
    return id;
  } catch (error) {
    await host.close();
    rmSync(side, { recursive: true, force: true });
    throw error;
  }
}

/** Files allowed in an empty directory; a copied secret keeps sessions valid. */
const MAY_BE_THERE = ['jwt-secret', SEAL_FILE];

/**
 * Fills the empty database of an empty directory, then records that the directory belongs to the installation. Throws a
 * DirectoryFault where the directory or the database holds data.
 */
export async function fillEmptyInstallation(
  { dataDir, databaseUrl }: InstallationTarget,
  work: FillWork,
): Promise<void> {
  openDataDirectory(dataDir);
  const unlock = await lockDirectory(dataDir);
  try {
    const found = listPortalTraces(dataDir).filter((name) => !MAY_BE_THERE.includes(name));
    if (found.length > 0) throw new DirectoryFault('notEmpty', { place: dataDir, found: found.join(', ') });
    const id = await (databaseUrl ? fillEmptyServer(databaseUrl, work) : fillEmbedded(dataDir, work));
    recordInstallation(dataDir, id);
  } finally {
    await unlock();
  }
}
