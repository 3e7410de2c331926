/** A database and the directory with its files know each other by an id: neither is used with another's counterpart. */
import type { Pool } from 'pg';
import { assertBelongs, recordInstallation } from '../directory/installation';
import { appliedHashes, migrate } from './migrate';

async function idOf(pool: Pool): Promise<string | null> {
  const { rows: found } = await pool.query(`select to_regclass('public.installation') as "table"`);
  if (!found[0].table) return null;
  const { rows } = await pool.query('select id from public.installation');
  return rows[0]?.id ?? null;
}

/** Migrates the database that belongs to a directory, and has the directory carry its id. */
export async function migrateOwn(pool: Pool, directory: string, options: { alone: boolean }): Promise<void> {
  const isEmpty = (await appliedHashes(pool)).length === 0;
  assertBelongs(directory, { id: await idOf(pool), isEmpty });
  await migrate(pool, options);
  const id = await idOf(pool);
  if (id) recordInstallation(directory, id);
}
