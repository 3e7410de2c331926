import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { commonMessages } from '../../../domain/api/messages';
import { formatShowableJson } from '../../../domain/checks/characters';
import type { Deps } from '../deps';
import { problems } from '../errors';
import { requestContext } from '../request-context';
import { addAdmission, computeSlotCount, createAdmission } from './admission';
import { addApiDescription } from './api-description';
import { readToken } from './auth';
import { createBudget } from './budget';
import { addDraining } from './draining';
import { addNotFound, brokenRequestBody, createErrorHandler, createMethodLookup } from './error-handler';
import { addJsonBody } from './json-body';
import { createCallLimitHook, createFloodLimitHook, getBodyLimits, MAX_HEADERS_BYTES } from './limits';
import { createListener, type HttpListener } from './listener';
import { addMetrics } from './metrics';
import { addPortalFiles, getSavedFilesFolder } from './portal-files';
import { watchForProxy } from './proxy';
import { addSecurityHeaders, createSecurityHeaders, setHeaders } from './security-headers';
import { createSessionStore } from './session-store';

/**
 * Answers broken HTTP, which fastify never sees as a request, with the envelope. A connection that a browser opened ahead
 * of time and never used is closed without an answer, which the browser would take for the answer to a request sent at
 * that moment.
 */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const isUnused = isLate && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) return void socket.destroy();
  const head = [
    isLate ? 'HTTP/1.1 408 Request Timeout' : 'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(brokenRequestBody)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${brokenRequestBody}`);
}

/** Each request gets an id that its answer, its log lines and its audit lines carry. */
function addRequestContext(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('claims', null);
  app.decorateRequest('stay', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    requestContext.run({ ip: request.ip, requestId: request.id }, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.caller?.userId,
      },
      'answered',
    );
    done();
  });
}

/** Takes requests that Node itself would refuse without a body: without a host, or with an unknown expectation. */
function takeWhatNodeRefuses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw problems.badRequest(commonMessages.noHost);
    done();
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

function refuseEncodedBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'];
    if (encoding && encoding !== 'identity') throw problems.wrongType('Content-Encoding: identity');
    done();
  });
}

type AppDeps = Pick<
  Deps,
  | 'env'
  | 'log'
  | 'db'
  | 'clock'
  | 'audit'
  | 'counters'
  | 'tokens'
  | 'maxLoopDelayMs'
  | 'workedMs'
  | 'warnings'
>;

/** `portal`: directory of the built portal, or null. `routes` adds the features. `listener`: a port that is already open. */
export async function createApp(
  deps: AppDeps,
  portal: string | null,
  routes: (app: FastifyInstance) => Promise<void>,
  listener: HttpListener = createListener(),
): Promise<FastifyInstance> {
  const { env, log, db, clock, audit, counters, tokens, maxLoopDelayMs, workedMs } = deps;
  const errorHandler = createErrorHandler(audit);
  const securityHeaders = createSecurityHeaders({
    analytics: env.portal.analytics.service,
    publicUrl: env.publicUrl,
    portal,
  });
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy ?? false,
    bodyLimit: getBodyLimits().bytes,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: MAX_HEADERS_BYTES,
    },
    // Calls are checked in route.ts and answers are written as they are: the framework's compilers are not even loaded.
    schemaController: {
      compilersFactory: {
        buildValidator: (() => () => () => true) as () => never,
        buildSerializer: () => () => formatShowableJson,
      },
    },
    serverFactory: listener.adopt,
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      setHeaders(reply.raw, securityHeaders);
      void errorHandler(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.setErrorHandler(errorHandler);
  const admission = createAdmission({ slots: computeSlotCount(db.connections), maxLoopDelayMs });
  app.decorate('gate', {
    tokens,
    sessions: createSessionStore(db, clock),
    budget: createBudget(workedMs),
    admission,
    limitCall: createCallLimitHook(counters, clock),
  });

  addRequestContext(app);
  addDraining(app);
  watchForProxy(app, deps);
  addAdmission(app, admission);
  takeWhatNodeRefuses(app);
  refuseEncodedBody(app);
  addSecurityHeaders(app, securityHeaders);
  app.addHook('onRequest', readToken(tokens));
  app.addHook('onRequest', createFloodLimitHook());
  addJsonBody(app);
  await app.register(multipart, { throwFileSizeLimit: true });

  const methodsOf = createMethodLookup(app);
  await addApiDescription(app, '1.0', env.apiDocs);
  addMetrics(app, { waitingQueries: () => db.waiting, token: env.metricsToken });
  admission.addMetrics(app.metrics);
  await routes(app);
  await addPortalFiles(app, portal, getSavedFilesFolder(env.dataDir), env.portal.pwa);
  addNotFound(app, methodsOf, portal);
  app.addHook('onReady', async () => listener.open());
  return app;
}
