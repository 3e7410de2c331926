import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED = /\.[0-9a-f]{8,}\./;
const YEAR_SECONDS = 31_536_000;

/** Names that carry a hash never change. */
export const isUnchanging = (path: string): boolean => HASHED.test(basename(path));

/** The page and its worker are asked for again each time. */
const cacheControl = (path: string): string =>
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
      reply.header('cache-control', cacheControl(path.replace(/\.(gz|br)$/, '')));
    },
  });
  if (!pwa) return;
  app.get('/service-worker.js', { schema: { hide: true } as object }, (_request, reply) =>
    reply.sendFile('precaching-worker.js'),
  );
}
