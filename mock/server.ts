/**
 * Answers `umi dev`: the server itself, composed in process on a database in memory with the demo data, so that there
 * is no second implementation to keep in step. SMS codes and uploads lie in .cache/mock. Faults: see faults.ts.
 *
 * The application hangs on the global object, because umi evaluates this file again after each edit of mock/; after an
 * edit of server/ start `umi dev` again.
 */
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pages } from '../config/routes';
import { paths } from '../domain/api/paths.generated';
import { compose } from '../server/compose';
import { openMemoryDatabase } from '../server/core/db/client';
import { readEnv } from '../server/core/env';
import { createLogger } from '../server/core/logger';
import { findRequestedFault, type MockRequest, type MockResponse, withFault } from './faults';

const kept = globalThis as { mockServer?: Promise<FastifyInstance> };

const start = async (): Promise<FastifyInstance> => {
  // Logs errors only: calls refused under load are of no interest in development.
  const env = readEnv({ DATA_DIR: '.cache/mock', DEMO: 'on', LOG_LEVEL: 'error' });
  const db = await openMemoryDatabase();
  const app = await compose({ env, db, clock: () => new Date(), log: createLogger(env), pages });
  await app.ready();
  return app;
};

const server = (): Promise<FastifyInstance> => {
  kept.mockServer ??= start();
  return kept.mockServer;
};

const JSON_TYPE = 'application/json';
/** Body passed on where umi could not parse the JSON, so that the server itself reports what is wrong. */
const UNREADABLE = Buffer.from('{');

/** Serializes a parsed body again. umi gives an empty object for unreadable JSON, as for an empty object. */
const jsonOf = (body: unknown, length: number): Buffer => {
  const text = JSON.stringify(body ?? {});
  return text === '{}' && length > text.length ? UNREADABLE : Buffer.from(text);
};

type Headers = Record<string, string | string[] | undefined>;

/** Rebuilds the body that umi has parsed, an upload included, for the server to parse; only raw bytes arrive unparsed. */
const bodyOf = async (request: MockRequest): Promise<[Headers, Buffer | undefined]> => {
  const { method, headers, body, files } = request;
  const { 'content-length': length, 'transfer-encoding': _, ...kept } = headers;
  const type = String(headers['content-type'] ?? '');
  if (method === 'GET' || type === '') return [kept, undefined];
  if (type === 'application/octet-stream') return [kept, await buffer(request)];
  if (type.startsWith(JSON_TYPE)) return [kept, jsonOf(body, Number(length))];
  if (!type.startsWith('multipart/')) return [kept, Buffer.from(JSON.stringify(body))];
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  for (const { fieldname, originalname, mimetype, buffer } of files ?? []) {
    form.append(fieldname, new Blob([new Uint8Array(buffer)], { type: mimetype }), originalname);
  }
  const rebuilt = new Response(form);
  const contentType = rebuilt.headers.get('content-type') ?? type;
  return [{ ...kept, 'content-type': contentType }, Buffer.from(await rebuilt.arrayBuffer())];
};

const answer = async (request: MockRequest, response: MockResponse): Promise<() => void> => {
  const [headers, payload] = await bodyOf(request);
  const app = await server();
  const reply = await app.inject({
    method: request.method as 'GET',
    url: request.originalUrl,
    headers,
    ...(payload && { payload }),
  });
  return () => {
    response.status(reply.statusCode);
    for (const [name, value] of Object.entries(reply.headers)) {
      if (value !== undefined && name !== 'transfer-encoding') response.setHeader(name, value);
    }
    response.send(reply.rawPayload);
  };
};

/** Reports errors as replies: a handler that rejects would end `umi dev`. */
const forward = async (request: MockRequest, response: MockResponse): Promise<void> => {
  try {
    await withFault(findRequestedFault(request), request, response, () => answer(request, response));
  } catch (error) {
    console.error(error);
    response.status(500).json({ code: -1, msg: String(error), data: null });
  }
};

/**
 * Replaces the live stream, which the mock cannot send because it completes each reply first: with 204 the portal polls by timer,
 * without an error.
 */
const noStream = (_request: MockRequest, response: MockResponse) => response.status(204).send('');

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

export default {
  [paths.live]: noStream,
  ...Object.fromEntries(METHODS.map((method) => [`${method} /api/(.*)`, forward])),
};
