import type { Deps } from '../core/deps';
import { createEditionsStore } from './editions-store';
import { createProgramRegistry } from './registry-service';

export function createProgramsDeps(deps: Deps) {
  const editions = createEditionsStore(deps.db);
  return { ...deps, editions, registry: createProgramRegistry({ ...deps, editions }) };
}

export type ProgramsDeps = ReturnType<typeof createProgramsDeps>;
