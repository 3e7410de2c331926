import type { Deps, Feature } from '../core/deps';
import { every } from '../core/jobs/every';
import type { Storage } from '../files/storage';
import { createNightlyDeps, LOOK_EVERY_MS, runNightlyBackup, warnOfOldBackup } from './nightly';

export function backupFeature(core: Deps, storage: Pick<Storage, 'get'>): Feature {
  const { backup } = core.env;
  if (!backup) return { routes: () => {} };
  const deps = createNightlyDeps({ ...core, storage }, backup);
  return {
    routes: () => {},
    jobs: [{ name: 'backup', everyMs: LOOK_EVERY_MS, run: () => runNightlyBackup(deps) }],
    starts: [() => every(LOOK_EVERY_MS, 'age of backups', () => warnOfOldBackup(deps), core.log)],
  };
}
