/** Starts the server: environment, port, database, application. */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pages } from '../config/routes';
import { compose } from './compose';
import { openDatabase } from './core/db/client';
import { MigrationMismatch } from './core/db/migrate';
import { DatabaseFault } from './core/db/outage';
import { DirectoryFault } from './core/directory/faults';
import { type Env, EnvironmentError, readArguments, readEnv } from './core/env';
import { createListener } from './core/http/listener';
import { keepPortal } from './core/http/portal-files';
import { createLogger } from './core/logger';
import { registerShutdown, type StartedServices } from './core/shutdown';
import { DEMO_PASSWORD, demoCompanies, demoOfficers } from './demo/demo-companies';
import { describeLowLimits, readMachineLimits } from './system/machine-limits';

async function start(): Promise<void> {
  const { beginNew } = readArguments(process.argv.slice(2));
  const env = readEnv(process.env);
  const log = createLogger(env);
  const limits = readMachineLimits();
  for (const sentence of describeLowLimits(env, limits)) log.warn(limits, sentence);
  const clock = () => new Date();

  /** Logs that a startup phase is complete: milliseconds since the process began, and its processor time over all threads. */
  const reached = (phase: string) => {
    const { user, system } = process.cpuUsage();
    const [ms, cpuMs] = [performance.now(), (user + system) / 1_000].map(Math.round);
    log.debug({ phase, ms, cpuMs }, 'starting');
  };
  reached('modules');

  const running: StartedServices = {};
  registerShutdown(running, log, env.leaveMs);

  const listener = createListener();
  const address = await listener.listen(env);
  const { dataDir, databaseUrl, poolerUrl } = env;
  const db = await openDatabase({ dataDir, databaseUrl, poolerUrl, beginNew }, log);
  running.db = db;
  reached('database');
  const portal = await openPortal(env, log);
  const app = await compose({ env, db, clock, log, portal, pages, listener });
  reached('data');
  await app.ready();
  running.app = app;
  reached('ready');
  process.send?.({ started: true });
  process.stdout.write(`\n  ${address}\n${env.demo ? formatDemoHint() : ''}\n`);
}

/**
 * Returns the build that this process serves until it ends, even if a newer one is built; undefined where another server delivers
 * the portal.
 */
async function openPortal({ portalDir, dataDir }: Env, log: FastifyBaseLogger): Promise<string | undefined> {
  const built = portalDir ?? join(__dirname, '..', 'dist');
  if (!existsSync(built)) return undefined;
  const portal = realpathSync(built);
  await keepPortal(portal, dataDir, log);
  return portal;
}

const formatDemoHint = () => {
  const owners = demoCompanies.flatMap(({ users }) => users);
  const names = [...owners, ...demoOfficers].map(({ username, role }) => `${username} (${role})`);
  return `  Demo accounts, password ${DEMO_PASSWORD}: ${names.join(', ')}\n`;
};

/** Returns a sentence without a stack for faults that the operator can fix. */
function explain(error: Error & { code?: string }): string {
  const known = [EnvironmentError, DirectoryFault, DatabaseFault, MigrationMismatch].some(
    (kind) => error instanceof kind,
  );
  if (known) return error.message;
  if (error.code === 'EADDRINUSE') return 'The port is taken: stop the other program, or set PORT.';
  return error.stack ?? error.message;
}

start().catch((error: Error) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
});
