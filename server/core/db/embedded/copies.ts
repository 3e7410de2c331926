/**
 * Copies of the embedded database. It has one session, so that reading a consistent snapshot would block every writer. A
 * copy is taken between two transactions and read in a thread of its own. Only the portal may open the database; commands
 * beside it connect to a socket in the data directory, get the name of a fresh copy, and the copy is removed when the
 * connection ends.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import type { Pool } from 'pg';
import { SOCKET_FILE } from '../../directory/entries';
import { getDatabasePath } from './database-check';

const PREFIX = 'database.copy-';
const SUFFIX = '.new';

/** Files of a folder that are copied at once. */
const AT_ONCE = 16;

/** Copies a folder; a file system that can share blocks copies only their references. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  for (const entry of entries.filter((each) => each.isDirectory()))
    await copyFolder(join(from, entry.name), join(to, entry.name));
  const files = entries.filter((each) => each.isFile()).map(({ name }) => name);
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const copied = files
      .slice(at, at + AT_ONCE)
      .map((name) => copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE));
    await Promise.all(copied);
  }
}

/** Copies the database of a directory, which nothing may write meanwhile; returns the path of the copy. */
export async function copyDatabase(directory: string): Promise<string> {
  const copy = join(directory, `${PREFIX}${randomUUID()}${SUFFIX}`);
  try {
    await copyFolder(getDatabasePath(directory), copy);
    return copy;
  } catch (error) {
    await removeCopy(copy);
    throw error;
  }
}

/** Copies a running database; holds the pool's only connection meanwhile. */
export async function copyServed(pool: Pool, directory: string): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    return await copyDatabase(directory);
  } finally {
    client.release();
  }
}

export const removeCopy = (copy: string): Promise<void> => rm(copy, { recursive: true, force: true });

/** Removes copies that a process which died has left. */
export async function removeCopies(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.startsWith(PREFIX) && name.endsWith(SUFFIX)) await removeCopy(join(directory, name));
}

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Reply of the socket. The copy is named relative to the directory, which another container may have mounted under
 * another path.
 */
type CopyReply = { copy: string } | { fault: string };

async function answer(socket: Socket, makeCopy: () => Promise<string>, log: Log): Promise<void> {
  const ended = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  const tell = (told: CopyReply) => socket.write(`${JSON.stringify(told)}\n`);
  try {
    const copy = await makeCopy();
    tell({ copy: basename(copy) });
    await ended;
    await removeCopy(copy);
  } catch (error) {
    log.error({ err: error }, 'the database could not be copied');
    tell({ fault: (error as Error).message });
    socket.end();
  }
}

/**
 * Serves copies on the socket; returns the function that stops it. Where no socket can be opened, commands require the
 * portal to be stopped.
 */
export async function serveCopies(
  directory: string,
  makeCopy: () => Promise<string>,
  log: Log,
): Promise<() => Promise<void>> {
  const path = join(directory, SOCKET_FILE);
  const open = new Set<Socket>();
  const answers = new Set<Promise<void>>();
  const server = createServer((socket) => {
    open.add(socket.resume());
    const answered = answer(socket, makeCopy, log).finally(() => {
      open.delete(socket);
      answers.delete(answered);
    });
    answers.add(answered);
  });
  // The socket file of a killed process.
  await rm(path, { force: true });
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      log.warn({ err: error, path }, 'no socket for backup and verify: they want the portal to be stopped');
      resolve();
    });
    server.listen(path, resolve);
  });
  server.unref();
  return async () => {
    for (const socket of open) socket.destroy();
    await Promise.all(answers);
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Requests a copy of the database of a running portal; `release` has the portal remove it. null where no portal is running. */
export async function copyOfServed(directory: string): Promise<{ copy: string; release: () => void } | null> {
  const socket = connect(join(directory, SOCKET_FILE));
  const line = await new Promise<string | null>((resolve) => {
    let told = '';
    socket.on('error', () => resolve(null)).on('close', () => resolve(null));
    socket.on('data', (chunk) => {
      told += chunk;
      if (told.endsWith('\n')) resolve(told);
    });
  });
  if (line === null) return null;
  const told = JSON.parse(line) as CopyReply;
  if ('fault' in told) throw new Error(told.fault);
  return { copy: join(directory, told.copy), release: () => socket.destroy() };
}
