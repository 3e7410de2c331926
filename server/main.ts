/** Starts the server: environment, database, application, listening; and ends it in the reverse order. */
import { join } from 'node:path';
import { pages } from '../config/routes';
import { compose } from './compose';
import { type Database, openDatabase } from './db/client';
import { MigrationMismatch } from './db/migrate';
import { DEMO_PASSWORD, demoCompanies, demoOfficers } from './demo/demo-companies';
import { DirectoryFault } from './directory/faults';
import { EnvironmentError, readArguments, readEnv } from './env';
import { createLogger } from './logger';

/** What is in flight may take this long after SIGTERM; then sockets are cut. */
const GRACE_MS = 7_000;

async function start(): Promise<void> {
  const { beginNew } = readArguments(process.argv.slice(2));
  const env = readEnv(process.env);
  const log = createLogger(env);
  const clock = () => new Date();

  // Errors that escaped everything are a bug: they are told, and the process goes on serving the others.
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'an error escaped'));
  process.on('unhandledRejection', (reason) => log.fatal({ err: reason }, 'a rejection escaped'));

  const db: Database = await openDatabase(
    { dataDir: env.dataDir, databaseUrl: env.databaseUrl, beginNew },
    log,
  );
  const portal = env.portalDir ?? join(__dirname, '..', 'dist');
  const app = await compose({ env, db, clock, log, portal, pages });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(cut);
    await db.close();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen({ host: env.host, port: env.port });
  process.stdout.write(`\n  ${address}\n${env.demo ? demoHint() : ''}\n`);
}

const demoHint = () => {
  const owners = demoCompanies.flatMap(({ users }) => users);
  const names = [...owners, ...demoOfficers].map(({ username, role }) => `${username} (${role})`);
  return `  Demo accounts, password ${DEMO_PASSWORD}: ${names.join(', ')}\n`;
};

/** Faults that the person at the terminal can mend are told in a sentence, without a stack. */
function explain(error: Error & { code?: string }): string {
  const known = [EnvironmentError, DirectoryFault, MigrationMismatch].some((kind) => error instanceof kind);
  if (known) return error.message;
  if (error.code === 'EADDRINUSE') return 'The port is taken: stop the other program, or set PORT.';
  return error.stack ?? error.message;
}

start().catch((error: Error) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
});
