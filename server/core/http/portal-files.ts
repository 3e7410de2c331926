/**
 * Files of the built portal, and of its last builds, kept in the data directory: a page that was open before an update finds
 * its chunks, whichever process it asks and wherever that one was installed. Their names carry their hash, so all builds lie
 * in one folder; a list for each build says what may go with it.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PORTAL_FOLDER } from '../directory/entries';

const HASHED = /\.[0-9a-f]{8,}\./;
const YEAR_SECONDS = 31_536_000;

/** Names that carry a hash never change. */
const isUnchanging = (path: string): boolean => HASHED.test(basename(path));

/** The page and its worker are asked for again each time. */
const getCacheControl = (path: string): string =>
  isUnchanging(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';

/**
 * Serves the built portal, where there is one, with the compressed copies that the build laid beside its files, and `kept`
 * files of earlier builds. Under the worker's address lies one that removes itself; with the setting on, the one that keeps the portal is sent.
 */
export async function addPortalFiles(
  app: FastifyInstance,
  portal: string | null,
  kept: string,
  pwa: boolean,
): Promise<void> {
  if (!portal || !existsSync(portal)) return;
  await app.register(fastifyStatic, {
    root: [portal, kept].filter((folder) => existsSync(folder)),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', getCacheControl(path.replace(/\.(gz|br)$/, '')));
    },
  });
  if (!pwa) return;
  app.get('/service-worker.js', { schema: { hide: true } as object }, (_request, reply) =>
    reply.sendFile('precaching-worker.js'),
  );
}

/** This build and the last two. */
const BUILDS = 3;
/** A file that is being taken. */
const SIDE = '.new';

interface Log {
  warn(details: object, message: string): void;
}

/** The folder of the kept files in a data directory. */
export const getSavedFilesFolder = (dataDir: string): string => join(dataDir, PORTAL_FOLDER, 'files');

/** Under another name until it is whole: another process may be asked for it just now. For this account alone, as all there. */
async function take(from: string, to: string): Promise<void> {
  const side = `${to}.${process.pid}${SIDE}`;
  await writeFile(side, await readFile(from));
  await rename(side, to);
}

/** The lists of builds, the one that was started last first. */
async function readFileLists(folder: string): Promise<string[]> {
  const named = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return named.sort((a, b) => b.at - a.at).map(({ name }) => join(folder, name));
}

async function keep(portal: string, dataDir: string): Promise<void> {
  const files = getSavedFilesFolder(dataDir);
  const lists = join(dataDir, PORTAL_FOLDER, 'builds');
  const names = (await readdir(portal)).filter((name) => isUnchanging(name) && !/\.(gz|br)$/.test(name));
  for (const folder of [files, lists]) await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(files));
  for (const name of names) if (!kept.has(name)) await take(join(portal, name), join(files, name));
  const list = names.sort().join('\n');
  await writeFile(join(lists, createHash('sha256').update(list).digest('hex')), list);

  const all = await readFileLists(lists);
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
