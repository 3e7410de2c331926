import type { Program } from '../../domain/definition';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Idempotency } from '../filings/idempotency-store';
import { createDelivery } from './delivery-service';
import { createNotices } from './notices-service';
import { createNoticesStore } from './notices-store';
import { createRecipientsStore } from './recipients-store';

interface Neighbours {
  programs: Program[];
  inbox: Inbox;
  idempotency: Idempotency;
}

/** Notices of the offices, wired: writing them, and the job that sends them. */
export function createNoticeParts(deps: Deps, neighbours: Neighbours) {
  const stores = { store: createNoticesStore(deps.db), recipients: createRecipientsStore(deps.db) };
  const parts = { ...deps, ...neighbours, ...stores };
  return { notices: createNotices(parts), deliverNotices: createDelivery(parts).deliverDue };
}
