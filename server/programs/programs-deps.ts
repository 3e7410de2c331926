import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import { loadEditionDocument, loadRunningDocument } from './edition-documents';
import { createEditionsStore } from './editions-store';
import { createProgramRegistry } from './registry-service';
import { createTrialEditionsStore } from './trial-editions-store';

/** Stores of everything that a filing can be filled in under. */
export const createEditionStores = (db: Deps['db']) => ({
  editions: createEditionsStore(db),
  trials: createTrialEditionsStore(db),
});

/** Loads the documents of editions for other features. */
export function createEditionLoader(db: Deps['db']) {
  const stores = createEditionStores(db);
  return (key: string, edition: string) => loadEditionDocument(stores, key, edition);
}

/** Lists the names of the editions of a program for other features. */
export const createEditionNameLister = (db: Deps['db']) => createEditionStores(db).editions.namesOf;

export function createProgramsDeps(deps: Deps, files: FilesDeps) {
  const stores = createEditionStores(deps.db);
  const loadDocument = (key: string, edition: string) => loadRunningDocument(stores, key, edition);
  const differingReleases = new Set<string>();
  const registry = createProgramRegistry({ ...deps, ...stores, loadDocument, differingReleases });
  return { ...deps, ...stores, files, registry, differingReleases };
}

export type ProgramsDeps = ReturnType<typeof createProgramsDeps>;
