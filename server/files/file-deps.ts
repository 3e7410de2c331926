/** Puts together what the features for files are made of. */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Deps } from '../core/deps';
import type { Env } from '../core/env';
import type { JobLog } from '../core/jobs/scheduled-job';
import type { OfficeSettingsService } from '../core/office-settings/office-settings';
import type { WorkerPool } from '../core/workers/workers';

import { createFilesStore, createShownFilesStore } from './files-store';
import { createIncoming } from './incoming';
import { createInspection } from './inspection/inspection';
import { createPhoneLinksStore } from './phone-links-store';
import { createReferencesStore, createRemovalsStore } from './removals-store';
import { createS3Storage } from './s3-storage';
import { createScanningDeps } from './scanning-service';
import { createDiskStorage, type FileStorage } from './storage';
import { deleteUnusedFiles } from './unused-service';
import { deleteExpiredUploads } from './uploads-service';
import { createUploadsStore } from './uploads-store';

/** Bytes that the files of one company may take in all: twice what the most generous form asks for. */
const COMPANY_QUOTA = 10 * 1024 ** 3;

export const createStorage = ({ fileStore }: Env, log: FilesLog): FileStorage =>
  fileStore.kind === 's3' ? createS3Storage(fileStore, log) : createDiskStorage(fileStore.directory, log);

interface FilesLog extends JobLog {
  warn(details: object, message: string): void;
}

type FileDepsInput = Pick<
  Deps,
  'env' | 'db' | 'clock' | 'audit' | 'inbox' | 'readLog' | 'programs' | 'warnings' | 'tables'
> & {
  officeSettings: Pick<OfficeSettingsService, 'rules'>;
  log: FilesLog;
  workers: WorkerPool;
};

export function createFileDeps(deps: FileDepsInput, companyQuota = COMPANY_QUOTA) {
  const storage = createStorage(deps.env, deps.log);
  // On the same disk as a folder of files.
  const incoming = createIncoming(join(deps.env.dataDir, 'incoming'));
  const store = createFilesStore(deps.db);
  const removals = createRemovalsStore(deps.db);
  const inspection = createInspection(deps);
  const scanning = createScanningDeps({ ...deps, store, storage });
  const intake = { ...deps, store, removals, storage, incoming, inspection, scanning, companyQuota };
  const shownFiles = createShownFilesStore(deps.db);
  const files = { ...deps, store, shownFiles, storage, intake, scanning };
  const phoneLinks = { ...deps, store: createPhoneLinksStore(deps.db), filesStore: store, files };
  const uploads = {
    ...deps,
    store: createUploadsStore(deps.db),
    filesStore: store,
    storage,
    intake,
    kept: new Map(),
  };
  const unused = {
    ...deps,
    store,
    references: createReferencesStore(deps.db, deps.tables),
    removals,
    storage,
  };
  /** Removes what has been left unfinished, and what nothing names any more. */
  const sweep = () =>
    Promise.all([incoming.sweep(deps.clock()), deleteExpiredUploads(uploads), deleteUnusedFiles(unused)]);
  return {
    files,
    uploads,
    phoneLinks,
    storage,
    incoming,
    /** Stores bytes that the server made: whole or not at all, as it stores what people upload. */
    store: async (key: string, bytes: Uint8Array): Promise<void> =>
      storage.put(await incoming.receive(Readable.from([bytes])), key),
    /** Stores generated content as it is made; returns its size. */
    keep: async (key: string, content: Readable): Promise<number> => {
      const received = await incoming.receive(content);
      await storage.put(received, key);
      return received.size;
    },
    sweep,
  };
}
