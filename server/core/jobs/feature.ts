import { defineFeature } from '../define-feature';
import { makeLookAlikes, sweepExpired } from './upkeep-store';

const SWEEP_EVERY_MS = 10 * 60_000;

export const upkeepFeature = defineFeature({
  create: (deps) => deps,
  prepare: ({ db }) => makeLookAlikes(db),
  jobs: ({ db, clock }) => [
    {
      name: 'sweep',
      everyMs: SWEEP_EVERY_MS,
      run: () => Promise.all([sweepExpired(db, clock()), makeLookAlikes(db)]),
    },
  ],
});
