import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pages } from '../../config/routes';
import { paths } from '../../domain/api/paths.generated';
import type { SystemStatus } from '../../domain/system/status-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createPdf, uploadClient } from '../../tests/support/server/upload-client';

let own: TestApp;
let baidu: TestApp;

const BAIDU = { PORTAL_ANALYTICS: 'baidu', PORTAL_ANALYTICS_ID: 'a'.repeat(32), PORTAL_PWA: 'on' };

beforeAll(async () => {
  own = await startTestApp({ pages });
  baidu = await startTestApp({ env: BAIDU });
});
afterAll(() => Promise.all([own.close(), baidu.close()]));

const view = (app: TestApp, body: unknown) => app.call(paths.pageView, { body });
const counts = async ({ app }: TestApp) => {
  const { payload } = await app.inject('/api/metrics');
  return payload.split('\n').filter((line) => line.startsWith('portal_page_views_total{'));
};
const policy = async ({ app }: TestApp) =>
  String((await app.inject('/api/health')).headers['content-security-policy']);

describe('metrics (GET /api/metrics)', () => {
  const TOKEN = 'token-of-the-collector';
  const ask = (app: TestApp, authorization?: string) =>
    app.app.inject({
      url: '/api/metrics',
      remoteAddress: '203.0.113.9',
      headers: authorization ? { authorization } : {},
    });

  it('returns figures to a collector elsewhere that shows the token of the house, and to nobody else', async () => {
    const house = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
    expect((await ask(house, `Bearer ${TOKEN}`)).payload).toContain('http_request_duration_seconds');
    expect((await ask(house, 'Bearer another-token-of-it')).statusCode).toBe(404);
    expect((await ask(house)).statusCode).toBe(404);
    expect((await ask(own, 'Bearer null')).statusCode).toBe(404);
    await house.close();
  });
});

describe('pageView', () => {
  it('counts views by route, without a series for an unknown route', async () => {
    await view(own, { route: '/forms/gazelleForm' });
    await view(own, { route: '/forms/gazelleForm' });
    await view(own, { route: '/forms/gazelleForm?id=42' });
    await view(own, { route: '/made/up/by/somebody' });
    expect(await counts(own)).toEqual([
      'portal_page_views_total{route="/forms/gazelleForm"} 2',
      'portal_page_views_total{route="other"} 2',
    ]);
  });

  it('accepts nothing but the route', async () => {
    const refused = { status: 200, code: -1 };
    expect(await view(own, { route: '/index', user: 'demo' })).toMatchObject(refused);
    expect(await view(own, { route: '/'.repeat(101) })).toMatchObject(refused);
    expect(await view(own, {})).toMatchObject(refused);
  });

  it('counts nothing here when another service counts', async () => {
    expect(await view(baidu, { route: '/index' })).toMatchObject({ code: 200 });
    expect(await counts(baidu)).toEqual([]);
  });
});

describe('portalSettings', () => {
  it('returns what is switched on', async () => {
    const brand = { masthead: { zh: '', en: '' }, logo: null, accent: '', light_navigation: false };
    const said = { office: 'The city office', help_line: '', working_hours: '', address: '' };
    const foot = { icp_record: '', police_record: '', foot_links: [] };
    const house = { ...brand, ...said, ...foot, takes_ofd: true };
    expect((await own.call(paths.portalSettings)).data).toEqual({
      pwa: false,
      analytics: { service: 'own', id: null },
      sign_in: [],
      house,
    });
    expect((await baidu.call(paths.portalSettings)).data).toEqual({
      pwa: true,
      analytics: { service: 'baidu', id: 'a'.repeat(32) },
      sign_in: [],
      house,
    });
  });
});

describe('content security policy (startHttp)', () => {
  it('allows another host only where the deployment has chosen it', async () => {
    expect(await policy(own)).not.toContain('http');
    expect((await policy(baidu)).match(/https?:\S+?(?=[;\s]|$)/g)).toEqual(
      Array.from({ length: 3 }, () => 'https://hm.baidu.com'),
    );
  });
});

describe('ready (GET /api/ready)', () => {
  const ready = async () => (await own.app.inject('/api/ready')).statusCode;
  const eventually = (status: number) =>
    vi.waitFor(async () => expect(await ready()).toBe(status), { timeout: 20_000, interval: 100 });

  it('returns not ready where the tables are those of another version', async () => {
    expect(await ready()).toBe(200);
    await own.db.q.execute(sql`update drizzle.__drizzle_migrations set hash = hash || 'x' where id = 2`);
    await eventually(503);
    await own.db.q.execute(sql`update drizzle.__drizzle_migrations set hash = rtrim(hash, 'x') where id = 2`);
    await eventually(200);
  });

  it('returns ready in an update, while a newer version has migrated the database: health says so', async () => {
    await own.db.q.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await vi.waitFor(
      async () => {
        expect(await ready()).toBe(200);
        expect((await own.call<{ warnings: string[] }>(paths.health)).data.warnings).toContain(
          'newer_migrations',
        );
      },
      { timeout: 20_000, interval: 100 },
    );
    await own.db.q.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  });

  it('shows the free space of the disk', async () => {
    const { payload } = await own.app.inject('/api/metrics');
    const free = Number(/^data_disk_free_bytes (\S+)$/m.exec(payload)?.[1]);
    expect(free).toBeGreaterThan(0);
    expect(Number(/^data_disk_size_bytes (\S+)$/m.exec(payload)?.[1])).toBeGreaterThan(free);
  });
});

it('stays ready while the bucket for files refuses the key, and says so', async () => {
  const bucket = createServer((_, response) =>
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>'),
  );
  await new Promise<void>((resolve) => void bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const env = {
    FILE_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'wrong',
  };
  const app = await startTestApp({ env });
  try {
    const token = await app.signIn('admin');
    const { data } = await app.call<SystemStatus>(paths.probeServices, { token, body: {} });
    expect(data.services).toMatchObject([
      { kind: 'bucket', is_there: false, is_needed: false, reason: '403 SignatureDoesNotMatch' },
    ]);
    expect(await app.call(paths.ready)).toMatchObject({ status: 200, data: { away: ['bucket'] } });
    const { upload } = uploadClient(app, await app.signIn('demo'));
    expect((await upload('a.pdf', createPdf(1_000, 3))).status).toBe(503);
  } finally {
    await app.close();
    bucket.close();
  }
});
