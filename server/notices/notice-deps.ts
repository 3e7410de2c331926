import type { Deps } from '../core/deps';
import { createNoticesStore, createRecipientsStore } from './notices-store';

/** Dependencies of announcements. */
export const createNoticeDeps = (core: Deps) => ({
  ...core,
  store: createNoticesStore(core.db),
  recipients: createRecipientsStore(core.db),
});

export type NoticeDeps = ReturnType<typeof createNoticeDeps>;
