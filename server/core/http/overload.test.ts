import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuditStore } from '../audit/audit-store';
import { createErrorHandler } from './error-handler';
import { addOverloadGuard } from './overload';

let app: FastifyInstance;
let late = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = fastify();
  addOverloadGuard(app, () => late);
  app.setErrorHandler(createErrorHandler({} as AuditStore));
  app.get('/work', async () => 'done');
  app.get('/api/health', async () => 'alive');
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

it('refuses work with 503 while the process stays late, and takes it again afterwards', async () => {
  await app.ready();
  late = 1_500;
  vi.advanceTimersByTime(1_000);
  expect(await statusOf('/work')).toBe(200);
  vi.advanceTimersByTime(1_000);
  const refused = await app.inject({ url: '/work' });
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ code: -1 });
  expect(await statusOf('/api/health')).toBe(200);
  late = 5;
  vi.advanceTimersByTime(1_000);
  expect(await statusOf('/work')).toBe(200);
});
