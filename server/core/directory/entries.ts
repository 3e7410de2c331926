/** The entries of DATA_DIR. */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncPath } from './durable-file';

/** The portal's own seal: key and certificate. */
export const SEAL_FILE = 'seal.p12';
/** Data of a portal; the database is first, because moveAside has to move it first. */
const DATA = [
  'database',
  'files',
  'incoming',
  'outbox',
  'outbox.tmp',
  'jwt-secret',
  SEAL_FILE,
  'installation',
];
export const LOCK_FILE = 'lock';
/** Socket at which commands beside a running portal request a copy of its database. */
export const SOCKET_FILE = 'copies.sock';
/** Backups outlive a portal, so they do not count as traces of one. */
export const BACKUPS = 'backups';
/** Files of the last builds of the portal: each start fills it. */
export const PORTAL_FOLDER = 'portal';
const BESIDE = [LOCK_FILE, SOCKET_FILE, BACKUPS, PORTAL_FOLDER];
const ASIDE = 'aside-';
/** Embedded database that a restore is filling; while PostgreSQL creates it, it has a longer name. */
export const RESTORING = 'database.restored.new';
/** True for names that a file system, a desktop or a person puts into any folder. */
const isForeign = (name: string) => name === 'lost+found' || name.startsWith('.');

/** True for temporary names such as `database.new`, written before the rename to the final name. */
const isUnderWay = (name: string) =>
  name.endsWith('.new') && DATA.some((each) => name.startsWith(`${each}.`));

export const isOwn = (name: string): boolean =>
  BESIDE.includes(name) || name.startsWith(ASIDE) || DATA.includes(name) || isUnderWay(name);

/** Names in DATA_DIR that the portal does not know. */
export const listForeignEntries = (directory: string): string[] =>
  readdirSync(directory).filter((name) => !isOwn(name) && !isForeign(name));

/**
 * True for a path that is more than an empty folder. A dangling link counts as occupied, because its disk may not be
 * mounted.
 */
export function isOccupied(path: string): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return !found?.isDirectory() || readdirSync(path).some((name) => !isForeign(name));
}

/** Lists the remains of an interrupted restore. */
export const listRestoreRemains = (directory: string): string[] =>
  existsSync(directory) ? readdirSync(directory).filter((name) => name.startsWith(RESTORING)) : [];

/** Traces of an earlier portal: an empty folder may be a volume that is mounted for the first time. */
export const listPortalTraces = (directory: string): string[] =>
  DATA.filter((name) => isOccupied(join(directory, name)));

/**
 * Moves the data of a portal into a folder beside them and returns its path. The database goes first: after an
 * interruption the rest is not taken for a portal.
 */
export function moveAside(directory: string, now: Date, moved = DATA): string {
  const aside = join(directory, `${ASIDE}${now.toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside);
  const names = readdirSync(directory);
  for (const name of DATA.filter((each) => moved.includes(each) && names.includes(each))) {
    renameSync(join(directory, name), join(aside, name));
    fsyncPath(directory);
  }
  return aside;
}
