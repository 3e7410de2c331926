/**
 * Sends traces and metrics to an OpenTelemetry collector, if one is configured. A span has the name of its call, job or
 * statement; it contains no address, path, personal name or value. Data that the collector does not accept are dropped after a
 * while: nothing waits for it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import { queryChannel, type WatchedQuery } from '../core/db/watched-queries';
import type { Env } from '../core/env';
import type { ScheduledJob } from '../core/jobs/scheduled-job';
import type { ServiceProbe } from '../core/probes';
import { createMetricProducer } from './metrics-export';

const SEND_LIMIT_MS = 5_000;
/** Maximum milliseconds for the last export: an ending process has ten seconds for everything. */
const LAST_LIMIT_MS = 2_000;

const STATEMENT = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback)\b/i;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i;

/** Returns what a statement does and the first table that it names, as in `select filings`. */
export function getStatementName(text: string): string {
  const verb = STATEMENT.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

type Settings = NonNullable<Env['telemetry']>;

/** A statement of a job, with times from `performance`. */
interface Statement {
  name: string;
  startTime: number;
  endTime: number;
  hasFailed: boolean;
}

/**
 * A run of a job. Its spans are created at its end, because most runs find nothing to do and would be most of the spans of an
 * idle portal.
 */
interface JobRun {
  statements: Statement[];
  hasWritten: boolean;
}

type Work = Context | JobRun;

const STATEMENTS_KEPT = 500;
const isJobRun = (work: Work): work is JobRun => 'statements' in work;

/** Result of a query as `pg` passes it to the channel. */
interface AnsweredQuery extends WatchedQuery {
  result?: { command?: string; rowCount?: number | null };
}
const hasWritten = ({ result }: AnsweredQuery): boolean =>
  /^(INSERT|UPDATE|DELETE|MERGE)$/.test(result?.command ?? '') && (result?.rowCount ?? 0) > 0;

function noteStatement(run: JobRun, query: AnsweredQuery, statement: Statement): void {
  run.hasWritten ||= hasWritten(query);
  if (run.statements.length < STATEMENTS_KEPT) run.statements.push(statement);
}

export interface TelemetryService {
  /** Must be called before the routes are registered: a hook applies only to later routes. */
  watch(app: FastifyInstance): void;
  traced(job: ScheduledJob): ScheduledJob;
  probe: ServiceProbe;
}

export function createTelemetry({ endpoint, headers, share, everyMs, service }: Settings): TelemetryService {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': version,
    'service.instance.id': randomUUID(),
  });
  const to = (signal: string) => ({
    url: `${endpoint}/v1/${signal}`,
    headers,
    timeoutMillis: SEND_LIMIT_MS,
  });
  const provider = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('traces')) })],
  });
  const tracer = provider.getTracer('portal', version);
  const present = new AsyncLocalStorage<Work>();
  const beneath = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);

  const end = (span: Span, hasFailed: boolean, endTime?: number) => {
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };
  const startStatement = (name: string, parent: Context, startTime?: number): Span => {
    const attributes = { 'db.system.name': 'postgresql' };
    return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, parent);
  };

  function watchRequests(app: FastifyInstance): void {
    const spans = new WeakMap<object, Span>();
    app.addHook('onRequest', (request, _, done) => {
      const name = request.routeOptions.config?.call?.name ?? 'file';
      const attributes = { 'http.request.method': request.method, 'portal.request_id': request.id };
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes, root: true });
      spans.set(request, span);
      present.run(beneath(span), done);
    });
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', statusCode);
      if (span) end(span, statusCode >= 500);
    });
  }

  /** Records statements of traced work; statements outside calls and jobs are ignored. */
  function watchQueries(): () => void {
    const endings = new WeakMap<WatchedQuery, (hasFailed: boolean) => void>();
    const finish = (hasFailed: boolean) => (query: WatchedQuery) => {
      endings.get(query)?.(hasFailed);
      endings.delete(query);
    };
    const handlers = {
      start(query: WatchedQuery) {
        const work = present.getStore();
        if (!work) return;
        const name = getStatementName(query.text);
        if (isJobRun(work)) {
          const startTime = performance.now();
          endings.set(query, (hasFailed) =>
            noteStatement(work, query, { name, startTime, endTime: performance.now(), hasFailed }),
          );
          return;
        }
        const span = startStatement(name, work);
        endings.set(query, (hasFailed) => end(span, hasFailed));
      },
      end() {},
      asyncStart() {},
      error: finish(true),
      asyncEnd: finish(false),
    };
    queryChannel.subscribe(handlers);
    return () => void queryChannel.unsubscribe(handlers);
  }

  function sendRun(name: string, { statements }: JobRun, startTime: number, hasFailed: boolean): void {
    const span = tracer.startSpan(`job ${name}`, { root: true, startTime });
    for (const each of statements)
      end(startStatement(each.name, beneath(span), each.startTime), each.hasFailed, each.endTime);
    end(span, hasFailed);
  }

  return {
    watch(app) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        metricProducers: [createMetricProducer(app.metrics, resource)],
        exportIntervalMillis: everyMs,
        exportTimeoutMillis: Math.min(everyMs, SEND_LIMIT_MS),
      });
      const meters = new MeterProvider({ resource, readers: [reader] });
      watchRequests(app);
      const stop = watchQueries();
      app.addHook('onClose', async () => {
        stop();
        const last = Promise.allSettled([provider.shutdown(), meters.shutdown()]);
        await Promise.race([last, sleep(LAST_LIMIT_MS, undefined, { ref: false })]);
      });
    },

    traced: (job) => ({
      ...job,
      async run() {
        const startTime = performance.now();
        const run: JobRun = { statements: [], hasWritten: false };
        try {
          const done = await present.run(run, () => job.run());
          if (run.hasWritten) sendRun(job.name, run, startTime, false);
          return done;
        } catch (error) {
          sendRun(job.name, run, startTime, true);
          throw error;
        }
      },
    }),

    probe: {
      kind: 'telemetry',
      address: new URL(endpoint).host,
      /** Sends an empty message, which every collector accepts. */
      async ask() {
        const answer = await fetch(to('traces').url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{"resourceSpans":[]}',
          signal: AbortSignal.timeout(SEND_LIMIT_MS),
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      },
    },
  };
}
