import type { Deps } from '../core/deps';
import { createDelivery } from './delivery-service';
import { createNotices } from './notices-service';
import { createNoticesStore, createRecipientsStore } from './notices-store';

const DELIVER_EVERY_MS = 3_000;

/** Notices of the offices, wired: writing them, and the job that sends them. */
export function createNoticeParts(deps: Deps) {
  const stores = { store: createNoticesStore(deps.db), recipients: createRecipientsStore(deps.db) };
  const parts = { ...deps, ...stores };
  const { deliverDue } = createDelivery(parts);
  return {
    notices: createNotices(parts),
    jobs: [{ name: 'notices', everyMs: DELIVER_EVERY_MS, run: deliverDue }],
  };
}
