/** Opening the embedded database: from a directory, locked by this process for as long as it is open, or in memory. */

import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { LOCK_FILE, moveAside } from '../../directory/entries';
import { DirectoryFault } from '../../directory/faults';
import { removeCopies } from './copies';
import { checkDatabase, getDatabasePath, isUnmade } from './database-check';
import { executeBatch } from './execute';
import { type EmbeddedHost, openInWorker } from './host';
import { lockDirectory, watchFiles } from './lock';

interface Log {
  warn(details: object, message: string): void;
  fatal(details: object, message: string): void;
}

export interface OpenOptions {
  /** Moves a database that cannot be used aside, and starts a new portal. */
  beginNew?: boolean;
  /** Migrates an open database to this program's tables, or throws. */
  migrate(host: EmbeddedHost): Promise<void>;
  log: Log;
}

/** System errors of a disk that is full, read-only or not writable for this account. */
const DISK = /no space left|read-only|permission denied|ENOSPC|EROFS|EACCES/i;

/** Exits at once: nothing may be written, not even the checkpoint of an orderly shutdown. */
const endAtOnce = (log: Log, details: object, message: string): never => {
  log.fatal(details, message);
  process.exit(1);
};

async function openChecked(
  directory: string,
  { beginNew, migrate, log }: OpenOptions,
): Promise<EmbeddedHost> {
  checkDatabase(directory);
  const database = getDatabasePath(directory);
  const isNew = isUnmade(database);
  const onLost = (reason: string) =>
    endAtOnce(log, { reason }, 'the embedded database is gone, stopping: start it again');
  const host = await openInWorker(database, onLost).catch(({ message: reason }: Error) => {
    throw new DirectoryFault(isNew || DISK.test(reason) ? 'notWritable' : 'damaged', { directory, reason });
  });
  try {
    await migrate(host);
  } catch (error) {
    await host.close();
    throw error;
  }
  if (beginNew && !isNew) log.warn({ directory }, 'the directory is in order, so that --new changed nothing');
  return host;
}

async function openOrBeginNew(directory: string, opening: OpenOptions): Promise<EmbeddedHost> {
  try {
    return await openChecked(directory, opening);
  } catch (error) {
    if (!opening.beginNew || !(error instanceof DirectoryFault && error.isEndedByNew)) throw error;
    const aside = moveAside(directory, new Date());
    opening.log.warn({ aside }, 'a new portal begins, what was left is aside');
    return openChecked(directory, opening);
  }
}

/**
 * Throws a DirectoryFault, which tells the operator what to do, where the directory is in use, damaged, or of another
 * portal.
 */
export async function openOnDisk(directory: string, opening: OpenOptions): Promise<EmbeddedHost> {
  const unlock = await lockDirectory(directory);
  await removeCopies(directory);
  const host = await openOrBeginNew(directory, opening);
  const watched = [join(directory, LOCK_FILE), join(getDatabasePath(directory), 'PG_VERSION')];
  const stopWatching = watchFiles(watched, (path) =>
    endAtOnce(
      opening.log,
      { path },
      'the data directory was removed or replaced under the running portal, stopping: put it back, or restore a backup',
    ),
  );
  return {
    execute: host.execute,
    workedMs: host.workedMs,
    async close() {
      stopWatching();
      await host.close();
      await unlock();
    },
  };
}

const createHost = (database: PGlite): EmbeddedHost => ({
  execute: (batch) => executeBatch(database, batch),
  close: () => database.close(),
});

const getImagePath = (migrations: string[]): string => {
  const key = createHash('sha256').update(migrations.join()).digest('hex').slice(0, 16);
  return join(tmpdir(), `declaration-portal-${key}.tar`);
};

async function keepImage(database: PGlite, path: string): Promise<void> {
  const image = await database.dumpDataDir('none');
  const side = `${path}.${randomUUID()}`;
  writeFileSync(side, Buffer.from(await image.arrayBuffer()));
  renameSync(side, path);
}

/**
 * Opens a database in memory, for tests and the mock. Creating and migrating one takes seconds, so the first database of
 * a set of migrations is saved as an image that later ones load. `migrations`: their hashes, which name the image;
 * `migrate` applies them to an empty database.
 */
export async function openInMemory(
  migrations: string[],
  migrate: (host: EmbeddedHost) => Promise<void>,
): Promise<EmbeddedHost> {
  const path = getImagePath(migrations);
  if (existsSync(path)) {
    return createHost(await PGlite.create({ loadDataDir: new Blob([readFileSync(path)]) }));
  }
  const database = await PGlite.create();
  await migrate(createHost(database));
  await keepImage(database, path);
  return createHost(database);
}
