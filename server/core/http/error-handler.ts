/** Maps problems to HTTP: status, code and wording. No other module does. */

import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { CODE } from '../../../domain/api/codes';
import type { ResponseEnvelope } from '../../../domain/api/envelope';
import { commonMessages } from '../../../domain/api/messages';
import { fillText, type Language } from '../../../domain/text';
import type { AuditStore } from '../audit/audit-store';
import { findOutage } from '../db/outage';
import { isSqlState, SQL_STATE } from '../db/sql-state';
import { Problem, type ProblemKind, problems } from '../errors';
import { buildRefusal, getRequestLanguage } from './envelope';
import { getBodyType, hasHalfCharacter } from './json-body';
import { getBodyLimits } from './limits';

const HTTP_STATUS: Record<ProblemKind, number> = {
  business: 200,
  failure: 200,
  notAuthenticated: 401,
  sessionEnded: 403,
  badRequest: 400,
  unknownPath: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unavailable: 503,
};

function createDatabaseProblem(error: Error, { body, routeOptions }: FastifyRequest): Problem | undefined {
  const isUnreadable =
    isSqlState(error, SQL_STATE.invalidByteSequence, SQL_STATE.untranslatableCharacter) ||
    (isSqlState(error, SQL_STATE.invalidText) && routeOptions.config.call?.body && hasHalfCharacter(body));
  if (isUnreadable) return problems.badRequest(commonMessages.unreadableText);
  const outage = findOutage(error);
  return outage && (outage === 'full' ? problems.diskFull() : problems.unavailable());
}

/** Refusals of fastify and its plugins before a handler runs. */
function createFrameworkProblem(
  { code, statusCode }: Partial<FastifyError>,
  { routeOptions }: FastifyRequest,
): Problem | undefined {
  if (statusCode === 413) return problems.tooLarge(getBodyLimits(routeOptions.config.call).size);
  if (statusCode === 415 || statusCode === 406)
    return problems.wrongType(getBodyType(routeOptions.config.call));
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return problems.badRequest(commonMessages.notJson);
  if (code === 'FST_ERR_BAD_URL') return problems.badRequest(commonMessages.badAddress);
  if (statusCode && statusCode >= 400 && statusCode < 500) return problems.badRequest();
  return undefined;
}

const toProblem = (error: Error, request: FastifyRequest): Problem | undefined =>
  error instanceof Problem
    ? error
    : (createDatabaseProblem(error, request) ?? createFrameworkProblem(error, request));

/** Writes the audit line of a refusal outside the transaction that the refusal rolled back. */
async function writeDenial(problem: Problem, request: FastifyRequest, audit: AuditStore): Promise<void> {
  const { denial } = problem.extras;
  const { caller } = request;
  if (!denial || !caller) return;
  await audit.write({
    subjectKind: 'access',
    subjectId: caller.userId,
    companyId: caller.companyId,
    action: 'access.denied',
    caller,
    details: { ...denial, call: request.routeOptions.config.call?.name ?? null },
  });
}

/** Replaces headers that the handler may have set for a file before it failed; they do not apply to the envelope. */
function sendInstead(reply: FastifyReply, status: number, envelope: ResponseEnvelope): FastifyReply {
  for (const name of ['content-length', 'content-disposition', 'etag']) reply.removeHeader(name);
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(envelope);
}

function sendProblem(problem: Problem, language: Language, reply: FastifyReply): FastifyReply {
  const { kind, text, extras } = problem;
  if (extras.retryAfterSeconds !== undefined) reply.header('retry-after', extras.retryAfterSeconds);
  if (extras.allow) reply.header('allow', extras.allow);
  // Node reads the rest of the request only on connections that stay open; a closed one is reset before the answer is read.
  if (kind === 'tooLarge') reply.removeHeader('connection');
  if (kind === 'notAuthenticated') reply.header('www-authenticate', 'JWT');
  const code = kind === 'business' ? CODE.businessError : CODE.failure;
  return sendInstead(reply, HTTP_STATUS[kind], buildRefusal(code, text, language, extras.data));
}

function sendFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'a fault');
  const text = fillText(commonMessages.fault, { requestId: request.id });
  return sendInstead(reply, 500, buildRefusal(CODE.failure, text, getRequestLanguage(request)));
}

/**
 * Ends a request whose client has disconnected: most errors after that result from it, so it is no fault, and there is no
 * one to answer.
 */
function abandonReply(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ err: error }, 'the client broke off');
  reply.hijack();
}

export function createErrorHandler(audit: AuditStore) {
  return async function errorHandler(error: Error, request: FastifyRequest, reply: FastifyReply) {
    const problem = toProblem(error, request);
    try {
      if (problem) await writeDenial(problem, request, audit);
    } catch (failed) {
      return sendFault(failed as Error, request, reply);
    }
    if (request.raw.socket.destroyed) return abandonReply(error, request, reply);
    if (!problem) return sendFault(error, request, reply);
    if (problem.kind === 'unavailable') request.log.warn({ err: error }, 'unavailable');
    return sendProblem(problem, getRequestLanguage(request), reply);
  };
}

/** Body sent when a request cannot be parsed: broken HTTP, slow or oversized headers. */
export const brokenRequestBody = JSON.stringify(buildRefusal(CODE.failure, commonMessages.badRequest, 'en'));

const getPath = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Splits a path like the router does, ignoring extra slashes. */
const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const isPathOfPattern = (path: string[], pattern: string[]): boolean =>
  path.length === pattern.length &&
  pattern.every((segment, i) => segment.startsWith(':') || segment === path[i]);

/** Remembers which methods each path of the API takes, so that a wrong method is told from an unknown path. */
export function createMethodLookup(app: FastifyInstance): (path: string) => string[] {
  const known: { pattern: string[]; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (!isApi(url) || url.includes('*')) return;
    for (const each of [method].flat()) known.push({ pattern: splitPath(url), method: each });
  });
  return (path) => {
    const segments = splitPath(path);
    return [
      ...new Set(
        known.filter(({ pattern }) => isPathOfPattern(segments, pattern)).map(({ method }) => method),
      ),
    ];
  };
}

/** Answers deep links of the portal with its page, and every other unknown path with an error in the envelope. */
export function addNotFound(
  app: FastifyInstance,
  methodsOf: (path: string) => string[],
  portal: string | null,
): void {
  const page = portal && existsSync(join(portal, 'index.html')) ? 'index.html' : null;
  app.setNotFoundHandler(async (request, reply) => {
    const path = getPath(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (page && reads && !isApi(path) && extname(path) === '') return reply.sendFile(page);
    const methods = methodsOf(path);
    throw methods.length > 0 ? problems.wrongMethod(methods.join(', ')) : problems.unknownPath(path);
  });
}
