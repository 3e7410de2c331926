/**
 * Two processes on one embedded database silently lose rows, so one process at a time holds the directory. The lock is
 * a listening socket named after the directory's device and inode: the kernel frees it, also after kill -9.
 */
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(`Another process is using ${directory}. Stop it first, or set DATA_DIR to another directory.`);
    this.name = 'DirectoryInUse';
  }
}

function lockName(directory: string): string {
  const { dev, ino } = statSync(directory);
  const name = `declaration-portal-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(directory, '.lock');
}

const listen = (name: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(name, () => resolve(server.unref()));
  });

const answers = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(name);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Takes the lock or throws DirectoryInUse; gives the release. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const name = lockName(directory);
  const isFile = name.endsWith('.lock');
  // Where the kernel keeps the name as a file, one that nobody answers on is left over from a crash.
  if (isFile && !(await answers(name))) rmSync(name, { force: true });
  try {
    const server = await listen(name);
    return () => new Promise((resolve) => server.close(() => resolve()));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new DirectoryInUse(directory);
    throw error;
  }
}
