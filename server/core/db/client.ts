/** The one door to the database: PostgreSQL behind DATABASE_URL, or the embedded one, through the same driver. */
import { Pool } from 'pg';
import { openDataDirectory } from '../directory/privacy';
import { currentSubject } from '../request-context';
import { createDatabase, type Database } from './database';
import { assertDirect } from './direct';
import type { EmbeddedHost } from './embedded/host';
import { startMaintenance } from './embedded/maintenance';
import { openInMemory } from './embedded/memory';
import { openOnDisk } from './embedded/on-disk';
import { EmbeddedSocket } from './embedded/wire';
import { migrateOwn } from './installation';
import { migrate, migrationHashes } from './migrate';
import { openLine } from './news';
import { onceThere } from './outage';
import { PreparingClient } from './preparing-client';
import { createTurns } from './turns';

export { type Database, type Queries, type Write, writeTogether } from './database';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | null;
  /** Moves aside what is left in the directory of an embedded database that does not fit, and begins a new portal. */
  beginNew?: boolean;
}

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
  fatal(details: object, message: string): void;
}

/**
 * No request may hold a connection or a lock for long; migrations are exempt. Statements are short and many: compiling one
 * takes seconds and saves milliseconds.
 */
const STATEMENT_TIMEOUT = '15s';
export const SERVER_OPTIONS =
  `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT} -c lock_timeout=10000 ` +
  '-c idle_in_transaction_session_timeout=30000 -c jit=off';
const CONNECT_LIMIT_MS = 5_000;
/** A connection that falls silent has nobody behind it to end the statement: this is a little above the server's bound. */
const ANSWER_LIMIT_MS = 18_000;
/** Whoever has waited that long for the embedded database's only connection is asked to come again. */
const WAIT_LIMIT_MS = 30_000;
const POOL_SIZE = 12;

export const embeddedPool = (host: EmbeddedHost, Client = PreparingClient) =>
  new Pool({
    Client,
    max: 1,
    stream: () => new EmbeddedSocket(host.execute),
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_LIMIT_MS,
  });

/** An idle connection that breaks must not end the process; the next query gets a new one. */
const logLostConnections = (pool: Pool, log: Log) =>
  pool.on('error', (error) => log.error({ err: error }, 'a database connection broke'));

/** `answerLimitMs`: how long a statement may go without an answer. */
export function serverPool(connectionString: string, log: Log, answerLimitMs = ANSWER_LIMIT_MS): Pool {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString,
    max: POOL_SIZE,
    options: SERVER_OPTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: answerLimitMs,
    keepAlive: true,
  });
  logLostConnections(pool, log);
  return pool;
}

async function openServer(url: string, dataDir: string, log: Log): Promise<Database> {
  const migrating = new Pool({
    connectionString: url,
    max: 2,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  });
  // Its error is that of the query as well; without a listener it would end the process.
  migrating.on('error', () => {});
  try {
    await migrateOwn(migrating, dataDir, { alone: false });
  } finally {
    await migrating.end();
  }
  const pool = serverPool(url, log);
  const line = { connectionString: url, options: SERVER_OPTIONS, connectionTimeoutMillis: CONNECT_LIMIT_MS };
  const db = createDatabase(pool, { line: (heard) => openLine(line, heard) });
  try {
    await assertDirect(pool, STATEMENT_TIMEOUT);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

async function openEmbedded({ dataDir, beginNew }: DatabaseSettings, log: Log): Promise<Database> {
  const host = await openOnDisk(dataDir, {
    beginNew,
    log,
    migrate: (opened) => onPool(opened, (pool) => migrateOwn(pool, dataDir, { alone: true })),
  });
  const pool = embeddedPool(host);
  logLostConnections(pool, log);
  const stopMaintenance = startMaintenance(pool, log);
  return createDatabase(pool, {
    before: stopMaintenance,
    after: host.close,
    turns: createTurns(currentSubject, WAIT_LIMIT_MS),
    workedMs: host.workedMs,
  });
}

/**
 * Opens and migrates the database that belongs to a data directory. Throws DirectoryFault, MigrationMismatch or the
 * driver's error.
 */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  openDataDirectory(settings.dataDir);
  const url = settings.databaseUrl;
  return url ? onceThere(() => openServer(url, settings.dataDir, log), log) : openEmbedded(settings, log);
}

async function onPool(host: EmbeddedHost, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = embeddedPool(host);
  await work(pool).finally(() => pool.end());
}

/** A migrated, empty database in memory, on this thread. */
export const openMemoryHost = (): Promise<EmbeddedHost> =>
  openInMemory(migrationHashes(), (host) => onPool(host, (pool) => migrate(pool, { alone: true })));

/** The same for the mock: gone at its end. */
export async function openMemoryDatabase(): Promise<Database> {
  const host = await openMemoryHost();
  return createDatabase(embeddedPool(host), { after: host.close });
}
