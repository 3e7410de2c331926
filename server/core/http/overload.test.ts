import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuditStore } from '../audit/audit-store';
import { createErrorHandler } from './error-handler';
import { addOverloadGuard } from './overload';

const SAMPLE_MS = 200;
let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  app.setErrorHandler(createErrorHandler({} as AuditStore));
  await addOverloadGuard(app, 40, SAMPLE_MS);
  app.get('/work', async () => 'done');
  app.get('/api/health', async () => 'alive');
  await app.ready();
});
afterEach(() => app.close());

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
const work = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

it('refuses work with 503 while the process is late, and takes it again afterwards', async () => {
  expect(await statusOf('/work')).toBe(200);
  for (const until = performance.now() + 3 * SAMPLE_MS; performance.now() < until; await sleep(0)) work(80);
  const refused = await app.inject({ url: '/work' });
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ code: -1 });
  expect(await statusOf('/api/health')).toBe(200);
  await sleep(3 * SAMPLE_MS);
  expect(await statusOf('/work')).toBe(200);
});

it('goes on after one pause', async () => {
  await sleep(SAMPLE_MS / 2);
  work(SAMPLE_MS);
  await sleep(0);
  expect(await statusOf('/work')).toBe(200);
});
