/**
 * Copies of the embedded database for commands beside the portal, which alone may open it. Whoever connects to a socket in
 * the data directory is told the place of a fresh copy, which goes when the connection ends.
 */
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { SOCKET_FILE } from '../../directory/entries';
import { removeCopy } from './copies';

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A copy by its name in the directory, which another container may know under another path. */
type Told = { copy: string } | { fault: string };

async function answer(socket: Socket, makeCopy: () => Promise<string>, log: Log): Promise<void> {
  const ended = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  const tell = (told: Told) => socket.write(`${JSON.stringify(told)}\n`);
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

/** Gives the stop. Where there can be no socket, commands want the portal to be stopped. */
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
  // One that a killed process has left.
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

/** A copy of the database that a running portal holds, with what gives it back; null where none is running. */
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
  const told = JSON.parse(line) as Told;
  if ('fault' in told) throw new Error(told.fault);
  return { copy: join(directory, told.copy), release: () => socket.destroy() };
}
