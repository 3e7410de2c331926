/**
 * Writes events of filings to the outbox for each subscribed endpoint, in the transaction of the step; those for an endpoint that
 * is switched off are held there.
 */
import type { FilingStatus } from '../../domain/filing/status';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { findWebhookEvent, type WebhookPayload } from '../../domain/webhooks/webhooks';
import type { CoreDeps } from '../core/core-deps';
import { createOutboxStore, type OutboxMessage } from '../core/outbox/outbox-store';
import { createWebhooksStore } from './webhooks-store';

export interface FilingMove {
  id: string;
  program: string;
  action: string;
  from: string | null;
  to: FilingStatus;
  version: number;
}

/** Creates the message for the outbox: its payload is stored as text, because the signature covers every character. */
export const createWebhookMessage = (webhookId: string, payload: WebhookPayload): OutboxMessage => ({
  kind: 'webhook',
  to: webhookId,
  scene: payload.type,
  text: JSON.stringify(payload),
  ...(payload.data.number && { about: payload.data.number }),
});

export async function enqueueWebhooks(
  { db, clock }: Pick<CoreDeps, 'db' | 'clock'>,
  move: FilingMove,
): Promise<void> {
  const { id, program, action, from, to, version } = move;
  const type = findWebhookEvent(action, from, to);
  if (!type || isTrialProgram(program)) return;
  const store = createWebhooksStore(db);
  const listening = await store.listening(type, program);
  if (listening.length === 0) return;
  const number = await store.receiptOf(id);
  const data = { id, number, program, status: to, previous_status: from, version };
  const payload = { type, timestamp: clock().toISOString(), data };
  await createOutboxStore(db, clock).enqueue(
    ...listening.map((each) => createWebhookMessage(each.id, payload)),
  );
  await store.hold(
    listening.filter(({ enabled }) => !enabled).map((each) => each.id),
    clock(),
  );
}
