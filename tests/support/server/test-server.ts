import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallDefinition } from '../../../domain/calls/define';
import { defineSorter } from '../../../domain/calls/shapes';
import { createAuditStore } from '../../../server/core/audit/audit-store';
import { createCounters } from '../../../server/core/counters/counters-store';
import type { Database } from '../../../server/core/db/client';
import { companies, sessions, users } from '../../../server/core/db/tables';
import { openTestDatabase } from '../../../server/core/db/test-database';
import { readEnv } from '../../../server/core/env';
import { createRefusal } from '../../../server/core/errors';
import { createApp } from '../../../server/core/http/app';
import { createTokens } from '../../../server/core/http/auth';
import { getWorkedMs } from '../../../server/core/http/budget';
import { answer } from '../../../server/core/http/envelope';
import { route } from '../../../server/core/http/route';
import { createLogger } from '../../../server/core/logger';
import { createOutboxStore } from '../../../server/core/outbox/outbox-store';
import { createWarnings } from '../../../server/core/warnings';
import { registers } from '../../../server/registers/tables';

/** Defines a call of the test, as a feature would. */
const described = <P, Q, B, D>(
  method: CallDefinition['method'],
  path: string,
  rest: Partial<CallDefinition<P, Q, B, D>>,
) =>
  ({
    name: path,
    method,
    path: `/api/test/${path}`,
    tag: 'test',
    summary: path,
    access: 'public',
    ...rest,
  }) as CallDefinition<P, Q, B, D>;

const body = z.object({ name: z.string().min(2), rows: z.array(z.object({ year: z.number() })).optional() });

function testRoutes(routes: FastifyInstance, db: Database): void {
  route(routes, described('POST', 'echo', { body, data: z.object({ name: z.string() }) }), ({ body }) => ({
    ...body,
    secret: 'stays inside',
  }));
  route(routes, described('POST', 'large', { body, large: true }), () => null);
  route(routes, described('GET', 'worded', {}), () => answer({ n: 1 }, { zh: '已保存', en: 'saved' }));
  route(routes, described('GET', 'refused', {}), () => {
    throw createRefusal({ zh: '名额已满', en: 'no quota left' }, { quota: 0 });
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
    await db.q.insert(registers).values({ kind: 'company', changedBy: name });
  });
  route(routes, described('POST', 'keep', { body }), async ({ body }) => {
    await db.q.execute(sql`select ${JSON.stringify(body)}::jsonb`);
  });
  route(routes, described('GET', 'cast', {}), async () => {
    await db.q.execute(sql`select ${'soon'}::int`);
  });
  const query = z.object({ sorter: defineSorter(['name']).default('name').catch('name') });
  route(routes, described('GET', 'list', { query }), ({ query }) => query);
  route(routes, described('GET', 'document', { access: 'signedIn' }), () => null);
  route(routes, described('GET', 'busy', { access: 'signedIn' }), () => {
    const until = performance.now() + 200;
    while (performance.now() < until);
    return 'done';
  });
  let atOnce = 0;
  route(routes, described('GET', 'at-once', { access: 'signedIn' }), async () => {
    atOnce++;
    await sleep(200);
    return atOnce--;
  });
  route(routes, described('GET', 'slow', {}), async () => {
    await sleep(300);
    return 'done';
  });
}

interface RequestInput {
  /** Body: an object is sent as JSON, a string unchanged. */
  payload?: unknown;
  headers?: Record<string, string>;
}

/** Starts a listening server with a portal page, and calls that behave like those of features. */
export async function startHttp(variables: Record<string, string> = {}) {
  const portal = mkdtempSync(join(tmpdir(), 'portal-http-'));
  writeFileSync(join(portal, 'index.html'), '<!doctype html><title>portal</title>');
  writeFileSync(join(portal, 'umi.0a1b2c3d.js'), 'export {}');
  writeFileSync(join(portal, 'recognition.0a1b2c3d.async.js'), 'export {}');
  const env = readEnv({ DATA_DIR: portal, LOG_LEVEL: 'silent', ...variables });
  const clock = () => new Date();
  // Gives the process more connections, so that only the limits per person take effect.
  const db: Database = Object.create(await openTestDatabase(), { connections: { value: 40 } });
  const deps = {
    env,
    db,
    clock,
    maxLoopDelayMs: 0,
    workedMs: getWorkedMs,
    log: createLogger(env),
    audit: createAuditStore(db, clock),
    counters: createCounters(db, clock),
    outbox: createOutboxStore(db, clock),
    tokens: createTokens(env.jwtSecret, clock),
    warnings: createWarnings(),
  };
  const app = await createApp(deps, portal, async (routes) => testRoutes(routes, db));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  async function ask(method: string, path: string, { payload, headers }: RequestInput = {}) {
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

  /** Creates a session; returns the headers for its calls. */
  async function signIn(companyId: string | null = null): Promise<Record<string, string>> {
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    const account = { username: userId, usernameKey: userId, name: 'Chen', role: 'viewer', passwordHash: '' };
    await db.q.insert(users).values({ id: userId, companyId, ...account });
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.q.insert(sessions).values({ id: sessionId, userId, refreshHash: '', expiresAt });
    return { authorization: `JWT ${deps.tokens.signAccess({ userId, sessionId }).access}` };
  }

  /** Creates a company without people; returns its id. */
  async function company(): Promise<string> {
    const id = randomUUID();
    await db.q.insert(companies).values({ id, creditCode: id, name: id, status: 'active', profile: {} });
    return id;
  }

  /** Finishes running requests and accepts no others. */
  const stop = async () => {
    await app.drain(5_000);
    await app.close();
  };
  const close = async () => {
    await stop();
    await db.close();
    rmSync(portal, { recursive: true });
  };
  return { url, port: app.server, ask, signIn, company, stop, close };
}
