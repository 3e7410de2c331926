/** Two processes on one PostgreSQL: one of them runs the timed jobs, and the other takes over when that is gone. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdminQuery } from '../../server/core/db/test-database-server';
import { findFreePort, RealServer } from '../support/server/real-server';
import { startTcpProxy } from '../support/server/tcp-proxy';

const postgres = process.env.TEST_DATABASE_URL;
/** From the end of one leader to the next, as the operator is told. */
const HANDED_OVER_MS = 60_000;

describe.skipIf(!postgres)('timed jobs of several processes (RealServer)', () => {
  const admin = postgres || 'postgres://unused';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const urlOf = (change: Partial<Pick<URL, 'hostname' | 'port'>>) =>
    Object.assign(new URL(admin), { pathname: `/${name}` }, change).href;
  const portal = (url: string) =>
    new RealServer({ DATABASE_URL: url, JWT_SECRET: 's'.repeat(32), DEMO: 'on' });
  const [direct, other] = [portal(urlOf({})), portal(urlOf({}))];

  beforeAll(() => runAdminQuery(admin, `create database ${name}`));
  afterAll(async () => {
    await Promise.all([direct.remove(), other.remove()]);
    await runAdminQuery(admin, `drop database if exists ${name} with (force)`);
  });

  const leads = async ({ url }: RealServer): Promise<boolean> =>
    /^jobs_led 1$/m.test(await (await fetch(`${url}/api/metrics`)).text());
  const until = async (server: RealServer, wanted: boolean, limitMs = HANDED_OVER_MS): Promise<void> => {
    for (const end = performance.now() + limitMs; performance.now() < end; await sleep(100))
      if ((await leads(server)) === wanted) return;
    throw new Error(`still ${wanted ? 'not leading' : 'leading'} after ${limitMs} ms: ${server.log}`);
  };

  it('run in the first process, and in the second within a minute of its death', async () => {
    await direct.start();
    await until(direct, true);
    await other.start();
    await sleep(6_000);
    expect([await leads(direct), await leads(other)]).toEqual([true, false]);
    await direct.end('SIGKILL');
    await until(other, true);
  }, 180_000);

  it('stop in a process that lost the database before another takes them', async () => {
    const { hostname: host, port } = new URL(admin);
    const proxy = startTcpProxy(await findFreePort(), { host, port: Number(port || 5432) });
    await proxy.open();
    const cutOff = portal(urlOf({ hostname: '127.0.0.1', port: String(proxy.port) }));
    try {
      await cutOff.start();
      await other.end();
      await until(cutOff, true);
      await other.start();
      proxy.silence(true);
      await until(cutOff, false);
      expect(await leads(other)).toBe(false);
      await proxy.close();
      await until(other, true);
      expect(await leads(cutOff)).toBe(false);
    } finally {
      await cutOff.remove();
    }
  }, 180_000);
});
