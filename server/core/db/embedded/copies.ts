/**
 * Copies of the embedded database: it has one session, so that who reads it as it was at one moment would keep everybody
 * else from writing. A copy is taken between two transactions and read in a thread of its own.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { databaseIn } from './database-check';

const PREFIX = 'database.copy-';
const SUFFIX = '.new';

/** Files of a folder that are copied at once. */
const AT_ONCE = 16;

/** A file system that shares blocks copies nothing but their list. */
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

/** Copies the database of a directory, in which nothing may run meanwhile; gives its place. */
export async function copyDatabase(directory: string): Promise<string> {
  const copy = join(directory, `${PREFIX}${randomUUID()}${SUFFIX}`);
  try {
    await copyFolder(databaseIn(directory), copy);
    return copy;
  } catch (error) {
    await removeCopy(copy);
    throw error;
  }
}

/** The same of a database that is served through this pool of one connection: nothing else runs while that is held. */
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

/** Removes what a process that died has left. */
export async function removeCopies(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.startsWith(PREFIX) && name.endsWith(SUFFIX)) await removeCopy(join(directory, name));
}
