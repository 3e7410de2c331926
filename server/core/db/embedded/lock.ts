/**
 * Lock of a data directory. Two processes on one embedded database silently lose rows, so one process at a time holds a
 * kernel lock on a file in the directory: it works across containers and is released even after kill -9. A listening
 * socket named after the device and inode of the directory detects processes of earlier versions; it does not reach
 * beyond a container.
 */
import { closeSync, constants, fstatSync, openSync, type Stats, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { LOCK_FILE } from '../../directory/entries';
import { DirectoryFault, runDirectoryWrite } from '../../directory/faults';

/**
 * Interval of checking that the locked files are still in place: a process goes on writing to files that were deleted or
 * moved away, while another one can lock their replacements.
 */
const LOOK_EVERY_MS = 2_000;

/** Returns undefined where there is no file, and where the file system fails to answer. */
function findFile(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const isSameFile = (before: Stats | undefined, now: Stats | undefined): boolean =>
  before !== undefined && now !== undefined && before.ino === now.ino && before.dev === now.dev;

/** Calls `onReplaced` with the first path whose file was removed or replaced. Returns the function that stops watching. */
export function watchFiles(paths: string[], onReplaced: (path: string) => void): () => void {
  const before = paths.map(findFile);
  const timer = setInterval(() => {
    const replaced = paths.find((path, i) => !isSameFile(before[i], findFile(path)));
    if (replaced === undefined) return;
    clearInterval(timer);
    onReplaced(replaced);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export type ReleaseLock = () => Promise<void>;

const { O_RDWR, O_CREAT } = constants;

/** Imports the native module here, so that a platform without it gets a readable fault. */
async function tryLock(fd: number, directory: string): Promise<boolean> {
  try {
    const { tryLock: take } = await import('fs-native-extensions');
    return take(fd);
  } catch (error) {
    throw new DirectoryFault('noLock', { directory, reason: (error as Error).message });
  }
}

/** Opens and locks the lock file; returns its file descriptor. */
async function lockFile(directory: string): Promise<number> {
  const path = join(directory, LOCK_FILE);
  const fd = runDirectoryWrite(directory, () => openSync(path, O_RDWR | O_CREAT, 0o600));
  const isOurs = await tryLock(fd, directory);
  // A file that was replaced between opening and locking locks nothing.
  if (isOurs && isSameFile(fstatSync(fd), findFile(path))) return fd;
  closeSync(fd);
  throw new DirectoryFault('inUse', { directory });
}

/** Listens on a Linux abstract socket: a name that the kernel holds without a file. */
function listen(directory: string): Promise<Server> {
  const { dev, ino } = statSync(directory);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DirectoryFault('inUse', { directory }) : error),
    );
    server.listen(`\0declaration-portal-${dev}-${ino}`, () => resolve(server.unref()));
  });
}

/** Locks the directory or throws a DirectoryFault; returns the function that releases it. */
export async function lockDirectory(directory: string): Promise<ReleaseLock> {
  const fd = await lockFile(directory);
  const server = process.platform === 'linux' ? await listen(directory) : null;
  return async () => {
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    closeSync(fd);
  };
}
