import type { Deps, Feature } from '../core/deps';
import { every } from '../core/jobs/every';
import type { Storage } from '../files/storage';
import { createNightly } from './nightly';

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
