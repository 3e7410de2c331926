import type { Deps } from '../core/deps';
import { loadRunningDocument } from './edition-documents';
import { createEditionsStore } from './editions-store';
import { createProgramRegistry } from './registry-service';

export function createProgramsDeps(deps: Deps) {
  const editions = createEditionsStore(deps.db);
  const loadDocument = (key: string, edition: string) => loadRunningDocument({ editions }, key, edition);
  return { ...deps, editions, registry: createProgramRegistry({ ...deps, editions, loadDocument }) };
}

export type ProgramsDeps = ReturnType<typeof createProgramsDeps>;
