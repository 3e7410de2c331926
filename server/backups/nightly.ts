/** Nightly backups that the portal makes itself; it keeps the most recent ones. */

import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BACKUPS_SHOWN, type SystemStatus } from '../../domain/system/status-calls';
import { DAY_MS, HOUR_MS } from '../../domain/time';
import { formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import type { BackupSettings } from '../core/env/database';
import type { FileStorage } from '../files/storage';
import { writeBackup } from './archive';
import { openLiveSource } from './backup-source';
import { createBackupsStore } from './backups-store';
import { createContentFolder, getBackupSize, getContentFolder } from './content-folder';
import { BackupFault } from './faults';

const AGAIN_AFTER_MS = HOUR_MS;
/** Age from which the last backup counts as old: one missed night is tolerated. */
const OLD_AFTER_MS = 2 * DAY_MS;

/** Returns the most recent moment, up to `now`, at which a time of day was reached in Beijing. */
function computeLastRun(now: Date, at: string): number {
  const today = Date.parse(`${formatBeijingDay(now)}T${at}:00+08:00`);
  return today <= now.getTime() ? today : today - DAY_MS;
}

interface LastBackup {
  /** Start of the last attempt; `madeAt`: start of the last one that succeeded. */
  triedAt: Date | undefined;
  madeAt: Date | undefined;
}

/** True when no backup was made since the last scheduled time. A failed or interrupted attempt is repeated after an hour. */
export function isDue(now: Date, at: string, { triedAt, madeAt }: LastBackup): boolean {
  if (madeAt && madeAt.getTime() >= computeLastRun(now, at)) return false;
  return !triedAt || now.getTime() - triedAt.getTime() >= AGAIN_AFTER_MS;
}

/** `since`: earliest time at which a first backup could have been made. */
export const isOld = (now: Date, madeAt: Date | undefined, since: Date): boolean =>
  now.getTime() - (madeAt ?? since).getTime() > OLD_AFTER_MS;

export const LOOK_EVERY_MS = 10 * 60_000;
const NAME = /^portal-\d{4}-\d{2}-\d{2}-\d{4}\.zip(?:\.sealed)?$/;
/** Names of all files of backups, including content folders and half-written files; all are deleted together. */
const OURS = /^portal-\d{4}-\d{2}-\d{2}-\d{4}\.(?:zip(?:\.sealed)?|files)(?:\.new)?$/;

export const isBackupName = (name: string): boolean => NAME.test(name);

/** Returns the file name of a backup, which contains the minute in Beijing. */
export const formatBackupName = (at: Date, key: Buffer | null): string =>
  `portal-${formatBeijingMinute(at).replace(' ', '-').replace(':', '')}.zip${key ? '.sealed' : ''}`;

/** Returns the path of the newest backup in a directory; null without one. */
export async function findLatestBackup(directory: string): Promise<string | null> {
  const last = (await readdir(directory)).filter(isBackupName).sort().at(-1);
  return last ? join(directory, last) : null;
}

const toMegabytes = (bytes: number): number => Math.ceil(bytes / 1024 ** 2);

async function assertRoom(directory: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free < needed)
    throw new BackupFault('noRoom', { directory, free: toMegabytes(free), needed: toMegabytes(needed) });
}

/** Deletes all but the last few backups, and half-written files of a process that died. */
async function deleteOldBackups({ directory, keep }: BackupSettings): Promise<void> {
  const names = (await readdir(directory)).filter((name) => OURS.test(name)).sort();
  const kept = names.filter(isBackupName).slice(-keep);
  const staying = [...kept, ...kept.map(getContentFolder)];
  for (const name of names.filter((each) => !staying.includes(each)))
    await rm(join(directory, name), { recursive: true });
}

type Core = Pick<Deps, 'db' | 'clock' | 'log' | 'warnings'> & {
  storage: Pick<FileStorage, 'get'>;
  env: Pick<Deps['env'], 'backupKey'>;
};

export const createNightlyDeps = (core: Core, settings: BackupSettings) => ({
  ...core,
  settings,
  store: createBackupsStore(core.db, core.clock),
  startedAt: core.clock(),
});

export type NightlyDeps = ReturnType<typeof createNightlyDeps>;

async function makeBackup({ db, clock, log, storage, store, settings, env }: NightlyDeps) {
  const { backupKey } = env;
  await mkdir(settings.directory, { recursive: true, mode: 0o700 });
  await deleteOldBackups(settings);
  const before = await findLatestBackup(settings.directory);
  await assertRoom(settings.directory, (await store.bytes()) - (before ? await getBackupSize(before) : 0));
  const name = formatBackupName(clock(), backupKey);
  const path = join(settings.directory, name);
  const source = await openLiveSource(await db.snapshot(), storage);
  const beside = await createContentFolder(path, backupKey, before);
  const { faulty } = await writeBackup(source, path, backupKey, beside).finally(source.close);
  if (faulty.length > 0) log.error({ files: faulty.length }, 'files are missing or altered: npm run verify');
  await deleteOldBackups(settings);
  return { name, size: await getBackupSize(path) };
}

export async function runNightlyBackup(deps: NightlyDeps): Promise<void> {
  const { clock, log, store, settings } = deps;
  const [tried, last] = [await store.last(), await store.lastMade()];
  if (!isDue(clock(), settings.at, { triedAt: tried?.begunAt, madeAt: last?.begunAt })) return;
  const id = await store.begin();
  try {
    const made = await makeBackup(deps);
    await store.end(id, made);
    log.info(made, 'a backup was made');
  } catch (error) {
    log.error({ err: error }, 'no backup could be made');
    await store.end(id, { fault: (error as Error).message });
  }
}

/** Raises a warning in every process when the last backup is old, so that any health check reports it. */
export async function warnOfOldBackup({ clock, warnings, store, startedAt }: NightlyDeps): Promise<void> {
  const made = await store.lastMade();
  warnings.set('backup_old', isOld(clock(), made?.begunAt, startedAt));
}

async function listKept(directory: string) {
  const names = (await readdir(directory).catch(() => [])).filter(isBackupName).sort().reverse();
  const found = names.slice(0, MAX_BACKUPS_SHOWN).map(async (name) => {
    const path = join(directory, name);
    const { mtime } = await stat(path);
    return { name, made_at: mtime.toISOString(), bytes: await getBackupSize(path) };
  });
  return Promise.all(found);
}

/** Returns the state of the portal's own backups; null where nightly backups are off. */
export async function readBackupStatus({
  db,
  clock,
  env: { backup },
}: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<SystemStatus['backups']> {
  if (!backup) return null;
  const store = createBackupsStore(db, clock);
  const [last, made] = [await store.last(), await store.lastMade()];
  return {
    at: backup.at,
    keep: backup.keep,
    last_made_at: made?.begunAt.toISOString() ?? null,
    fault: last?.fault ?? null,
    kept: await listKept(backup.directory),
  };
}
