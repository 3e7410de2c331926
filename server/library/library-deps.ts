import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import type { FilingsStore } from '../filings/filings-store';
import { createLibraryStore } from './library-store';

interface Neighbours {
  files: FilesDeps;
  filings: FilingsStore;
}

/** Dependencies of the library. */
export const createLibraryDeps = (
  { db, programs, audit }: Pick<Deps, 'db' | 'programs' | 'audit'>,
  neighbours: Neighbours,
) => ({ db, programs, audit, ...neighbours, library: createLibraryStore(db) });

export type LibraryDeps = ReturnType<typeof createLibraryDeps>;
