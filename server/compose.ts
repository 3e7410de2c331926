/** Builds the application without listening on a port, from the generated list of features. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { arabicWords } from '../domain/arabic.generated';
import type { Program } from '../domain/definition';
import { filedPrograms } from '../domain/programs/registry';
import { setArabicWords } from '../domain/text';
import { MINUTE_MS } from '../domain/time';
import { createAuditStore } from './core/audit/audit-store';
import { createReadLog } from './core/audit/read-log-store';
import { createCounters } from './core/counters/counters-store';
import type { Database } from './core/db/client';
import { listTables } from './core/db/list-tables';
import { type CreatedFeature, createFeatures } from './core/define-feature';
import type { Deps } from './core/deps';
import type { Env } from './core/env';
import { createApp } from './core/http/app';
import { createTokens } from './core/http/auth';
import { getWorkedMs as workOfThread } from './core/http/budget';
import { MAX_LOOP_DELAY_MS } from './core/http/limits';
import type { HttpListener } from './core/http/listener';
import { createIdempotency } from './core/idempotency-store';
import { createInbox } from './core/inbox/inbox-service';
import { createJobRunRecorder, type ScheduledJob, type StopJob, startJob } from './core/jobs/scheduled-job';
import { createOfficeSettings } from './core/office-settings/office-settings';
import { createOutboxStore } from './core/outbox/outbox-store';
import { createGateways } from './core/outbox/senders';
import { createProbes } from './core/probes';
import { createWarnings } from './core/warnings';
import { createWorkers, type WorkerPool } from './core/workers/workers';
import { features } from './features.generated';
import type { TelemetryService } from './system/telemetry';
import * as tables from './tables.generated';

const SWEEP_EVERY_MS = 10 * MINUTE_MS;

export interface Composition {
  env: Env;
  db: Database;
  clock: () => Date;
  /**
   * Mean delay of the event loop, in milliseconds, above which the process counts as late; 0 (off) in tests, whose own work runs
   * in the same thread.
   */
  maxLoopDelayMs?: number;
  /** Returns the milliseconds that the process has worked; measured unless a test supplies its own function. */
  workedMs?: () => number;
  log: FastifyBaseLogger;
  /** Directory of the built portal; undefined where another server delivers it. */
  portal?: string;
  /** Listener of the port, if it was opened before the application exists. */
  listener?: HttpListener;
  /** The portal's routes, for counting how often each is opened. */
  pages?: readonly string[];
  /** Defaults to all programs; tests may supply their own. */
  programs?: Program[];
  /** Defaults to worker threads of the application's own; tests may share some. */
  workers?: WorkerPool;
}

function createDeps(composition: Composition): Deps {
  const { env, db, clock, log, programs = filedPrograms, portal = null, pages = [] } = composition;
  const { maxLoopDelayMs = MAX_LOOP_DELAY_MS, workedMs = () => workOfThread() + db.workedMs() } = composition;
  const audit = createAuditStore(db, clock);
  const warnings = createWarnings();
  const officeSettings = createOfficeSettings({ db, clock, env });
  return {
    env,
    db,
    clock,
    maxLoopDelayMs,
    workedMs,
    log,
    programs,
    portal,
    pages,
    audit,
    warnings,
    officeSettings,
    outbox: createOutboxStore(db, clock),
    gateways: createGateways(env, log, officeSettings),
    inbox: createInbox({ db, clock, publicUrl: env.publicUrl }),
    readLog: createReadLog({ db, clock, log }),
    counters: createCounters(db, clock),
    idempotency: createIdempotency(db, clock),
    tokens: createTokens(env.jwtSecret, clock),
    probes: createProbes({ clock, log, warnings }),
    runs: createJobRunRecorder(clock),
    workers: composition.workers ?? createWorkers({ log }),
    tables: listTables(tables),
  };
}

/** Loads telemetry only if a collector is configured. */
async function openTelemetry({ env, probes }: Deps): Promise<TelemetryService | null> {
  if (!env.telemetry) return null;
  const { createTelemetry } = await import('./system/telemetry');
  const telemetry = createTelemetry(env.telemetry);
  probes.add(telemetry.probe);
  return telemetry;
}

/** Starts the jobs once the application is ready, and waits for running jobs when it closes. */
function addJobs(
  app: FastifyInstance,
  { clock, db, log, runs, workers }: Deps,
  created: readonly CreatedFeature[],
  telemetry: TelemetryService | null,
): void {
  const traced = (job: ScheduledJob) => telemetry?.traced(job) ?? job;
  const sweep = () => Promise.all(created.map((feature) => feature.sweep(clock())));
  const all = [
    { name: 'sweep', everyMs: SWEEP_EVERY_MS, run: sweep },
    ...created.flatMap(({ jobs }) => jobs),
  ];
  const led = all.map((job) => traced(runs.noted(job)));
  const starts = created.flatMap((each) => each.starts);
  const startLed = ({ name, everyMs, run }: ScheduledJob) =>
    startJob(everyMs, name, async () => db.changeNotifications.leads() && run(), log);
  let stops: StopJob[] = [];
  app.addHook('onReady', async () => {
    stops = [...led.map(startLed), ...starts.map((start) => start())];
  });
  app.addHook('onClose', async () => {
    await Promise.all([...stops.map((stop) => stop()), workers.close()]);
  });
}

export async function compose(composition: Composition): Promise<FastifyInstance> {
  setArabicWords(arabicWords);
  const deps = createDeps(composition);
  const created = createFeatures(features, deps);
  for (const feature of created) await feature.prepare();
  const telemetry = await openTelemetry(deps);
  const addRoutes = async (app: FastifyInstance) => {
    telemetry?.watch(app);
    for (const feature of created) feature.addGates(app);
    for (const feature of created) feature.addRoutes(app);
  };
  const app = await createApp(deps, deps.portal, addRoutes, composition.listener);
  addJobs(app, deps, created, telemetry);
  return app;
}
