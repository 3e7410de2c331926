/** Read-only access to the database of a portal, running or not: no migration, no lock on writers. */
import { DirectoryFault } from '../directory/faults';
import { copyDatabase, copyOfServed, removeCopy } from './embedded/copies';
import { checkDatabase, getDatabasePath, isUnmade } from './embedded/database-check';
import { openInWorker } from './embedded/host';
import { lockDirectory, type ReleaseLock } from './embedded/lock';
import { createEmbeddedPool, createServerPool } from './pools';
import { type DatabaseSnapshot, takeDatabaseSnapshot } from './snapshot';

interface Log {
  error(details: object, message: string): void;
}

interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | null;
}

/** Creates a promise that rejects when the database thread is lost, since queries to an ended thread are never answered. */
function createLossGuard(): { lose: (reason: string) => void; lost: Promise<never> } {
  let lose = (_: string) => {};
  const lost = new Promise<never>((_, reject) => {
    lose = (reason) => reject(new Error(reason));
  });
  lost.catch(() => undefined);
  return { lose, lost };
}

/** Reads a copy of an embedded database, which is removed on close. `at`: the time at which the copy was requested. */
export async function readCopy(copy: string, at: Date, release?: () => void): Promise<DatabaseSnapshot> {
  const { lose, lost } = createLossGuard();
  const host = await openInWorker(copy, lose).catch(async (error) => {
    await removeCopy(copy);
    throw error;
  });
  const pool = createEmbeddedPool(host);
  const after = async () => {
    await pool.end();
    await host.close();
    await removeCopy(copy);
    release?.();
  };
  const snapshot = await takeDatabaseSnapshot(pool, { at, after });
  return { ...snapshot, query: (text) => Promise.race([snapshot.query(text), lost]) as never };
}

/** Locks the directory of a portal that is not running, after checking its database; returns the function that releases it. */
export async function holdStopped(directory: string): Promise<ReleaseLock> {
  if (isUnmade(getDatabasePath(directory))) throw new DirectoryFault('nothingThere', { directory });
  const unlock = await lockDirectory(directory);
  try {
    checkDatabase(directory);
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The content of the database now. Throws a DirectoryFault or the driver's error where there is none. */
export async function openSnapshot(
  { dataDir, databaseUrl }: DatabaseLocation,
  log: Log,
): Promise<DatabaseSnapshot> {
  if (databaseUrl) {
    const pool = createServerPool(databaseUrl, log);
    return takeDatabaseSnapshot(pool, { after: () => pool.end() });
  }
  const at = new Date();
  const served = await copyOfServed(dataDir);
  if (served) return readCopy(served.copy, at, served.release);
  const unlock = await holdStopped(dataDir);
  const copy = await copyDatabase(dataDir).finally(unlock);
  return readCopy(copy, at);
}
