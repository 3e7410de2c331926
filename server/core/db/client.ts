/** Opens the database: PostgreSQL behind DATABASE_URL, or the embedded one, through the same driver. */
import type { Pool } from 'pg';
import { openDataDirectory } from '../directory/privacy';
import { getCurrentSubject } from '../request-context';
import { openNotificationListener } from './change-notifications';
import { createTurns } from './connection-turns';
import { createDatabase, type Database } from './database';
import { copyServed, serveCopies } from './embedded/copies';
import type { EmbeddedHost } from './embedded/host';
import { startMaintenance } from './embedded/maintenance';
import { openInMemory, openOnDisk } from './embedded/opening';
import { migrateInstallation } from './installation';
import { listMigrationHashes, runMigrations } from './migrate';
import { openWhenAvailable } from './outage';
import {
  assertDirect,
  assertPooled,
  CONNECT_LIMIT_MS,
  createEmbeddedPool,
  createPoolerPool,
  createServerPool,
  createUnboundedPool,
  logLostConnections,
  SERVER_OPTIONS,
  WAIT_LIMIT_MS,
} from './pools';
import { readCopy } from './reading';

export { type Database, type DatabaseQueries, type PendingWrite, writeTogether } from './database';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | null;
  /** URL of a pooler in front of the database, for requests; null: requests connect to the database directly. */
  poolerUrl?: string | null;
  /** Moves the remains of an embedded database that cannot be used aside, and starts a new portal. */
  beginNew?: boolean;
}

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
  fatal(details: object, message: string): void;
}

/**
 * Opens the database of a server. Migrations, notifications and leadership need connections that keep their backend:
 * these connect directly, even where requests go through a pooler.
 */
async function openServer(
  url: string,
  { dataDir, poolerUrl }: DatabaseSettings,
  log: Log,
): Promise<Database> {
  const migrating = createUnboundedPool(url);
  try {
    await migrateInstallation(migrating, dataDir, { alone: false });
  } finally {
    await migrating.end();
  }
  const pool = poolerUrl ? createPoolerPool(poolerUrl, log) : createServerPool(url, log);
  const line = { connectionString: url, options: SERVER_OPTIONS, connectionTimeoutMillis: CONNECT_LIMIT_MS };
  const db = createDatabase(pool, {
    line: (heard) => openNotificationListener(line, heard),
    hearsByLineAlone: Boolean(poolerUrl),
  });
  try {
    await (poolerUrl ? assertPooled(pool, dataDir) : assertDirect(pool));
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
    migrate: (opened) => onPool(opened, (pool) => migrateInstallation(pool, dataDir, { alone: true })),
  });
  const pool = createEmbeddedPool(host);
  logLostConnections(pool, log);
  const stopMaintenance = startMaintenance(pool, log);
  const turns = createTurns(getCurrentSubject, WAIT_LIMIT_MS);
  const copy = () => turns.take(() => copyServed(pool, dataDir));
  const stopCopies = await serveCopies(dataDir, copy, log);
  return createDatabase(pool, {
    before: async () => void (await Promise.all([stopMaintenance(), stopCopies()])),
    after: host.close,
    turns,
    workedMs: host.workedMs,
    copy: async () => {
      const at = new Date();
      return readCopy(await copy(), at);
    },
  });
}

/**
 * Opens and migrates the database that belongs to a data directory. Throws DirectoryFault, MigrationMismatch or the
 * driver's error.
 */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  openDataDirectory(settings.dataDir);
  const url = settings.databaseUrl;
  return url ? openWhenAvailable(() => openServer(url, settings, log), log) : openEmbedded(settings, log);
}

async function onPool(host: EmbeddedHost, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = createEmbeddedPool(host);
  await work(pool).finally(() => pool.end());
}

/** A migrated, empty database in memory, on this thread. */
export const openMemoryHost = (): Promise<EmbeddedHost> =>
  openInMemory(listMigrationHashes(), (host) => onPool(host, (pool) => runMigrations(pool, { alone: true })));

/** Opens an in-memory database for the mock. */
export async function openMemoryDatabase(): Promise<Database> {
  const host = await openMemoryHost();
  return createDatabase(createEmbeddedPool(host), { after: host.close });
}
