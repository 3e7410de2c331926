import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { problems } from '../errors';

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Slashes count as the router counts them. */
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const isAt = (path: string[], pattern: string[]): boolean =>
  path.length === pattern.length &&
  pattern.every((segment, i) => segment.startsWith(':') || segment === path[i]);

/** Remembers which methods each path of the API takes, so that a wrong method is told from an unknown path. */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { pattern: string[]; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (!isApi(url) || url.includes('*')) return;
    for (const each of [method].flat()) known.push({ pattern: segmentsOf(url), method: each });
  });
  return (path) => {
    const segments = segmentsOf(path);
    return [...new Set(known.filter(({ pattern }) => isAt(segments, pattern)).map(({ method }) => method))];
  };
}

/** Deep links of the portal are answered with its page; everything else that leads nowhere says so in the envelope. */
export function addNotFound(
  app: FastifyInstance,
  methodsOf: (path: string) => string[],
  portal: string | null,
): void {
  const page = portal && existsSync(join(portal, 'index.html')) ? 'index.html' : null;
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (page && reads && !isApi(path) && extname(path) === '') return reply.sendFile(page);
    const methods = methodsOf(path);
    throw methods.length > 0 ? problems.wrongMethod(methods.join(', ')) : problems.unknownPath(path);
  });
}
