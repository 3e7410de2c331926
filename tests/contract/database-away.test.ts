/**
 * PostgreSQL that is away, read-only or shows a certificate that nobody trusts: what the portal says meanwhile, and that it goes on
 * by itself.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { findProgram } from '../../domain/programs/find';
import { runAdminQuery } from '../../server/core/db/test-database-server';
import { getSaveCall } from '../support/file-sample';
import { openDemoClient } from '../support/server/api-client';
import { makeAuthority } from '../support/server/certificates';
import { findFreePort, RealServer } from '../support/server/real-server';
import { startTcpProxy, type TcpProxy } from '../support/server/tcp-proxy';
import { startTlsFront, type TlsFront } from '../support/server/tls-front';

const postgres = process.env.TEST_DATABASE_URL;
const gazelle = findProgram('gazelle');
if (!gazelle) throw new Error('no gazelle');
const save = getSaveCall(gazelle);

describe.skipIf(!postgres)('RealServer with PostgreSQL', () => {
  const admin = postgres ?? 'postgres://unused';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const urlOf = (change: Partial<Pick<URL, 'port' | 'pathname' | 'username' | 'password'>>) =>
    Object.assign(new URL(admin), { pathname: `/${name}` }, change).href;
  const portal = (url: string, rest: Record<string, string> = {}) =>
    new RealServer({ DATABASE_URL: url, JWT_SECRET: 's'.repeat(32), DEMO: 'on', ...rest });
  let proxy: TcpProxy;
  let server: RealServer;

  beforeAll(async () => {
    await runAdminQuery(admin, `create database ${name}`);
    const { hostname: host, port } = new URL(admin);
    proxy = startTcpProxy(await findFreePort(), { host, port: Number(port || 5432) });
    server = portal(urlOf({ port: String(proxy.port) }));
  });
  afterAll(async () => {
    await server.remove();
    await proxy.close();
    await runAdminQuery(admin, `drop database if exists ${name} with (force)`);
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers });
  const ready = async (status: number, of = server) => {
    for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200))
      if ((await fetch(`${of.url}/api/ready`)).status === status) return;
    throw new Error(`/api/ready did not become ${status}: ${of.log}`);
  };

  it('waits for a database that is not there yet, and says so in its answers and log', async () => {
    const started = server.start();
    started.catch(() => {});
    let health: Response | null = null;
    while (!health) health = await ask('/api/health').catch(() => sleep(100, null));
    expect(await health.json()).toMatchObject({ code: 200, data: { status: 'ok', warnings: ['starting'] } });
    const call = await ask('/api/v1.0/public/results/', { 'accept-language': 'zh-CN' });
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await call.json()).toEqual({ code: -1, msg: '系统正在启动，请稍后重试', data: null });
    const page = await ask('/index', { accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('<p>the portal is starting');
    await sleep(2_500);
    expect(server.log).toContain('the database is not there');
    await proxy.open();
    await started;
    expect((await ask('/api/v1.0/public/results/')).status).toBe(200);
  }, 90_000);

  it('returns "not ready" on a read-only database, and asks saves to come again', async () => {
    const client = await openDemoClient(server.url);
    const setReadOnly = async (value: string) => {
      await runAdminQuery(admin, `alter database ${name} ${value}`);
      await runAdminQuery(
        admin,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      );
    };
    await setReadOnly('set default_transaction_read_only = on');
    await ready(503);
    const save = await client.send(paths.createDepartment, { name: '新部门' });
    expect(save).toMatchObject({ status: 503, code: -1 });
    await setReadOnly('reset default_transaction_read_only');
    await ready(200);
    expect(server.log).toMatch(/"missing":"database".*not ready/);
    expect(server.log).not.toContain('a fault');
  }, 60_000);

  it.each([
    ['a database that does not exist', { pathname: '/none' }, /There is no such database/],
    ['a user that does not exist', { username: 'nobody' }, /refuses the login/],
  ])(
    'does not wait for %s, but says what to do',
    async (_case, change, sentence) => {
      const refused = portal(urlOf(change));
      await expect(refused.start()).rejects.toThrow(sentence);
      await refused.remove();
    },
    30_000,
  );

  describe('over TLS (startTlsFront)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'database-tls-'));
    const authority = makeAuthority();
    const good = authority.issue();
    const unknown = makeAuthority('Nobody knows it').issue();
    let front: TlsFront;
    let secure: RealServer;
    beforeAll(async () => {
      const ca = join(folder, 'authority.pem');
      writeFileSync(ca, authority.cert);
      const { hostname: host, port } = new URL(admin);
      front = await startTlsFront({ host, port: Number(port || 5432) }, unknown, { isAsked: true });
      const url = `${urlOf({ port: String(front.port) })}?sslmode=verify-full`;
      secure = portal(url, { NODE_EXTRA_CA_CERTS: ca });
    });
    afterAll(async () => {
      await secure.remove();
      await front.close();
      rmSync(folder, { recursive: true });
    });

    it('waits at the start for an untrusted certificate, with the reason in the log', async () => {
      const started = secure.start();
      started.catch(() => {});
      const told = () =>
        expect(secure.log).toMatch(/unable to verify the first certificate.*the database is not there/);
      await vi.waitFor(told, { timeout: 30_000, interval: 100 });
      front.show(good);
      await started;
    }, 60_000);

    it('asks saves to come again while a certificate is wrong, and continues once it is right', async () => {
      const client = await openDemoClient(secure.url);
      const { id, version } = await client.must<{ id: string; version: number }>(save, { data: {} });
      front.show(unknown);
      await ready(503, secure);
      const next = { id, version, data: { baseData: { company_profile: '换证书时保存' } } };
      expect(await client.send(save, next)).toMatchObject({ status: 503, code: -1 });
      front.show(good);
      await ready(200, secure);
      expect(await client.send(save, next)).toMatchObject({ status: 200, code: 200 });
      expect(secure.log).not.toContain('a fault');
    }, 60_000);
  });
});
