/** Puts together what the features for files are made of. */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Deps } from '../core/deps';
import type { Env } from '../core/env';
import type { HouseSettings } from '../core/house/house-service';
import { every, type JobLog } from '../core/jobs/every';
import type { Workers } from '../core/workers/workers';

import { createFilesStore, createShownFilesStore } from './files-store';
import { createIncoming } from './incoming';
import { createInspection } from './inspection/inspection';
import { createIntake } from './intake';
import { createPhoneLinks } from './phone-links-service';
import { createPhoneLinksStore } from './phone-links-store';
import { createReferencesStore, createRemovalsStore } from './removals-store';
import { createS3Storage } from './s3-storage';
import { createScanning } from './scanning-service';
import { createDiskStorage, type Storage } from './storage';
import { createUnused } from './unused-service';
import { createUploads } from './uploads-service';
import { createUploadsStore } from './uploads-store';

const SWEEP_EVERY_MS = 10 * 60_000;
/** Bytes that the files of one company may take in all: twice what the most generous form asks for. */
const COMPANY_QUOTA = 10 * 1024 ** 3;

export const storageOf = ({ fileStore }: Env, log: FilesLog): Storage =>
  fileStore.kind === 's3' ? createS3Storage(fileStore, log) : createDiskStorage(fileStore.directory, log);

interface FilesLog extends JobLog {
  warn(details: object, message: string): void;
}

type FilesDeps = Pick<
  Deps,
  'env' | 'db' | 'clock' | 'audit' | 'inbox' | 'readLog' | 'programs' | 'warnings'
> & {
  house: Pick<HouseSettings, 'rules'>;
  log: FilesLog;
  workers: Workers;
};

export function createFileParts(deps: FilesDeps, companyQuota = COMPANY_QUOTA) {
  const storage = storageOf(deps.env, deps.log);
  // On the same disk as a folder of files.
  const incoming = createIncoming(join(deps.env.dataDir, 'incoming'));
  const store = createFilesStore(deps.db);
  const removals = createRemovalsStore(deps.db);
  const inspection = createInspection(deps);
  const scanning = createScanning({ ...deps, store, storage });
  const intake = createIntake({
    ...deps,
    store,
    removals,
    storage,
    incoming,
    inspection,
    scanning,
    companyQuota,
  });
  const shownFiles = createShownFilesStore(deps.db);
  const files = { ...deps, store, shownFiles, storage, intake, scanning };
  const phoneLinksStore = createPhoneLinksStore(deps.db);
  const phoneLinks = createPhoneLinks({ ...deps, store: phoneLinksStore, filesStore: store, files });
  const uploadsStore = createUploadsStore(deps.db);
  const uploads = createUploads({ ...deps, store: uploadsStore, filesStore: store, storage, intake });
  const references = createReferencesStore(deps.db);
  const unused = createUnused({ ...deps, store, references, removals, storage });
  /** Removes what has been left unfinished, and what nothing names any more. */
  const sweep = () => Promise.all([incoming.sweep(deps.clock()), uploads.sweep(), unused.sweep()]);
  const warn = (error: Error) =>
    deps.log.error({ err: error }, 'files cannot be stored: not ready until they can');
  return {
    files,
    uploads,
    phoneLinks,
    storage,
    incoming,
    /** Stores bytes that the server made: whole or not at all, as it stores what people upload. */
    store: async (key: string, bytes: Uint8Array): Promise<void> =>
      storage.put(await incoming.receive(Readable.from([bytes])), key),
    /** The same of what is made while it is stored; gives its bytes. */
    keep: async (key: string, content: Readable): Promise<number> => {
      const received = await incoming.receive(content);
      await storage.put(received, key);
      return received.size;
    },
    sweep,
    jobs: scanning.jobs,
    starts: [
      () => {
        storage.ping().catch(warn);
        return every(SWEEP_EVERY_MS, 'files', sweep, deps.log);
      },
    ],
  };
}
