import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { SystemStatus } from '../../domain/system/status-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { users } from '../core/db/tables';
import { createTelemetry, getStatementName } from './telemetry';

interface Sent {
  path: string;
  headers: Record<string, unknown>;
  body: string;
}

/** Starts a collector that records what it receives, and answers with a status; null: never. */
async function startCollector() {
  const sent: Sent[] = [];
  let status: number | null = 200;
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    sent.push({ path, headers, body: await text(request) });
    if (status) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (next: number | null) => {
      status = next;
    },
    bodies: (path: string) => sent.filter((each) => each.path === path).map(({ body }) => JSON.parse(body)),
    sent,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
type Collector = Awaited<ReturnType<typeof startCollector>>;

let collector: Collector | undefined;
let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  collector?.close();
  app = collector = undefined;
});

async function start(): Promise<[TestApp, Collector]> {
  collector = await startCollector();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  };
  app = await startTestApp({ env });
  return [app, collector];
}

interface Span {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}
const spansOf = (found: Collector): Span[] =>
  found
    .bodies('/v1/traces')
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);

interface Metric {
  name: string;
  histogram?: { dataPoints: { attributes: unknown[]; count: number; bucketCounts: number[] }[] };
}
const metricsOf = (found: Collector): Metric[] =>
  found.bodies('/v1/metrics').at(-1)?.resourceMetrics[0].scopeMetrics[0].metrics ?? [];

describe(createTelemetry, () => {
  it('sends a span for each call by its name, with its statements beneath, and nothing of what people typed', async () => {
    const [{ call, signIn, close, app: server }, found] = await start();
    const token = await signIn('demo');
    await call(paths.currentUser, { token });
    await call(paths.login, { body: { username: 'somebody.secret', password: 'Secret#2026' } });
    await server.inject('/enterpriseCenter/declare/no-4711?name=private');
    await close();
    app = undefined;
    const spans = spansOf(found);
    const login = spans.find(({ name }) => name === 'login');
    const beneath = spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId);
    expect(beneath.map(({ name }) => name)).toContain('select users');
    expect(spans.map(({ name }) => name)).toContain('currentUser');
    const request = login?.attributes.map(({ key }) => key).sort();
    expect(request).toEqual(['http.request.method', 'http.response.status_code', 'portal.request_id']);
    const everything = found.sent.map(({ body }) => body).join('\n');
    for (const typed of [
      'somebody.secret',
      'Secret#2026',
      'no-4711',
      'private',
      '127.0.0.1',
      'demo"',
      'where ',
    ])
      expect(everything).not.toContain(typed);
    expect(found.sent.every(({ headers }) => headers.authorization === 'Bearer key')).toBe(true);
  });

  it('sends a span for each run of a job that changed something or failed, and none for one that found nothing', async () => {
    app = await startTestApp();
    collector = await startCollector();
    const { db } = app;
    const settings = { endpoint: collector.url, headers: {}, share: 1, everyMs: 60_000, service: 'portal' };
    const telemetry = createTelemetry(settings);
    const web = fastify();
    Object.assign(web, { metrics: new Registry() });
    telemetry.watch(web);
    const run = (name: string, work: () => Promise<unknown>) =>
      telemetry.traced({ name, everyMs: 1_000, run: work }).run();
    const touch = (name: string) => db.q.update(users).set({ name: '甲' }).where(eq(users.username, name));
    await run('idle', async () => await touch('nobody'));
    await run('busy', async () => await touch('demo'));
    await expect(run('failing', () => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
    await web.close();
    const spans = spansOf(collector);
    const jobs = spans.filter(({ name }) => name.startsWith('job '));
    expect(jobs.map(({ name, status }) => [name, status.code])).toEqual([
      ['job busy', 0],
      ['job failing', 2],
    ]);
    const beneath = spans.filter(({ parentSpanId }) => parentSpanId === jobs[0]?.spanId);
    expect(beneath.map(({ name }) => name)).toEqual(['update users']);
  });

  it('sends the figures of /api/metrics', async () => {
    const [{ app: server, call }, found] = await start();
    await call(paths.health);
    await vi.waitFor(() => expect(metricsOf(found).length).toBeGreaterThan(10), { timeout: 10_000 });
    const { payload } = await server.inject('/api/metrics');
    const named = [...payload.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(
      metricsOf(found)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(named.sort());
    await vi.waitFor(
      () => {
        const http = metricsOf(found).find(({ name }) => name === 'http_request_duration_seconds');
        const points = http?.histogram?.dataPoints ?? [];
        const health = points.find(({ attributes }) => JSON.stringify(attributes).includes('/api/health'));
        expect(Number(health?.count)).toBe(1);
        expect(health?.bucketCounts.map(Number).reduce((sum, count) => sum + count)).toBe(1);
      },
      { timeout: 10_000 },
    );
  });

  it.each([null, 500])(
    'holds up nothing for a collector that answers %s, and shows it as away',
    async (status) => {
      const [{ call, signIn, close }, found] = await start();
      found.answers(status);
      const token = await signIn('admin');
      expect((await call(paths.currentUser, { token })).code).toBe(200);
      const { data } = await call<SystemStatus>(paths.probeServices, { token });
      expect(data.services.find(({ kind }) => kind === 'telemetry')).toMatchObject({
        is_there: false,
        address: new URL(found.url).host,
      });
      const since = performance.now();
      await close();
      app = undefined;
      expect(performance.now() - since).toBeLessThan(6_000);
    },
  );
});

describe(getStatementName, () => {
  it('returns what a statement does and its first table', () => {
    expect(getStatementName('select "id" from "filings" where "name" = $1')).toBe('select filings');
    expect(getStatementName('\n insert into audit_log (id) select 1 from (select 1) as one')).toBe(
      'insert audit_log',
    );
    expect(getStatementName('update "users" set "name" = $1')).toBe('update users');
    expect(getStatementName('begin')).toBe('begin');
    expect(getStatementName("set application_name = 'private'")).toBe('statement');
  });
});
