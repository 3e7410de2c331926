import { defineFeature } from '../core/define-feature';
import { startJob } from '../core/jobs/scheduled-job';
import { filesFeature } from '../files/feature';
import { createNightlyDeps, LOOK_EVERY_MS, runNightlyBackup, warnOfOldBackup } from './nightly';

export const backupsFeature = defineFeature({
  needs: { files: filesFeature },
  create(deps, { files: { storage } }) {
    const { backup } = deps.env;
    return backup && createNightlyDeps({ ...deps, storage }, backup);
  },
  jobs: (deps) =>
    deps ? [{ name: 'backup', everyMs: LOOK_EVERY_MS, run: () => runNightlyBackup(deps) }] : [],
  starts: (deps) =>
    deps ? [() => startJob(LOOK_EVERY_MS, 'age of backups', () => warnOfOldBackup(deps), deps.log)] : [],
});
