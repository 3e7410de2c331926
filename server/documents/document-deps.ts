import type { Program } from '../../domain/definition';
import { createCheckAddress } from '../../domain/document/proof';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import type { IncomingFiles } from '../files/incoming';
import { createFilingsStore } from '../filings/filings-store';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import { openPresentSeal, type SealDeps } from '../seals/seals-service';
import { createArchivesStore } from './archives-store';
import { createDocumentsStore } from './documents-store';
import { createExportStore } from './export-store';
import { createPrinter, createStoredDocumentKeys, type StoredDocuments } from './printing';

interface Neighbours {
  filings: { currentId(program: Program, caller: Caller, selectIndex: number): Promise<string> };
  files: FilesDeps;
  papers: StoredDocuments;
  seals: SealDeps;
  incoming: IncomingFiles;
}

/** Dependencies of documents, exports and archives. */
export type DocumentDeps = ReturnType<typeof createDocumentDeps>;

export function createDocumentDeps(deps: Deps, neighbours: Neighbours) {
  const { db, log, env } = deps;
  const { seals, papers } = neighbours;
  if (!env.publicUrl) log.warn('PUBLIC_URL is not set: printed copies carry no address and no QR code');
  return {
    ...deps,
    ...neighbours,
    filingsStore: createFilingsStore(db),
    store: createDocumentsStore(db),
    recognitions: createRecognitionsStore(db),
    exportStore: createExportStore(db),
    archives: createArchivesStore(db),
    checkAddress: createCheckAddress(env.publicUrl),
    printing: {
      ...deps,
      papers,
      printer: createPrinter(deps.workers),
      seals: { isOn: seals.sealer !== null, present: () => openPresentSeal(seals) },
      keyOf: createStoredDocumentKeys(),
    },
  };
}
