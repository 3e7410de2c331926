/** The entries of DATA_DIR. */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncPath } from './durable-file';

/** The portal's own seal: key and certificate. */
export const SEAL_FILE = 'seal.p12';
/** The embedded database comes first: it goes first where all is moved. */
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
/** The door at which commands beside a running portal ask for a copy of its database. */
export const SOCKET_FILE = 'copies.sock';
/** Files that outlive a portal are no trace of one. */
export const BACKUPS = 'backups';
/** Files of the last builds of the portal: each start fills it. */
export const PORTAL_FOLDER = 'portal';
const BESIDE = [LOCK_FILE, SOCKET_FILE, BACKUPS, PORTAL_FOLDER];
const ASIDE = 'aside-';
/** A database that a restore is filling; its own making stands beside it under a longer name. */
export const RESTORING = 'database.restored.new';
/** A file system, a desktop or a person puts these anywhere. */
const isForeign = (name: string) => name === 'lost+found' || name.startsWith('.');

/** `database.new` and the like: what is written before it takes its place. */
const isUnderWay = (name: string) =>
  name.endsWith('.new') && DATA.some((each) => name.startsWith(`${each}.`));

export const isOwn = (name: string): boolean =>
  BESIDE.includes(name) || name.startsWith(ASIDE) || DATA.includes(name) || isUnderWay(name);

/** Names in DATA_DIR that the portal does not know. */
export const listForeignEntries = (directory: string): string[] =>
  readdirSync(directory).filter((name) => !isOwn(name) && !isForeign(name));

/** True for a path that is more than an empty folder; a link that leads nowhere is, for its disk may not be mounted. */
export function isOccupied(path: string): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return !found?.isDirectory() || readdirSync(path).some((name) => !isForeign(name));
}

/** Rests of a restore that did not come to its end. */
export const listRestoreRemains = (directory: string): string[] =>
  existsSync(directory) ? readdirSync(directory).filter((name) => name.startsWith(RESTORING)) : [];

/** Traces of an earlier portal: an empty folder may be a volume that is mounted for the first time. */
export const listPortalTraces = (directory: string): string[] =>
  DATA.filter((name) => isOccupied(join(directory, name)));

/**
 * Moves what a portal has left into a folder beside it and gives that folder's path. The database goes first: broken off
 * half way, the rest is not taken for a portal.
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
