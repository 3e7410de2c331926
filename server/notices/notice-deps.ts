import type { Deps } from '../core/deps';
import { createNoticesStore, createRecipientsStore } from './notices-store';

/** Everything that notices of the offices work with. */
export const createNoticeDeps = (core: Deps) => ({
  ...core,
  store: createNoticesStore(core.db),
  recipients: createRecipientsStore(core.db),
});

export type NoticeDeps = ReturnType<typeof createNoticeDeps>;
