import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../domain/api/calls/define';
import { createAuditStore } from '../audit/audit-store';
import { createCounters } from '../counters/counters-store';
import type { Database } from '../db/client';
import { openTestDatabase } from '../db/scratch';
import { businessRegister } from '../db/tables';
import type { Deps } from '../deps';
import { readEnv } from '../env';
import { business } from '../errors';
import { createLogger } from '../logger';
import { createOutboxStore } from '../outbox/outbox-store';
import { createTokens } from '../tokens';
import { createApp } from './app';
import { answer } from './envelope';
import { route } from './route';

const portal = mkdtempSync(join(tmpdir(), 'portal-http-'));
let app: FastifyInstance;
let db: Database;
let url: string;

/** A call of the test, as a feature would describe it. */
const described = <P, Q, B, D>(method: Call['method'], path: string, rest: Partial<Call<P, Q, B, D>>) =>
  ({
    name: path,
    method,
    path: `/api/test/${path}`,
    tag: 'test',
    summary: path,
    access: 'public',
    ...rest,
  }) as Call<P, Q, B, D>;

const body = z.object({ name: z.string().min(2), rows: z.array(z.object({ year: z.number() })).optional() });

function testRoutes(routes: FastifyInstance): void {
  route(routes, described('POST', 'echo', { body, data: z.object({ name: z.string() }) }), ({ body }) => ({
    ...body,
    secret: 'stays inside',
  }));
  route(routes, described('GET', 'worded', {}), () => answer({ n: 1 }, { zh: '已保存', en: 'saved' }));
  route(routes, described('GET', 'refused', {}), () => {
    throw business({ zh: '名额已满', en: 'no quota left' }, { quota: 0 });
  });
  route(routes, described('GET', 'fault', {}), () => {
    throw new Error('password of the database is hunter2');
  });
  route(
    routes,
    described('GET', 'item/{id}', { params: z.object({ id: z.uuid() }) }),
    ({ params }) => params,
  );
  route(routes, described('POST', 'store', { body }), async ({ body: { name } }) => {
    await db.q.insert(businessRegister).values({ creditCode: 'C', name });
  });
  route(routes, described('GET', 'slow', {}), async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'done';
  });
}

beforeAll(async () => {
  writeFileSync(join(portal, 'index.html'), '<!doctype html><title>portal</title>');
  writeFileSync(join(portal, 'umi.0a1b2c3d.js'), 'export {}');
  const env = readEnv({ DATA_DIR: portal, LOG_LEVEL: 'silent' });
  const clock = () => new Date();
  db = await openTestDatabase();
  const deps: Deps = {
    env,
    db,
    clock,
    loopDelay: () => 0,
    log: createLogger(env),
    audit: createAuditStore(db, clock),
    counters: createCounters(db, clock),
    outbox: createOutboxStore(db, clock),
    tokens: createTokens(env.jwtSecret, clock),
  };
  app = await createApp(deps, portal, async (routes) => testRoutes(routes));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await db.close();
  rmSync(portal, { recursive: true });
});

async function ask(
  method: string,
  path: string,
  given: { payload?: unknown; headers?: Record<string, string> } = {},
) {
  const { payload, headers } = given;
  const json: Record<string, string> =
    typeof payload === 'object' ? { 'content-type': 'application/json' } : {};
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: { ...json, ...headers },
    body: typeof payload === 'object' ? JSON.stringify(payload) : (payload as string | undefined),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, json: () => JSON.parse(text) };
}
const chinese = { 'accept-language': 'zh-CN,zh;q=0.9' };

describe('the envelope', () => {
  it('holds what the shape of the answer names, and nothing else', async () => {
    const reply = await ask('POST', '/api/test/echo', { payload: { name: '云帆', extra: 1 } });
    expect(reply.json()).toEqual({ code: 200, msg: 'success', data: { name: '云帆' } });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('speaks Chinese when asked in Chinese, English otherwise', async () => {
    expect((await ask('GET', '/api/test/worded', { headers: chinese })).json().msg).toBe('已保存');
    expect((await ask('GET', '/api/test/worded', { headers: { 'accept-language': 'ar' } })).json().msg).toBe(
      'saved',
    );
    expect((await ask('GET', '/api/test/refused', { headers: chinese })).json()).toEqual({
      code: 208,
      msg: '名额已满',
      data: { quota: 0 },
    });
  });

  it('lists one line per fault of a body, each naming its field', async () => {
    const payload = { name: 'x', rows: [{ year: 2024 }, { year: '2025' }] };
    const { status, json } = await ask('POST', '/api/test/echo', { payload });
    expect(status).toBe(200);
    expect(json()).toMatchObject({ code: -1, data: null });
    expect(json().msg).toEqual([
      expect.stringMatching(/^name: /),
      expect.stringMatching(/^rows\[1\]\.year: /),
    ]);
    const inChinese = await ask('POST', '/api/test/echo', { payload: {}, headers: chinese });
    expect(inChinese.json().msg).toEqual([expect.stringMatching(/^name: .*\p{Script=Han}/u)]);
  });

  it('hides what went wrong inside behind a request id', async () => {
    const { status, text, headers } = await ask('GET', '/api/test/fault');
    expect(status).toBe(500);
    expect(text).not.toContain('hunter2');
    expect(text).toContain(headers.get('x-request-id') as string);
  });
});

describe('what cannot be right', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['an unknown path', 404, 'GET', '/api/test/nowhere', {}],
    ['a wrong method', 405, 'DELETE', '/api/test/echo', {}],
    ['half a JSON', 400, 'POST', '/api/test/echo', { payload: '{"name":', headers: json }],
    ['JSON and more', 400, 'POST', '/api/test/echo', { payload: '[]]', headers: json }],
    [
      'a text',
      415,
      'POST',
      '/api/test/echo',
      { payload: 'name=x', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a packed body',
      415,
      'POST',
      '/api/test/echo',
      { payload: {}, headers: { 'content-encoding': 'gzip' } },
    ],
    ['a body of 3 MB', 413, 'POST', '/api/test/echo', { payload: { name: 'x'.repeat(3_000_000) } }],
    ['a broken escape', 400, 'GET', '/api/test/item/%zz', {}],
    [
      'a form where JSON is asked for',
      415,
      'POST',
      '/api/test/echo',
      { payload: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
  ])('answers %s with %i, in the envelope', async (_case, status, method, path, given) => {
    const reply = await ask(method, path, given);
    expect(reply.status).toBe(status);
    expect(reply.json()).toEqual({ code: -1, msg: expect.any(String), data: null });
    expect(reply.headers.get('x-request-id')).toBeTruthy();
  });

  it('names the methods that a path takes', async () => {
    expect((await ask('DELETE', '/api/test/echo/')).headers.get('allow')).toBe('POST');
  });

  it.each(['0', '1%20or%201=1', '%00', '..%2f1', '中文', 'e'.repeat(60), 'e'.repeat(5_000)])(
    'takes the id %s for one that does not exist',
    async (id) => {
      expect((await ask('GET', `/api/test/item/${id}`)).json()).toEqual({
        code: 208,
        msg: 'record not found',
        data: null,
      });
    },
  );

  it('refuses JSON that nests without end, and drops __proto__', async () => {
    const headers = { 'content-type': 'application/json' };
    const deep = await ask('POST', '/api/test/echo', {
      payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      headers,
    });
    expect(deep.status).toBe(400);
    const reply = await ask('POST', '/api/test/echo', {
      payload: '{"name":"ok","__proto__":{"polluted":1}}',
      headers,
    });
    expect(reply.json().code).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('answers U+0000 in a text, which the database cannot keep', async () => {
    const { status, json } = await ask('POST', '/api/test/store', { payload: { name: 'a\0b' } });
    expect([status, json().code]).toEqual([400, -1]);
  });

  it('names the one type that a call takes', async () => {
    const headers = { 'content-type': 'text/plain' };
    const reply = await ask('POST', '/api/test/echo', { payload: 'name=x', headers });
    expect(reply.json().msg).toBe('type not allowed: only application/json');
  });

  it('refuses what is no UTF-8, instead of keeping other letters than were sent', async () => {
    const gbk = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xd6, 0xd0]), Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/test/echo`, { method: 'POST', headers, body: gbk });
    expect([reply.status, await reply.text()]).toEqual([
      400,
      '{"code":-1,"msg":"the body is not valid JSON","data":null}',
    ]);
  });

  /** Sends bytes as they are, others after the first answer, and gives all that comes back. */
  async function send(bytes: string, afterwards = ''): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write(bytes);
    if (afterwards) socket.once('data', () => socket.write(afterwards));
    await new Promise((resolve) => socket.on('close', resolve));
    return text;
  }

  it('lets a client that sends too much send it to the end and read the answer', async () => {
    const head =
      'POST /api/test/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n';
    const next = 'GET /api/test/worded HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const text = await send(head, 'x'.repeat(3_000_000) + next);
    expect(text).toMatch(/^HTTP\/1\.1 413/);
    expect(text).toContain('"msg":"saved"');
  });

  it.each([
    ['what is no HTTP', 'NONSENSE\r\n\r\n', 'bad request'],
    ['no host', 'GET /api/test/worded HTTP/1.1\r\nConnection: close\r\n\r\n', 'the Host header is missing'],
  ])('answers %s in the envelope too', async (_case, bytes, msg) => {
    const text = await send(bytes);
    expect(text).toMatch(/^HTTP\/1\.1 400/);
    expect(text).toMatch(/x-request-id: [0-9a-f-]{36}/i);
    expect(text).toContain(JSON.stringify({ code: -1, msg, data: null }));
  });

  it('does not mind an expectation that it does not know', async () => {
    const head = 'GET /api/test/worded HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n';
    expect(await send(head)).toContain('"msg":"saved"');
  });
});

describe('paths and pages', () => {
  it('answers a path with and without its trailing slash', async () => {
    expect((await ask('GET', '/api/test/worded/')).text).toBe((await ask('GET', '/api/test/worded')).text);
  });

  it('serves the page for deep links only, and hashed files for ever', async () => {
    const page = await ask('GET', '/forms/declareForm?tab=1');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(page.text).toContain('<title>portal</title>');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await ask('GET', '/umi.0a1b2c3d.js')).headers.get('cache-control')).toContain('immutable');
    expect((await ask('GET', '/umi.99999999.js')).status).toBe(404);
    expect((await ask('POST', '/forms/declareForm')).status).toBe(404);
  });

  it('describes the calls that are registered', async () => {
    const { openapi, paths } = (await ask('GET', '/api/docs/json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toContain('/api/test/item/{id}');
    expect(paths['/api/test/echo'].post.requestBody.content['application/json'].schema.required).toEqual([
      'name',
    ]);
    expect((await ask('GET', '/api/docs')).text).toContain('swagger-ui');
  });

  it('gives its figures to this machine only', async () => {
    expect((await ask('GET', '/api/metrics')).text).toContain('http_request_duration_seconds_bucket');
    expect((await ask('GET', '/api/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(
      404,
    );
  });
});

describe('closing', () => {
  it('finishes what is in flight', async () => {
    const slow = ask('GET', '/api/test/slow');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const start = Date.now();
    const closing = app.close();
    expect((await slow).json()).toEqual({ code: 200, msg: 'success', data: 'done' });
    await closing;
    expect(Date.now() - start).toBeLessThan(5_000);
    await expect(ask('GET', '/api/test/worded')).rejects.toThrow();
  });
});
