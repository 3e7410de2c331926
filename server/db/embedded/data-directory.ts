import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams, fsyncPath } from './durable-fs';

/** Opens the embedded database of a directory. */
export const openDirectory = (directory: string): Promise<PGlite> =>
  PGlite.create({ fs: new DurableNodeFS(directory), startParams: durableStartParams });

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
  if (existsSync(directory)) return;
  const side = `${directory}.new`;
  rmSync(side, { recursive: true, force: true });
  mkdirSync(side, { recursive: true });
  await (await openDirectory(side)).close();
  fsyncTree(side);
  renameSync(side, directory);
  fsyncPath(dirname(directory));
}
