import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../deps';
import { readEnv } from '../env';
import { createWarnings, type WarningRegistry } from '../warnings';
import { watchForProxy } from './proxy';

let warnings: WarningRegistry;
let now = Date.parse('2026-06-10T02:00:00Z');
const log = { warn: vi.fn() };
beforeEach(() => {
  warnings = createWarnings();
  log.warn.mockClear();
});

let app: ReturnType<typeof fastify>;
afterEach(() => app.close());

async function start(variables: Record<string, string> = {}) {
  app = fastify();
  const env = readEnv({ JWT_SECRET: 'x'.repeat(32), DEMO: 'off', ...variables });
  watchForProxy(app, { env, warnings, log: log as unknown as Deps['log'], clock: () => new Date(now) });
  app.get('/', async () => 'done');
  await app.ready();
}

const FROM = '192.0.2.7';

describe(watchForProxy, () => {
  it.each(['x-forwarded-for', 'forwarded'])(
    'warns once of a proxy that is not trusted: %s',
    async (header) => {
      await start();
      await app.inject({ url: '/' });
      expect(warnings.raised).toEqual([]);
      for (let i = 0; i < 3; i++) await app.inject({ url: '/', headers: { [header]: FROM } });
      expect(warnings.raised).toEqual(['untrusted_proxy']);
      expect(log.warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is not set')]]);
    },
  );

  it('ignores a header that one of many callers made up', async () => {
    await start();
    for (let i = 0; i < 3; i++) await app.inject({ url: '/' });
    for (let i = 0; i < 2; i++) await app.inject({ url: '/', headers: { forwarded: `for=${FROM}` } });
    expect(warnings.raised).toEqual([]);
  });

  it('removes the warning after ten minutes in which most callers came directly', async () => {
    await start();
    await app.inject({ url: '/', headers: { 'x-forwarded-for': FROM } });
    await app.inject({ url: '/' });
    expect(warnings.raised).toEqual(['untrusted_proxy']);
    now += 10 * 60_000;
    await app.inject({ url: '/' });
    expect(warnings.raised).toEqual([]);
  });

  it('warns at the start of a production that only a proxy can reach', async () => {
    await start({ NODE_ENV: 'production', HOST: '127.0.0.1' });
    expect([warnings.raised, log.warn.mock.calls.length]).toEqual([['untrusted_proxy'], 1]);
  });

  it.each([
    ['reached from elsewhere', { NODE_ENV: 'production', HOST: '0.0.0.0' }],
    ['not in production', { HOST: '127.0.0.1' }],
  ])('does not warn at the start of a server that is %s', async (_what, variables) => {
    await start(variables);
    expect(warnings.raised).toEqual([]);
  });

  it('does not warn where the proxy is configured', async () => {
    await start({ NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1' });
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(warnings.raised).toEqual([]);
  });
});
