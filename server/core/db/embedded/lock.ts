/**
 * Two processes on one embedded database silently lose rows, so one process at a time holds the directory, by a lock of
 * the kernel on a file in it: it holds across containers and is free after kill -9. The listening socket named after
 * the directory's device and inode is how processes of earlier versions are noticed; it ends at the container.
 */
import { closeSync, constants, fstatSync, openSync, type Stats, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { LOCK_FILE } from '../../directory/entries';
import { DirectoryFault, runDirectoryWrite } from '../../directory/faults';

/**
 * A process goes on writing to files that were deleted or moved away, and another one can lock what came in their place:
 * the directory is looked at now and then, for as long as it is open.
 */
const LOOK_EVERY_MS = 2_000;

/** undefined where there is none, and where the file system does not say. */
function findFile(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const isSameFile = (before: Stats | undefined, now: Stats | undefined): boolean =>
  before !== undefined && now !== undefined && before.ino === now.ino && before.dev === now.dev;

/** `onReplaced` is told the path that is not what it was. Gives the stop. */
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

/** Loaded here, so that a platform without the compiled module is told in a sentence. */
async function tryLock(fd: number, directory: string): Promise<boolean> {
  try {
    const { tryLock: take } = await import('fs-native-extensions');
    return take(fd);
  } catch (error) {
    throw new DirectoryFault('noLock', { directory, reason: (error as Error).message });
  }
}

/** The open file that holds the lock. */
async function lockFile(directory: string): Promise<number> {
  const path = join(directory, LOCK_FILE);
  const fd = runDirectoryWrite(directory, () => openSync(path, O_RDWR | O_CREAT, 0o600));
  const isOurs = await tryLock(fd, directory);
  // A file that was replaced between opening and locking locks nothing.
  if (isOurs && isSameFile(fstatSync(fd), findFile(path))) return fd;
  closeSync(fd);
  throw new DirectoryFault('inUse', { directory });
}

/** The kernel of Linux keeps such a name without a file. */
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

/** Takes the directory or throws a DirectoryFault; gives the release. */
export async function lockDirectory(directory: string): Promise<ReleaseLock> {
  const fd = await lockFile(directory);
  const server = process.platform === 'linux' ? await listen(directory) : null;
  return async () => {
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    closeSync(fd);
  };
}
