import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import type { OwedDeps } from '../reports/owed-service';
import { createAppealsStore } from './appeals-store';

interface Neighbours {
  files: FilesDeps;
  reports: OwedDeps;
}

/** Dependencies of appeals. */
export const createAppealDeps = (deps: Deps, neighbours: Neighbours) => ({
  ...deps,
  ...neighbours,
  store: createAppealsStore(deps.db),
  filings: createFilingsStore(deps.db),
  recognitions: createRecognitionsStore(deps.db),
});

export type AppealDeps = ReturnType<typeof createAppealDeps>;
