import type { Deps } from '../core/deps';
import { createProgramDraftsStore } from '../program-drafts/program-drafts-store';
import type { ProgramsDeps } from '../programs/programs-deps';
import { createTrialsStore } from './trials-store';

export const createTrialsDeps = (
  deps: Deps,
  { programs: { editions, trials, registry } }: { programs: ProgramsDeps },
) => ({
  ...deps,
  editions,
  trials,
  registry,
  drafts: createProgramDraftsStore(deps.db),
  store: createTrialsStore(deps.db),
});

export type TrialsDeps = ReturnType<typeof createTrialsDeps>;
