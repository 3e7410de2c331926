import type { Deps } from '../core/deps';
import type { Workers } from '../core/workers/workers';
import type { FactsParts } from './facts-service';
import { createFactsStore } from './facts-store';
import type { KeepingParts } from './keeping-service';
import type { Registers } from './registers-service';

/** Everything that keeping registers and looking up facts work with. */
export type RegisterParts = KeepingParts & FactsParts & Pick<Deps, 'probes'>;

export const createRegisterParts = (
  deps: Deps,
  registers: Registers,
  workers: Pick<Workers, 'run'>,
): RegisterParts => ({
  ...deps,
  registers,
  workers,
  facts: createFactsStore(deps.db),
});
