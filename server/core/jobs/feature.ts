import { defineFeature } from '../define-feature';
import { deleteExpiredRows, makeLookAlikes } from './upkeep-store';

export const upkeepFeature = defineFeature({
  create: (deps) => deps,
  prepare: ({ db }) => makeLookAlikes(db),
  sweep: ({ db }, now) => Promise.all([deleteExpiredRows(db, now), makeLookAlikes(db)]),
});
