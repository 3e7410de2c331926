/**
 * Installation id, stored in the database and in the directory of its files: neither is used with the counterpart of
 * another installation.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { writeKept } from '../directory/durable-file';
import { DirectoryFault, runDirectoryWrite } from '../directory/faults';
import { listAppliedHashes, runMigrations } from './migrate';

/** Format of the installation id. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const getIdPath = (directory: string) => join(directory, 'installation');

/** null: the directory is new, or of a version that wrote no id. */
export function readInstallationId(directory: string): string | null {
  const path = getIdPath(directory);
  if (!existsSync(path)) return null;
  const id = readFileSync(path, 'utf8').trim();
  if (!ID.test(id)) throw new DirectoryFault('cutId', { path });
  return id;
}

/** A database before it is migrated; `id` is null in one of an older version, and in an empty one. */
interface DatabaseBefore {
  id: string | null;
  isEmpty: boolean;
}

/** Throws where the directory belongs to another database. A directory without an id may be used with any. */
function assertBelongs(directory: string, database: DatabaseBefore): void {
  const directoryId = readInstallationId(directory);
  if (directoryId === null || directoryId === database.id) return;
  const told = { directory, directoryId, path: getIdPath(directory) };
  if (database.id) throw new DirectoryFault('otherInstallation', { ...told, databaseId: database.id });
  throw new DirectoryFault(database.isEmpty ? 'emptyDatabase' : 'olderDatabase', told);
}

/** Records that the directory belongs to this installation. */
export function recordInstallation(directory: string, id: string): void {
  if (readInstallationId(directory) !== id)
    runDirectoryWrite(directory, () => writeKept(getIdPath(directory), `${id}\n`));
}

/** null: the database has no tables of this program, or those of a version that wrote no id. */
export async function findInstallationId(pool: Pool): Promise<string | null> {
  const { rows: found } = await pool.query(`select to_regclass('public.installation') as "table"`);
  if (!found[0].table) return null;
  const { rows } = await pool.query('select id from public.installation');
  return rows[0]?.id ?? null;
}

/** Migrates the database that belongs to a directory, and writes its id into the directory. */
export async function migrateInstallation(
  pool: Pool,
  directory: string,
  options: { alone: boolean },
): Promise<void> {
  const isEmpty = (await listAppliedHashes(pool)).length === 0;
  assertBelongs(directory, { id: await findInstallationId(pool), isEmpty });
  await runMigrations(pool, options);
  const id = await findInstallationId(pool);
  if (id) recordInstallation(directory, id);
}
