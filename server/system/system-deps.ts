/** Readiness and free disk space: the dependencies that show operators the state of the server. */

import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { listServerUrls } from '../core/db/failover-client';
import type { Deps } from '../core/deps';
import { type StopJob, startJob } from '../core/jobs/scheduled-job';
import type { ServiceProbe } from '../core/probes';
import type { WarningRegistry } from '../core/warnings';
import { pingClamd } from '../files/clamd';
import type { FileStorage } from '../files/storage';
import { listSettingsWarnings } from './settings-warnings';

/**
 * Share of free space on the disk of DATA_DIR below which a warning is logged; below two segments of a write-ahead log the disk
 * counts as full.
 */
const LOW_SHARE = 0.1;
const FULL_BYTES = 32 * 1024 * 1024;

/** Disk space in bytes; `free` is available to this process. */
interface FreeRoom {
  free: number;
  size: number;
}

interface Log {
  warn(details: object, message: string): void;
}

export interface DiskRoom {
  /** Measures the free space, and logs a warning each time that it falls below a tenth. */
  look(): Promise<FreeRoom>;
}

const toMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

async function readFreeRoom(directory: string): Promise<FreeRoom> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}

export function createDiskRoom(
  directory: string,
  warnings: WarningRegistry,
  log: Log,
  measure: (directory: string) => Promise<FreeRoom> = readFreeRoom,
): DiskRoom {
  return {
    async look() {
      const room = await measure(directory);
      const { free, size } = room;
      const isLow = free < size * LOW_SHARE;
      if (warnings.set('disk_low', isLow) && isLow) {
        const megabytes = { freeMb: toMegabytes(free), sizeMb: toMegabytes(size) };
        log.warn({ directory, ...megabytes }, 'less than a tenth of the disk is free: make room');
      }
      return room;
    },
  };
}

/**
 * Milliseconds for which a readiness result is reused: load balancers ask often. Ready means that this process can store data.
 */
const KNOWN_FOR_MS = 1_000;
/** Milliseconds after which a dependency without an answer counts as missing. */
const LOOK_LIMIT_MS = 3_000;

type Need = 'database' | 'disk' | 'files';

/** Checks of dependencies: resolve when available, reject with the reason otherwise. */
type Checks = Partial<Record<Need, () => Promise<unknown>>>;

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

const rejectAfter = async (ms: number): Promise<never> => {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`no answer within ${ms} ms`);
};

/** Returns the first missing dependency, or null. Each change is logged once. */
export function createReadiness(checks: Checks, log: Log): () => Promise<Need | null> {
  let known: { missing: Need | null; until: number } | null = null;
  let underWay: Promise<Need | null> | null = null;
  let told: Need | null = null;

  async function look(): Promise<Need | null> {
    const names = Object.keys(checks) as Need[];
    const looks = names.map((name) => Promise.race([checks[name]?.(), rejectAfter(LOOK_LIMIT_MS)]));
    const results = await Promise.allSettled(looks);
    const at = results.findIndex(({ status }) => status === 'rejected');
    const missing = names[at] ?? null;
    const failed = results[at];
    if (missing !== told) {
      if (failed?.status === 'rejected') log.warn({ err: failed.reason, missing }, 'not ready');
      else log.info({}, 'ready again');
      told = missing;
    }
    return missing;
  }

  return async () => {
    if (known && performance.now() < known.until) return known.missing;
    underWay ??= look().finally(() => {
      underWay = null;
    });
    const missing = await underWay;
    known = { missing, until: performance.now() + KNOWN_FOR_MS };
    return missing;
  };
}

/** Number of attempts, a tenth of a second apart, to see the notification connection reopened after it broke. */
const LINE_LOOKS = 30;
const LOOK_EVERY_MS = 30_000;
const ASK_EVERY_MS = 5 * 60_000;

/** Health probes of database, file store and virus scanner. */
function createCoreProbes({
  db,
  env: { databaseUrl, poolerUrl, fileStore, scanner },
  storage,
}: Pick<Deps, 'db' | 'env'> & { storage: Pick<FileStorage, 'ping'> }): ServiceProbe[] {
  const found: ServiceProbe[] = [];
  if (databaseUrl)
    found.push({
      kind: 'database',
      address: formatDatabasePlace(poolerUrl ?? databaseUrl),
      isNeeded: true,
      ask: db.ping,
    });
  // Without the direct connection, requests are answered from the database each time, and no job runs.
  if (databaseUrl && poolerUrl)
    found.push({
      kind: 'database',
      address: formatDatabasePlace(databaseUrl),
      ask: () => waitForListener(db),
    });
  if (fileStore.kind === 's3')
    found.push({
      kind: 'bucket',
      address: `${new URL(fileStore.endpoint).host}/${fileStore.bucket}`,
      ask: storage.ping,
    });
  if (scanner)
    found.push({
      kind: 'scanner',
      address: scanner.address,
      warning: 'scanner_away',
      ask: () => pingClamd(scanner.address),
    });
  return found;
}

/** Waits for the notification connection, which may not be open yet at the start. */
async function waitForListener({
  changeNotifications,
}: Pick<Deps['db'], 'changeNotifications'>): Promise<void> {
  for (let looks = 0; !changeNotifications.isCurrent(); looks++) {
    if (looks === LINE_LOOKS) throw new Error('the connection that hears other processes is broken');
    await sleep(100);
  }
}

/** Returns hosts and name of a database, without user name and password. */
function formatDatabasePlace(url: string): string {
  const found = listServerUrls(url).map((each) => new URL(each));
  return `${found.map(({ host }) => host).join(',')}${found[0]?.pathname}`;
}

export interface SystemDeps {
  disk: DiskRoom;
  /** Returns the first dependency that is missing for storing data, or null. */
  missing: () => Promise<Need | null>;
  starts: (() => StopJob)[];
  addMetrics(registry: Registry): void;
}

export function createSystemDeps({
  db,
  env,
  log,
  warnings,
  probes,
  storage,
}: Pick<Deps, 'db' | 'env' | 'log' | 'warnings' | 'probes'> & {
  storage: Pick<FileStorage, 'ping'>;
}): SystemDeps {
  for (const probe of createCoreProbes({ db, env, storage })) probes.add(probe);
  for (const warning of listSettingsWarnings(env)) warnings.set(warning, true);
  const disk = createDiskRoom(env.dataDir, warnings, log);
  const missing = createReadiness(
    {
      database: async () => {
        const { isAhead } = await db.ping();
        warnings.set('newer_migrations', isAhead);
      },
      disk: async () => {
        const { free } = await disk.look();
        if (free < FULL_BYTES) throw new Error('the disk of DATA_DIR is full');
      },
      // A bucket is shared by all processes, so it is no condition of readiness: while it is unreachable, each process still
      // saves and submits, and only calls that need files are asked to retry later.
      ...(env.fileStore.kind === 'disk' && { files: storage.ping }),
    },
    log,
  );

  return {
    missing,
    disk,
    starts: [
      () => startJob(LOOK_EVERY_MS, 'disk', disk.look, log),
      () => {
        void probes.askAll();
        return startJob(ASK_EVERY_MS, 'outside services', probes.askAll, log);
      },
    ],
    addMetrics(registry) {
      new Gauge({
        name: 'jobs_led',
        help: 'Whether this process runs the timed jobs of all that share its database (1)',
        registers: [registry],
        collect() {
          this.set(db.changeNotifications.leads() ? 1 : 0);
        },
      });
      new Gauge({
        name: 'data_disk_free_bytes',
        help: 'Room that is left on the disk of DATA_DIR',
        registers: [registry],
        async collect() {
          this.set((await disk.look()).free);
        },
      });
      new Gauge({
        name: 'data_disk_size_bytes',
        help: 'Size of the disk of DATA_DIR',
        registers: [registry],
        async collect() {
          this.set((await disk.look()).size);
        },
      });
    },
  };
}
