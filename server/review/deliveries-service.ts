/** SMS and mail to the company about a filing; the office sees which were sent, are waiting, or failed. */
import type { MessageDelivery } from '../../domain/inbox/delivery-calls';
import { type Language, say } from '../../domain/text';
import type { Caller } from '../core/access';
import { createOutboxStore } from '../core/outbox/outbox-store';
import type { ReviewDeps } from './review-deps';
import { requireReviewed } from './review-service';

export async function listFilingDeliveries(
  { db, clock, filings }: Pick<ReviewDeps, 'db' | 'clock' | 'filings'>,
  caller: Caller,
  id: string,
  language: Language,
): Promise<MessageDelivery[]> {
  const row = requireReviewed(caller, await filings.outline(id));
  const found = await createOutboxStore(db, clock).ofFiling(row.id);
  return found.map(({ id, kind, to, title, attempts, at, sentAt, gaveUpAt }) => ({
    id,
    kind,
    to,
    title: title && say(title, language),
    state: sentAt ? 'sent' : gaveUpAt ? 'failed' : 'waiting',
    attempts,
    created_at: at.toISOString(),
    settled_at: (sentAt ?? gaveUpAt)?.toISOString() ?? null,
  }));
}
