/**
 * The server's port. It answers from the first moment on: 503 while the database is opened, then the application.
 * Requests already begun are not cut at the switch.
 */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { CODE } from '../../../domain/api/codes';
import { commonMessages } from '../../../domain/api/messages';
import { paths } from '../../../domain/api/paths.generated';
import { say } from '../../../domain/text';
import { HEADERS_TIMEOUT_MS, KEEP_ALIVE_MS, REQUEST_TIMEOUT_MS } from './connection-times';
import { buildRefusal, buildSuccess, getRequestLanguage } from './envelope';
import { MAX_HEADERS_BYTES } from './limits';

/** Retry-After of answers before the application has started, while the database is opened, recovered or waited for. */
const RETRY_AFTER_SECONDS = 5;
const HEALTH = paths.health.split(' ')[1] as string;

/** Waiting page during the start, which reloads itself. */
const buildPage = (text: string, language: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>${text}</title><body><p>${text}</p>`;

interface StartingAnswer {
  status: number;
  type: string;
  body: string;
}

const buildJsonAnswer = (status: number, envelope: object): StartingAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(envelope),
});

function buildStartingAnswer({ url = '/', headers }: IncomingMessage): StartingAnswer {
  const language = getRequestLanguage({ headers });
  const [path = '/'] = url.split('?', 1);
  if (path === HEALTH) {
    const state = { status: 'ok', time: new Date().toISOString(), warnings: ['starting'] };
    return buildJsonAnswer(200, buildSuccess(state, language));
  }
  const wantsPage = !path.startsWith('/api/') && headers.accept?.includes('text/html');
  if (!wantsPage) return buildJsonAnswer(503, buildRefusal(CODE.failure, commonMessages.starting, language));
  const body = buildPage(say(commonMessages.starting, language), language);
  return { status: 503, type: 'text/html; charset=utf-8', body };
}

const answerWhileStarting: RequestListener = (request, response) => {
  const { status, type, body } = buildStartingAnswer(request);
  if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': randomUUID(),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  request.resume();
};

export interface HttpListener {
  server: Server;
  /** Sets the application that answers after `open`. */
  adopt(application: RequestListener): Server;
  /** Switches the port to the application. */
  open(): void;
  /** Opens the port and returns its URL. Rejects with EADDRINUSE where another program holds it. */
  listen(at: { host: string; port: number }): Promise<string>;
}

export function createListener(): HttpListener {
  let application = answerWhileStarting;
  let current = answerWhileStarting;
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: MAX_HEADERS_BYTES,
      requireHostHeader: false,
    },
    (request, response) => current(request, response),
  );

  return {
    server,
    adopt(listener) {
      application = listener;
      return server;
    },
    open() {
      current = application;
    },
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port }, () => {
          server.off('error', reject);
          const address = server.address();
          const name = host.includes(':') ? `[${host}]` : host;
          resolve(`http://${name}:${typeof address === 'object' && address ? address.port : port}`);
        });
      }),
  };
}
