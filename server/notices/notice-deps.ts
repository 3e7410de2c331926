import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import { createNoticesStore, createRecipientsStore } from './notices-store';

/** Dependencies of announcements. */
export const createNoticeDeps = (core: Deps, files: FilesDeps) => ({
  ...core,
  files,
  store: createNoticesStore(core.db),
  recipients: createRecipientsStore(core.db),
});

export type NoticeDeps = ReturnType<typeof createNoticeDeps>;
