/**
 * Check before opening: PGlite creates a new database where files are missing, and fails without a usable message where
 * they are truncated.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOccupied, listPortalTraces, listRestoreRemains } from '../../directory/entries';
import { DirectoryFault } from '../../directory/faults';

/** Version of the PostgreSQL inside PGlite. */
export const POSTGRES_MAJOR = '18';
const CONTROL = 'global/pg_control';
const CONTROL_BYTES = 8192;
const NEEDED = ['PG_VERSION', CONTROL, 'base', 'pg_wal', 'pg_xact'];

export const getDatabasePath = (directory: string): string => join(directory, 'database');

/** True when there is no database yet: an empty folder is none. */
export const isUnmade = (database: string): boolean => !isOccupied(database);

/** Throws a DirectoryFault unless the database of a directory looks whole, or there has never been one. */
export function checkDatabase(directory: string): void {
  const database = getDatabasePath(directory);
  const missing = NEEDED.filter((name) => !existsSync(join(database, name)));
  if (missing.length > 0) {
    const remains = listPortalTraces(directory).join(', ');
    const found = listRestoreRemains(directory).join(', ');
    if (remains === '' && found !== '') throw new DirectoryFault('brokenOffRestore', { directory, found });
    if (remains === '') return;
    const told = isUnmade(database) ? 'database' : missing.map((name) => `database/${name}`).join(', ');
    throw new DirectoryFault('noDatabase', { directory, remains, missing: told });
  }
  const found = readFileSync(join(database, 'PG_VERSION'), 'utf8').trim();
  if (found !== POSTGRES_MAJOR)
    throw new DirectoryFault('otherPostgres', { directory, found, own: POSTGRES_MAJOR });
  const { size } = statSync(join(database, CONTROL));
  if (size !== CONTROL_BYTES)
    throw new DirectoryFault('damaged', { directory, reason: `${CONTROL}: ${size} bytes` });
}
