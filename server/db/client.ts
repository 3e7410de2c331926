/** The one door to the database: PostgreSQL behind DATABASE_URL, or the embedded one, through the same driver. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { createDatabase, type Database } from './database';
import { type EmbeddedHost, openInWorker } from './embedded/host';
import { lockDirectory } from './embedded/lock';
import { startMaintenance } from './embedded/maintenance';
import { openInMemory } from './embedded/memory';
import { EmbeddedSocket } from './embedded/wire';
import { migrate, migrationHashes } from './migrate';
import { PreparingClient } from './preparing-client';

export type { Database, Queries } from './database';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | null;
}

interface Log {
  error(details: object, message: string): void;
  fatal(details: object, message: string): void;
}

/** No request may hold a connection or a lock for long; migrations are exempt. */
export const SERVER_OPTIONS =
  '-c timezone=UTC -c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000';
const POOL_SIZE = 12;

export const embeddedPool = (host: EmbeddedHost, Client = PreparingClient) =>
  new Pool({
    Client,
    max: 1,
    stream: () => new EmbeddedSocket(host.execute),
    idleTimeoutMillis: 0,
  });

/** An idle connection that breaks must not end the process; the next query gets a new one. */
const logLostConnections = (pool: Pool, log: Log) =>
  pool.on('error', (error) => log.error({ err: error }, 'a database connection broke'));

async function openServer(url: string, log: Log): Promise<Database> {
  const migrating = new Pool({ connectionString: url, max: 2, options: '-c timezone=UTC' });
  try {
    await migrate(migrating, { alone: false });
  } finally {
    await migrating.end();
  }
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: POOL_SIZE,
    options: SERVER_OPTIONS,
    connectionTimeoutMillis: 5_000,
  });
  logLostConnections(pool, log);
  return createDatabase(pool);
}

async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  const host = await openInWorker(join(dataDir, 'database'), (reason) => {
    log.fatal({ reason }, 'the embedded database is gone, stopping');
    process.exit(1);
  });
  const pool = embeddedPool(host);
  logLostConnections(pool, log);
  await migrate(pool, { alone: true });
  const stopMaintenance = startMaintenance(pool, log);
  return createDatabase(pool, {
    before: stopMaintenance,
    after: async () => {
      await host.close();
      await unlock();
    },
  });
}

/** Opens and migrates the database of a deployment. Throws DirectoryInUse, MigrationMismatch or the driver's error. */
export const openDatabase = ({ dataDir, databaseUrl }: DatabaseSettings, log: Log): Promise<Database> =>
  databaseUrl ? openServer(databaseUrl, log) : openEmbedded(dataDir, log);

async function migrateHost(host: EmbeddedHost): Promise<void> {
  const pool = embeddedPool(host);
  await migrate(pool, { alone: true });
  await pool.end();
}

/** A migrated, empty database in memory, on this thread. */
export const openMemoryHost = (): Promise<EmbeddedHost> => openInMemory(migrationHashes(), migrateHost);

/** The same for the mock: gone at its end. */
export async function openMemoryDatabase(): Promise<Database> {
  const host = await openMemoryHost();
  return createDatabase(embeddedPool(host), { after: host.close });
}
