import type { Program } from '../../domain/definition';
import { checkAddressAt } from '../../domain/document/proof';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { Workers } from '../core/workers/workers';
import type { FilesDeps } from '../files/files-service';
import type { Incoming } from '../files/incoming';
import { createFilingsStore } from '../filings/filings-store';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import { openPresentSeal, type SealDeps } from '../seals/seals-service';
import { createArchivesStore } from './archives-store';
import { createCertificates } from './certificates-service';
import { createDocumentParts } from './documents-service';
import { createDocumentsStore } from './documents-store';
import { createExportStore } from './export-store';
import { createLetters } from './letters-service';
import { createPrinter, createPrinting, type PaperStore } from './printing';

interface Neighbours {
  filings: { currentId(program: Program, caller: Caller, selectIndex: number): Promise<string> };
  files: FilesDeps;
  workers: Workers;
  papers: PaperStore;
  seals: SealDeps;
  incoming: Incoming;
}

/** Printing, wired: filings as documents, and the letters of decisions. */
export function createPrintingParts(deps: Deps, neighbours: Neighbours) {
  const { db, log, env } = deps;
  const { seals } = neighbours;
  if (!env.publicUrl) log.warn('PUBLIC_URL is not set: printed copies carry no address and no QR code');
  const parts = {
    ...deps,
    ...neighbours,
    filingsStore: createFilingsStore(db),
    store: createDocumentsStore(db),
    recognitions: createRecognitionsStore(db),
    checkAddress: checkAddressAt(env.publicUrl),
    printing: createPrinting({
      ...deps,
      papers: neighbours.papers,
      printer: createPrinter(neighbours.workers),
      seals: { isOn: seals.sealer !== null, present: () => openPresentSeal(seals) },
    }),
  };
  const letters = createLetters(parts);
  const certificates = createCertificates(parts);
  const documents = createDocumentParts({ ...parts, checked: [letters, certificates] });
  const exports = { ...parts, exportStore: createExportStore(db) };
  return {
    programs: deps.programs,
    letters,
    certificates,
    documents,
    sealCheck: { ...parts, documents },
    exports,
    archives: { ...exports, letters, documents, archives: createArchivesStore(db) },
  };
}
