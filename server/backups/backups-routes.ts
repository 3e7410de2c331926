import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUPS_SHOWN, type SystemStatus } from '../../domain/calls/system-status';
import type { Deps, Feature } from '../core/deps';
import { every } from '../core/jobs/every';
import type { Storage } from '../files/storage';
import { createBackupsStore } from './backups-store';
import { sizeOf } from './beside';
import { createNightly, isBackupName } from './nightly';

/** The state of the portal's own backups; null where it makes none. */
export function createBackupStatus({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>) {
  const settings = env.backup;
  const store = createBackupsStore(db, clock);

  async function kept(directory: string) {
    const names = (await readdir(directory).catch(() => [])).filter(isBackupName).sort().reverse();
    const found = names.slice(0, BACKUPS_SHOWN).map(async (name) => {
      const path = join(directory, name);
      const { mtime } = await stat(path);
      return { name, made_at: mtime.toISOString(), bytes: await sizeOf(path) };
    });
    return Promise.all(found);
  }

  return async (): Promise<SystemStatus['backups']> => {
    if (!settings) return null;
    const [last, made] = [await store.last(), await store.lastMade()];
    return {
      at: settings.at,
      keep: settings.keep,
      last_made_at: made?.begunAt.toISOString() ?? null,
      fault: last?.fault ?? null,
      kept: await kept(settings.directory),
    };
  };
}

export function backupFeature(deps: Deps, storage: Pick<Storage, 'get'>): Feature {
  const { backup } = deps.env;
  if (!backup) return { routes: () => {} };
  const { job, watch, watchEveryMs } = createNightly({ ...deps, storage }, backup);
  return {
    routes: () => {},
    jobs: [job],
    starts: [() => every(watchEveryMs, 'age of backups', watch, deps.log)],
  };
}
