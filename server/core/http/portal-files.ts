/**
 * Files of the built portal and of its last builds, saved in the data directory: a page opened before an update finds its
 * chunks, whichever process and installation answer. File names contain a hash, so all builds share one folder; a list
 * per build tells which files may be deleted with it.
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

/** Worker that recognises text in pictures (src/filling/papers/recognition). */
const isRecogniser = (path: string): boolean => /^recognition\.[0-9a-f]{8,}\./.test(basename(path));

/** WebAssembly is allowed to that worker alone: browsers apply the policy with which a worker was sent, instead of its page's. */
const RECOGNISER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The page and its service worker are revalidated on each use. */
const getCacheControl = (path: string): string =>
  isUnchanging(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';

/**
 * Serves the built portal, where there is one, with the compressed copies that the build placed beside its files, and
 * saved files of earlier builds (`kept`). The file at the service worker's URL unregisters itself; with `pwa`, the worker
 * that caches the portal is sent instead.
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
      if (isRecogniser(path)) reply.header('content-security-policy', RECOGNISER_POLICY);
    },
  });
  if (!pwa) return;
  app.get('/service-worker.js', { schema: { hide: true } as object }, (_request, reply) =>
    reply.sendFile('precaching-worker.js'),
  );
}

/** This build and the last two. */
const BUILDS = 3;
/** Suffix of a file that is being copied. */
const SIDE = '.new';

interface Log {
  warn(details: object, message: string): void;
}

/** Folder of the saved files in a data directory. */
export const getSavedFilesFolder = (dataDir: string): string => join(dataDir, PORTAL_FOLDER, 'files');

/**
 * Copies a file under a temporary name and renames it when complete, because another process may be serving it. Like all
 * files there, it is accessible to this account only.
 */
async function take(from: string, to: string): Promise<void> {
  const side = `${to}.${process.pid}${SIDE}`;
  await writeFile(side, await readFile(from));
  await rename(side, to);
}

/** Paths of the builds' file lists, the most recently started build first. */
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

/**
 * Saves the files of this build and deletes those of the oldest. A failure, for example a full disk, does not keep the
 * portal from being served.
 */
export async function keepPortal(portal: string, dataDir: string, log: Log): Promise<void> {
  await keep(portal, dataDir).catch((err) =>
    log.warn({ err }, 'the files of this build are not kept for pages that stay open over an update'),
  );
}
