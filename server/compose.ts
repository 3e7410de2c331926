/** Puts the application together without listening: one create call per feature, and nothing decided here. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Program } from '../domain/definition';
import { programs as everyProgram } from '../domain/programs/index.generated';
import { accountsRoutes } from './accounts/accounts-routes';
import { createAccounts } from './accounts/accounts-service';
import { addPasswordGate } from './accounts/password-gate';
import { calendarRoutes } from './calendar/calendar-routes';
import { createCalendar } from './calendar/calendar-service';
import { companiesRoutes } from './companies/companies-routes';
import { createCompanies } from './companies/companies-service';
import { managedCompaniesRoutes } from './companies/managed-companies-routes';
import { continuingRoutes } from './continuing/continuing-routes';
import { createContinuing } from './continuing/continuing-service';
import { createAuditStore } from './core/audit/audit-store';
import { createCounters } from './core/counters/counters-store';
import type { Database } from './core/db/client';
import type { Deps } from './core/deps';
import type { Env } from './core/env';
import { createApp } from './core/http/app';
import type { Listener } from './core/http/listener';
import { MAX_LOOP_DELAY_MS } from './core/http/overload';
import { workedMs as workOfThread } from './core/http/work-meter';
import { inboxRoutes } from './core/inbox/inbox-routes';
import { createInbox } from './core/inbox/inbox-service';
import { every } from './core/jobs/every';
import { makeLooks } from './core/jobs/looks-store';
import { sweepExpired } from './core/jobs/sweep-store';
import { gatewaysOf } from './core/outbox/gateways';
import { addOutboxMetrics } from './core/outbox/outbox-metrics';
import { outboxRoutes } from './core/outbox/outbox-routes';
import { createOutboxSender } from './core/outbox/outbox-service';
import { createOutboxStore } from './core/outbox/outbox-store';
import { createTokens } from './core/tokens';
import { createWorkers } from './core/workers/workers';
import { seedDemoAccounts } from './demo/demo-accounts';
import { seedDemoFilings } from './demo/demo-filings';
import { seedDemoReports } from './demo/demo-reports';
import { createDocumentParts } from './documents/document-parts';
import { documentsRoutes } from './documents/documents-routes';
import { createPrinter } from './documents/printer';
import { createExpertParts } from './experts/expert-parts';
import { expertsRoutes } from './experts/experts-routes';
import { createFileParts } from './files/file-parts';
import { filesRoutes } from './files/files-routes';
import { uploadsRoutes } from './files/uploads-routes';
import { createFilingParts } from './filings/filing-parts';
import { filingsRoutes } from './filings/filings-routes';
import { currentId } from './filings/filings-service';
import { lookupsRoutes } from './lookups/lookups-routes';
import { createNoticeParts } from './notices/notice-parts';
import { noticesRoutes } from './notices/notices-routes';
import { createQuestionParts } from './questions/question-parts';
import { questionsRoutes } from './questions/questions-routes';
import { createReportParts } from './reports/report-parts';
import { reportsRoutes } from './reports/reports-routes';
import { resultsRoutes } from './results/results-routes';
import { createResults } from './results/results-service';
import { expireCorrections } from './review/expiry-service';
import { queueRoutes } from './review/queue-routes';
import { remindOfCorrections } from './review/reminder-service';
import { createReviewParts } from './review/review-parts';
import { reviewRoutes } from './review/review-routes';
import { statisticsRoutes } from './statistics/statistics-routes';
import { createStatistics } from './statistics/statistics-service';
import { createSystemParts } from './system/system-parts';
import { systemRoutes } from './system/system-routes';
import { createWarnings } from './system/warnings';
import { managingRoutes } from './windows/managing-routes';
import { createWindowParts } from './windows/window-parts';
import { windowsRoutes } from './windows/windows-routes';
import { createWindows } from './windows/windows-service';

const SWEEP_EVERY_MS = 10 * 60_000;
const EXPIRE_EVERY_MS = 60_000;
const DELIVER_EVERY_MS = 3_000;
const REMIND_EVERY_MS = 60_000;
const OWE_EVERY_MS = 15 * 60_000;

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
  /** What can be filed: every program, unless a test brings its own. */
  programs?: Program[];
}

export async function compose(composition: Composition): Promise<FastifyInstance> {
  const { env, db, clock, log, portal, listener, pages = [], programs = everyProgram } = composition;
  const { maxLoopDelayMs = MAX_LOOP_DELAY_MS, workedMs = () => workOfThread() + db.workedMs() } = composition;
  const outbox = createOutboxStore(db, clock);
  const deps: Deps = {
    env,
    db,
    clock,
    maxLoopDelayMs,
    workedMs,
    log,
    outbox,
    audit: createAuditStore(db, clock),
    counters: createCounters(db, clock),
    tokens: createTokens(env.jwtSecret, clock),
    warnings: createWarnings(),
  };

  const inbox = createInbox(deps);
  const workers = createWorkers({ log });
  const fileParts = createFileParts({ ...deps, workers });
  const { files } = fileParts;
  const accounts = createAccounts(deps, inbox);
  const companies = createCompanies(deps, { accounts, inbox, files });
  const continuing = createContinuing({ ...deps, programs });
  const calendar = createCalendar(deps);
  const windows = createWindows({ ...deps, programs, continuing });
  const windowParts = createWindowParts(deps, { programs, inbox });
  const filings = createFilingParts(deps, { programs, windows, inbox, files, continuing });
  const questions = createQuestionParts(deps, { ...filings, inbox, files });
  const experts = createExpertParts(deps, { programs, files });
  const { panels } = experts;
  const reviewing = createReviewParts(deps, { programs, inbox, files, continuing, calendar, panels });
  const { notices, deliverNotices } = createNoticeParts(deps, {
    programs,
    inbox,
    idempotency: filings.idempotency,
  });
  const reports = createReportParts(deps, { programs, inbox, files, calendar });
  const printer = createPrinter(workers);
  const documents = createDocumentParts(deps, {
    programs,
    filings: { currentId: (...asked) => currentId(filings, ...asked) },
    files,
    printer,
  });
  await calendar.seed();
  await makeLooks(db);
  if (env.demo) {
    await seedDemoAccounts(deps, inbox);
    await seedDemoFilings(deps, programs);
    await seedDemoReports(deps, { programs, inbox, files, calendar });
  }

  const system = createSystemParts({ ...deps, storage: fileParts.storage });
  const addRoutes = async (routes: FastifyInstance) => {
    addPasswordGate(routes);
    systemRoutes(routes, deps, { ...system, pages });
    accountsRoutes(routes, accounts);
    companiesRoutes(routes, companies);
    outboxRoutes(routes, outbox);
    managedCompaniesRoutes(routes, companies, filings.idempotency);
    lookupsRoutes(routes);
    inboxRoutes(routes, inbox);
    filesRoutes(routes, files);
    uploadsRoutes(routes, fileParts.uploads);
    windowsRoutes(routes, windows);
    managingRoutes(routes, windowParts, filings.idempotency);
    calendarRoutes(routes, calendar);
    filingsRoutes(routes, filings);
    continuingRoutes(routes, continuing);
    questionsRoutes(routes, questions);
    reportsRoutes(routes, reports, filings.idempotency);
    queueRoutes(routes, reviewing);
    reviewRoutes(routes, reviewing, filings.idempotency);
    noticesRoutes(routes, notices);
    documentsRoutes(routes, { programs, ...documents });
    statisticsRoutes(routes, createStatistics({ db, programs }));
    resultsRoutes(routes, createResults({ ...deps, programs }));
    expertsRoutes(routes, { ...experts, idempotency: filings.idempotency });
  };
  const app = await createApp(deps, portal ?? null, addRoutes, listener);

  const gateways = gatewaysOf(env, log);
  const sender = createOutboxSender({ store: outbox, gateways, clock, log });
  addOutboxMetrics(app.metrics, outbox, gateways);
  let stops: (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    fileParts.storage
      .ping()
      .catch((error: Error) => log.error({ err: error }, 'files cannot be stored: not ready until they can'));
    const sweep = () => Promise.all([sweepExpired(db, clock()), fileParts.sweep(), makeLooks(db)]);
    stops = [
      sender.start(),
      system.watchDisk(),
      every(SWEEP_EVERY_MS, 'sweep', sweep, log),
      every(EXPIRE_EVERY_MS, 'corrections', () => expireCorrections(reviewing), log),
      every(EXPIRE_EVERY_MS, 'reminders', () => remindOfCorrections(reviewing), log),
      every(DELIVER_EVERY_MS, 'notices', deliverNotices, log),
      every(REMIND_EVERY_MS, 'window reminders', windowParts.sendReminders, log),
      every(OWE_EVERY_MS, 'reports', reports.owing.createTasks, log),
      every(OWE_EVERY_MS, 'report reminders', reports.owing.remindAll, log),
      every(EXPIRE_EVERY_MS, 'experts', experts.remindExperts, log),
    ];
  });
  app.addHook('onClose', async () => {
    await Promise.all([...stops.map((stop) => stop()), workers.close()]);
  });
  return app;
}
