import type { Deps } from '../core/deps';
import { loadEditionDocument, loadRunningDocument } from './edition-documents';
import { createEditionsStore } from './editions-store';
import { createProgramRegistry } from './registry-service';

/** Loads the documents of editions for other features. */
export function createEditionLoader(db: Deps['db']) {
  const editions = createEditionsStore(db);
  return (key: string, edition: string) => loadEditionDocument({ editions }, key, edition);
}

export function createProgramsDeps(deps: Deps) {
  const editions = createEditionsStore(deps.db);
  const loadDocument = (key: string, edition: string) => loadRunningDocument({ editions }, key, edition);
  return { ...deps, editions, registry: createProgramRegistry({ ...deps, editions, loadDocument }) };
}

export type ProgramsDeps = ReturnType<typeof createProgramsDeps>;
