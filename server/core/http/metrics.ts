import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../address';
import { problems } from '../errors';
import { computePlainHash, isSameHash } from '../secrets';

/** A plain route, not a call: it answers in the text format of Prometheus. */
const METRICS_PATH = '/api/metrics';

declare module 'fastify' {
  interface FastifyInstance {
    /** Registry in which features register their metrics. */
    metrics: Registry;
  }
}

/** True for a direct connection from this machine; forwarded addresses can be forged. */
const isLocal = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress) && !request.headers['x-forwarded-for'];

const hasToken = ({ headers }: FastifyRequest, token: string | null): boolean =>
  token !== null &&
  isSameHash(computePlainHash(headers.authorization ?? ''), computePlainHash(`Bearer ${token}`));

interface MetricsOptions {
  waitingQueries(): number;
  /** Token required of collectors on other machines; null: only local collectors are served. */
  token: string | null;
}

/** Counts and times each answer by route, and serves the metrics to a local collector or one with the token. */
export function addMetrics(app: FastifyInstance, { waitingQueries, token }: MetricsOptions): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries that wait for a connection',
    registers: [registry],
    collect() {
      this.set(waitingQueries());
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get(METRICS_PATH, { schema: { hide: true } as object }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) throw problems.unknownPath(request.url);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
