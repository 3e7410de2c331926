/** Puts the application together without listening: one create call per feature, and nothing decided here. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Program } from '../domain/definition';
import { programs as everyProgram } from '../domain/programs/index.generated';
import { absencesRoutes } from './absences/absences-routes';
import { createAccountDeps } from './accounts/account-deps';
import { accountsRoutes } from './accounts/accounts-routes';
import { createAppealDeps } from './appeals/appeal-deps';
import { appealsRoutes } from './appeals/appeals-routes';
import { backupFeature } from './backups/backups-routes';
import { readBackupStatus } from './backups/nightly';
import { calendarRoutes } from './calendar/calendar-routes';
import { seedCalendar } from './calendar/calendar-service';
import { watchCalendar } from './calendar/missing-year';
import { companiesRoutes } from './companies/companies-routes';
import { createCompanyDeps } from './companies/company-deps';
import { createChangeDeps } from './company-changes/change-steps';
import { changesFeature } from './company-changes/changes-routes';
import { continuingRoutes } from './continuing/continuing-routes';
import { createAuditStore } from './core/audit/audit-store';
import { createReadLog } from './core/audit/read-log-store';
import { createCounters } from './core/counters/counters-store';
import type { Database } from './core/db/client';
import type { Deps, Feature } from './core/deps';
import type { Env } from './core/env';
import { houseRoutes } from './core/house/house-routes';
import { createHouse } from './core/house/house-service';
import { createApp } from './core/http/app';
import { createTokens } from './core/http/auth';
import { workedMs as workOfThread } from './core/http/budget';
import { MAX_LOOP_DELAY_MS } from './core/http/limits';
import type { Listener } from './core/http/listener';
import { createIdempotency } from './core/idempotency-store';
import { createNotificationChoices } from './core/inbox/choices-service';
import { inboxRoutes } from './core/inbox/inbox-routes';
import { createInbox } from './core/inbox/inbox-service';
import { createJobRuns, every, type Job, type Stop } from './core/jobs/every';
import { makeLookAlikes, sweepExpired } from './core/jobs/upkeep-store';
import { liveRoutes } from './core/live/live-routes';
import { signedMail } from './core/outbox/gateway';
import { gatewaysOf, outboxFeature } from './core/outbox/outbox-routes';
import { createOutboxStore, type OutboxStore } from './core/outbox/outbox-store';
import { createProbes } from './core/probes';
import { createWarnings } from './core/warnings';
import { createWorkers, type Workers } from './core/workers/workers';
import { seedDemo } from './demo/demo';
import { warnOfDemoAccounts } from './demo/demo-accounts';
import { demoQueue } from './demo/demo-queue';
import { createDocumentDeps } from './documents/document-deps';
import { archivesFeature, documentsRoutes, exportRoutes } from './documents/documents-routes';
import { createExpertDeps } from './experts/expert-deps';
import { expertJobs, expertsRoutes } from './experts/experts-routes';
import { createFileDeps } from './files/file-deps';
import { filesRoutes, phoneLinksRoutes } from './files/files-routes';
import { createFilingDeps } from './filings/filing-deps';
import { filingsRoutes } from './filings/filings-routes';
import { currentId } from './filings/filings-service';
import { lookupsRoutes } from './lookups/lookups-routes';
import { createMandateDeps } from './mandates/mandate-steps';
import { mandatesFeature } from './mandates/mandates-routes';
import { createNoticeDeps } from './notices/notice-deps';
import { noticesFeature } from './notices/notices-routes';
import { objectionsRoutes } from './objections/objections-routes';
import { createObjectionDeps } from './objections/objections-service';
import { createQuestionDeps } from './questions/question-deps';
import { questionsRoutes } from './questions/questions-routes';
import { recognitionsFeature } from './recognitions/recognitions-routes';
import { createRecognitionDeps } from './recognitions/recognitions-service';
import { createRegisterDeps } from './registers/register-deps';
import { registersFeature } from './registers/registers-routes';
import { createRegisters } from './registers/registers-service';
import { createReportDeps } from './reports/report-deps';
import { reportJobs, reportsRoutes } from './reports/reports-routes';
import { resultsRoutes } from './results/results-routes';
import { createResultsDeps } from './results/results-service';
import { retentionFeature } from './retention/retention-routes';
import { createRetentionDeps } from './retention/retention-service';
import { createReviewDeps } from './review/review-deps';
import { ordersRoutes, queueRoutes, rankingRoutes, reviewJobs, reviewRoutes } from './review/review-routes';
import { openWorkList, watchWorkList } from './review/work-service';
import { sealsRoutes } from './seals/seals-routes';
import { createSealDeps } from './seals/seals-service';
import { statisticsRoutes } from './statistics/statistics-routes';
import { createBrowserErrorDeps } from './system/browser-errors-service';
import { buildIn, createPresenceDeps, startPresence } from './system/presence-service';
import { warnOfOtherSecret } from './system/settings-warnings';
import { createSourceMaps } from './system/source-maps';
import { createStatusDeps } from './system/status-service';
import { createSystemDeps } from './system/system-deps';
import { statusRoutes, systemRoutes } from './system/system-routes';
import type { Telemetry } from './system/telemetry';
import { webhookGateway } from './webhooks/webhook-gateway';
import { webhooksRoutes } from './webhooks/webhooks-routes';
import { manageWindowsRoutes, windowJobs, windowsRoutes } from './windows/manage-windows-routes';
import { createWindowDeps } from './windows/window-deps';
import { createWindowsStore } from './windows/windows-store';
import { workflowsRoutes } from './workflows/workflows-routes';

const SWEEP_EVERY_MS = 10 * 60_000;

export interface Composition {
  env: Env;
  db: Database;
  clock: () => Date;
  /** 0 in tests, where the same thread does the work of the test. */
  maxLoopDelayMs?: number;
  /** Measured, unless a test brings its own. */
  workedMs?: () => number;
  log: FastifyBaseLogger;
  /** Directory of the built portal; none where something else serves it. */
  portal?: string;
  /** The port, where it is taken before the application is there. */
  listener?: Listener;
  /** The portal's routes, for counting how often each is opened. */
  pages?: readonly string[];
  /** Every program, unless a test brings its own. */
  programs?: Program[];
  /** Threads of its own, unless a test brings some. */
  workers?: Workers;
}

function createDeps(composition: Composition, outbox: OutboxStore): Deps {
  const { env, db, clock, log, programs = everyProgram } = composition;
  const { maxLoopDelayMs = MAX_LOOP_DELAY_MS, workedMs = () => workOfThread() + db.workedMs() } = composition;
  const audit = createAuditStore(db, clock);
  const warnings = createWarnings();
  return {
    env,
    db,
    clock,
    maxLoopDelayMs,
    workedMs,
    log,
    programs,
    outbox,
    inbox: createInbox({ db, clock, publicUrl: env.publicUrl }),
    audit,
    readLog: createReadLog({ db, clock, log }),
    house: createHouse({ db, clock, audit, env }),
    counters: createCounters(db, clock),
    idempotency: createIdempotency(db, clock),
    tokens: createTokens(env.jwtSecret, clock),
    warnings,
    probes: createProbes({ clock, log, warnings }),
    runs: createJobRuns(clock),
  };
}

/** Loaded only where somebody listens. */
async function openTelemetry({ env, probes }: Deps): Promise<Telemetry | null> {
  if (!env.telemetry) return null;
  const { createTelemetry } = await import('./system/telemetry');
  const telemetry = createTelemetry(env.telemetry);
  probes.add(telemetry.probe);
  return telemetry;
}

/** Starts the jobs once the application is ready, and waits for their turns when it closes. */
function addJobs(
  app: FastifyInstance,
  { db, log, runs }: Deps,
  features: Feature[],
  telemetry: Telemetry | null,
  workers: Workers,
): void {
  const traced = (job: Job) => telemetry?.traced(job) ?? job;
  const led = features.flatMap(({ jobs = [] }) => jobs).map((job) => traced(runs.noted(job)));
  const starts = features.flatMap((each) => each.starts ?? []);
  const startLed = ({ name, everyMs, run }: Job) =>
    every(everyMs, name, async () => db.news.leads() && run(), log);
  let stops: Stop[] = [];
  app.addHook('onReady', async () => {
    stops = [...led.map(startLed), ...starts.map((start) => start())];
  });
  app.addHook('onClose', async () => {
    await Promise.all([...stops.map((stop) => stop()), workers.close()]);
  });
}

export async function compose(composition: Composition): Promise<FastifyInstance> {
  const { env, db, clock, log, portal = null, listener, pages = [] } = composition;
  const { workers = createWorkers({ log }) } = composition;
  const outbox = createOutboxStore(db, clock);
  const deps = createDeps(composition, outbox);
  const { inbox } = deps;

  const fileDeps = createFileDeps({ ...deps, workers });
  const { files, storage } = fileDeps;
  const system = createSystemDeps({ ...deps, storage });
  const accounts = createAccountDeps(deps, workers);
  const registers = createRegisters(deps);
  const registerDeps = createRegisterDeps(deps, registers, workers);
  const companies = createCompanyDeps(deps, { accounts, files, registers });
  const windowParts = createWindowDeps(deps);
  const filings = createFilingDeps(deps, {
    files,
    confirming: accounts.confirming,
    registers,
  });
  const questions = createQuestionDeps(deps, { files });
  const experts = createExpertDeps(deps, { accounts, files });
  const reports = createReportDeps(deps, { files });
  const review = createReviewDeps(deps, {
    files,
    experts,
    registers,
    reports,
  });
  const recognitions = createRecognitionDeps(deps);
  const seals = createSealDeps(deps);
  const documents = createDocumentDeps(deps, {
    seals,
    incoming: fileDeps.incoming,
    filings: { currentId: (...asked) => currentId(filings, ...asked) },
    files,
    workers,
    papers: { get: storage.get, has: storage.has, store: fileDeps.store },
  });
  const choices = createNotificationChoices(deps);
  const { sms, mail } = gatewaysOf(env, log);
  const gateways = { sms, mail: signedMail(mail, deps.house), webhook: webhookGateway(deps) };
  const build = portal ? buildIn(portal) : null;
  const presence = createPresenceDeps(deps, { build, jobs: () => features.flatMap(({ jobs = [] }) => jobs) });
  const status = createStatusDeps(deps, {
    presence,
    disk: system.disk,
    outbox,
    gateways,
    backups: () => readBackupStatus(deps),
  });
  const maps = createSourceMaps(portal, workers);
  const errors = createBrowserErrorDeps(deps, { maps, pages });
  const appeals = createAppealDeps(deps, { files, reports });
  const { captchas, smsCodes } = accounts;
  const objections = createObjectionDeps(deps, { captchas, smsCodes, files });

  await warnOfOtherSecret(deps);
  await seedCalendar(deps);
  await makeLookAlikes(db);
  await openWorkList(review);
  if (env.demo) await seedDemo(deps, { files, registers: registerDeps });
  else await warnOfDemoAccounts(deps);

  const telemetry = await openTelemetry(deps);
  const sweep = () => Promise.all([sweepExpired(db, clock()), makeLookAlikes(db)]);
  const results = createResultsDeps(deps);
  const features: Feature[] = [
    { routes: (app) => telemetry?.watch(app) },
    {
      routes: (app) => accountsRoutes(app, accounts),
      jobs: [{ name: 'sweep', everyMs: SWEEP_EVERY_MS, run: sweep }],
    },
    { routes: (app) => systemRoutes(app, deps, { ...system, pages }), starts: system.starts },
    { routes: (app) => statusRoutes(app, status, errors), starts: [() => startPresence(presence)] },
    { routes: (app) => companiesRoutes(app, companies) },
    registersFeature(registerDeps),
    changesFeature(createChangeDeps(deps, { files })),
    mandatesFeature(createMandateDeps(deps, createWindowsStore(db))),
    backupFeature(deps, storage),
    retentionFeature(createRetentionDeps({ ...deps, filings: filings.filings })),
    outboxFeature(deps, outbox, gateways),
    { routes: (app) => lookupsRoutes(app) },
    { routes: (app) => inboxRoutes(app, inbox, choices), jobs: [choices.job] },
    { routes: (app) => liveRoutes(app, deps) },
    { routes: (app) => houseRoutes(app, deps.house) },
    { routes: (app) => sealsRoutes(app, seals) },
    { routes: (app) => webhooksRoutes(app, deps) },
    { routes: (app) => filesRoutes(app, fileDeps), jobs: fileDeps.jobs, starts: fileDeps.starts },
    { routes: (app) => phoneLinksRoutes(app, fileDeps.phoneLinks) },
    { routes: (app) => calendarRoutes(app, deps), starts: [() => watchCalendar(deps)] },
    { routes: (app) => workflowsRoutes(app, deps) },
    { routes: (app) => absencesRoutes(app, deps) },
    { routes: (app) => windowsRoutes(app, deps) },
    { routes: (app) => manageWindowsRoutes(app, windowParts), jobs: windowJobs(windowParts) },
    { routes: (app) => filingsRoutes(app, filings) },
    { routes: (app) => continuingRoutes(app, deps) },
    { routes: (app) => questionsRoutes(app, questions) },
    { routes: (app) => reportsRoutes(app, reports), jobs: reportJobs(reports) },
    { routes: (app) => queueRoutes(app, review) },
    { routes: (app) => ordersRoutes(app, review) },
    { routes: (app) => rankingRoutes(app, review) },
    {
      routes: (app) => reviewRoutes(app, review),
      jobs: reviewJobs(review),
      starts: [() => watchWorkList(review)],
    },
    noticesFeature(createNoticeDeps(deps)),
    { routes: (app) => documentsRoutes(app, documents) },
    {
      routes: (app) => exportRoutes(app, { ...documents, review, recognitions, reports, companies }),
    },
    archivesFeature({ ...documents, storage, keep: fileDeps.keep }),
    { routes: (app) => statisticsRoutes(app, deps) },
    { routes: (app) => resultsRoutes(app, results) },
    recognitionsFeature(recognitions),
    { routes: (app) => objectionsRoutes(app, objections) },
    { routes: (app) => appealsRoutes(app, appeals) },
    { routes: (app) => expertsRoutes(app, experts), jobs: expertJobs(experts) },
    { routes: () => {}, jobs: env.demoQueue ? [demoQueue(deps)] : [] },
  ];
  const addRoutes = async (app: FastifyInstance) => {
    for (const { routes } of features) routes(app);
  };
  const app = await createApp(deps, portal, addRoutes, listener);
  addJobs(app, deps, features, telemetry, workers);
  return app;
}
