import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { problems } from '../errors';

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** A pattern of the router as an expression over paths; slashes count as the router counts them. */
const asExpression = (url: string): RegExp =>
  new RegExp(`^${url.replace(/\/$/, '').replace(/:\w+/g, '[^/]+').replaceAll('/', '/+')}/*$`);

/** Remembers which methods each path of the API takes, so that a wrong method is told from an unknown path. */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { expression: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (!isApi(url) || url.includes('*')) return;
    for (const each of [method].flat()) known.push({ expression: asExpression(url), method: each });
  });
  return (path) => [
    ...new Set(known.filter(({ expression }) => expression.test(path)).map(({ method }) => method)),
  ];
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
