import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fsyncPath } from '../../directory/kept-file';
import { isUnmade } from './database-check';
import { DurableNodeFS, durableStartParams } from './durable-fs';

const CAUSE = /\b(?:FATAL|PANIC): +(.*)/;

/** Opens the embedded database of a directory. Throws what PostgreSQL says of the one that it cannot open. */
export async function openDirectory(directory: string): Promise<PGlite> {
  let cause: string | undefined;
  const onStderr = (line: string) => {
    cause = CAUSE.exec(line)?.[1] ?? cause;
    return false;
  };
  const fs = new DurableNodeFS(directory);
  return PGlite.create({ fs, startParams: durableStartParams, onStderr }).catch((error: Error) => {
    throw new Error(cause ?? error.message);
  });
}

function fsyncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(directory);
}

/**
 * Makes the database of a directory where there is none: beside its place, then renamed into it, so that a crash on the
 * way leaves none rather than half of one.
 */
export async function createDirectory(directory: string): Promise<void> {
  if (!isUnmade(directory)) return;
  const side = `${directory}.new`;
  rmSync(side, { recursive: true, force: true });
  mkdirSync(side, { recursive: true });
  await (await openDirectory(side)).close();
  fsyncTree(side);
  renameSync(side, directory);
  fsyncPath(dirname(directory));
}
