/**
 * Files of the last builds of the portal, kept in the data directory: a page that was open before an update finds its
 * chunks, whichever process it asks and wherever that one was installed. Their names carry their hash, so all builds lie in
 * one folder; a list for each build says what may go with it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTAL_FOLDER } from '../directory/entries';
import { isUnchanging } from './portal-files';

/** This build and the last two. */
const BUILDS = 3;
/** A file that is being taken. */
const SIDE = '.new';

interface Log {
  warn(details: object, message: string): void;
}

/** The folder of the kept files in a data directory. */
export const keptFilesIn = (dataDir: string): string => join(dataDir, PORTAL_FOLDER, 'files');

/** Under another name until it is whole: another process may be asked for it just now. For this account alone, as all there. */
async function take(from: string, to: string): Promise<void> {
  const side = `${to}.${process.pid}${SIDE}`;
  await writeFile(side, await readFile(from));
  await rename(side, to);
}

/** The lists of builds, the one that was started last first. */
async function listsIn(folder: string): Promise<string[]> {
  const named = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return named.sort((a, b) => b.at - a.at).map(({ name }) => join(folder, name));
}

async function keep(portal: string, dataDir: string): Promise<void> {
  const files = keptFilesIn(dataDir);
  const lists = join(dataDir, PORTAL_FOLDER, 'builds');
  const names = (await readdir(portal)).filter((name) => isUnchanging(name) && !/\.(gz|br)$/.test(name));
  for (const folder of [files, lists]) await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(files));
  for (const name of names) if (!kept.has(name)) await take(join(portal, name), join(files, name));
  const list = names.sort().join('\n');
  await writeFile(join(lists, createHash('sha256').update(list).digest('hex')), list);

  const all = await listsIn(lists);
  const named = await Promise.all(all.slice(0, BUILDS).map((path) => readFile(path, 'utf8')));
  const staying = new Set(named.flatMap((text) => text.split('\n')));
  const going = [...kept]
    .filter((name) => !staying.has(name) && !name.endsWith(SIDE))
    .map((name) => join(files, name));
  for (const path of [...going, ...all.slice(BUILDS)]) await rm(path, { force: true });
}

/** Keeps this build's files and drops those of the oldest. Without room for them the portal is served all the same. */
export async function keepPortal(portal: string, dataDir: string, log: Log): Promise<void> {
  await keep(portal, dataDir).catch((err) =>
    log.warn({ err }, 'the files of this build are not kept for pages that stay open over an update'),
  );
}
