import type { Deps } from '../core/deps';
import type { WorkerPool } from '../core/workers/workers';
import type { FactsDeps } from './facts-service';
import { createFactsStore } from './facts-store';
import type { RegisterManagementDeps } from './manage-registers-service';
import type { RegisterSources } from './registers-service';

/** Dependencies of managing registers and looking up facts. */
export type RegisterDeps = RegisterManagementDeps & FactsDeps & Pick<Deps, 'probes'>;

export const createRegisterDeps = (
  deps: Deps,
  registers: RegisterSources,
  workers: Pick<WorkerPool, 'run'>,
): RegisterDeps => ({
  ...deps,
  registers,
  workers,
  facts: createFactsStore(deps.db),
});
