/** Endpoints as administrators register them, and the messages sent to each. */

import { randomUUID } from 'node:crypto';
import type { PagedList } from '../../domain/api/envelope';
import { webhookMessages as texts } from '../../domain/system/messages';
import { fillText, type Language, say } from '../../domain/text';
import { HOUR_MS } from '../../domain/time';
import type {
  ReplayBody,
  WebhookBody,
  WebhookItem,
  WebhookMessage,
  WebhookMessagesQuery,
  WebhookSecret,
} from '../../domain/webhooks/calls';
import { describeWebhookFault, formatWebhookFault } from '../../domain/webhooks/faults';
import { listWebhookChanges } from '../../domain/webhooks/logged-fields';
import {
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_TEST,
  type WebhookEvent,
} from '../../domain/webhooks/webhooks';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { createRefusal, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import {
  findLiteralHost,
  generateWebhookSecret,
  isPublic,
  listValidSecrets,
  sealWebhookSecret,
} from './webhook-gateway';
import { createWebhookMessage } from './webhook-messages';
import { createWebhooksStore, type WebhookRow } from './webhooks-store';

export type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'outbox' | 'programs' | 'env'>;

type Counts = Pick<WebhookItem, 'waiting' | 'failed' | 'held'>;
const NO_MESSAGES: Counts = { waiting: 0, failed: 0, held: 0 };

function describeWebhook(row: WebhookRow, now: Date, counts = NO_MESSAGES): WebhookItem {
  const { id, name, url, events, enabled, createdAt, createdBy, formerUntil } = row;
  return {
    id,
    name,
    url,
    events: events as WebhookEvent[],
    programs: row.programs,
    enabled,
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    former_secret_until: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
    ...counts,
  };
}

async function findWebhook({ db }: WebhookDeps, id: string): Promise<WebhookRow> {
  const row = isUuid(id) ? await createWebhooksStore(db).find(id) : undefined;
  if (!row) throw problems.notFound();
  return row;
}

/** Locks an endpoint for a change, so that changes made at once are made in turn. */
async function lockWebhook({ db }: WebhookDeps, id: string): Promise<WebhookRow> {
  const row = isUuid(id) ? await createWebhooksStore(db).lock(id) : undefined;
  if (!row) throw problems.notFound();
  return row;
}

/** Locks an endpoint that is sent to; throws 208 for one that is switched off. */
async function lockEnabled(deps: WebhookDeps, id: string): Promise<WebhookRow> {
  const row = await lockWebhook(deps, id);
  if (!row.enabled) throw createRefusal(texts.switchedOff);
  return row;
}

/** Validates an endpoint; throws on a fault. Each connection checks the resolved address again. */
function assertValid(
  { programs, env }: WebhookDeps,
  { name, url, events, programs: chosen }: WebhookBody,
): void {
  if (!name) throw createRefusal(texts.noName);
  if (events.length === 0) throw createRefusal(texts.noEvents);
  if (chosen.some((key) => !programs.some((program) => program.key === key)))
    throw createRefusal(texts.unknownProgram);
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isSafe = parsed?.protocol === 'https:' || (env.webhooksMayBePrivate && parsed?.protocol === 'http:');
  if (!parsed || !isSafe || parsed.username || parsed.password || parsed.hash)
    throw createRefusal(texts.badUrl);
  const host = findLiteralHost(parsed);
  const isInside = host ? !isPublic(host) : /^localhost$|\.local(host)?$/i.test(parsed.hostname);
  if (isInside && !env.webhooksMayBePrivate) throw createRefusal(texts.privateUrl);
}

/** Writes the audit log, which names the endpoint but never its secret. */
const writeAudit = (
  { audit }: WebhookDeps,
  caller: Caller,
  action: AuditAction,
  { id, name, url }: Pick<WebhookRow, 'id' | 'name' | 'url'>,
  more: { changes?: ReturnType<typeof listWebhookChanges> } = {},
) => audit.write({ subjectKind: 'webhook', subjectId: id, action, caller, details: { name, url, ...more } });

function findState(
  fault: string | null,
  { sentAt, gaveUpAt }: Pick<MessageRow, 'sentAt' | 'gaveUpAt'>,
): WebhookMessage['state'] {
  if (sentAt) return 'sent';
  if (!gaveUpAt) return 'waiting';
  return fault === formatWebhookFault('off') ? 'held' : 'failed';
}

const describeMessage = (
  { id, scene, payload, attempts, fault, ...row }: MessageRow,
  language: Language,
): WebhookMessage => ({
  id,
  event: scene as WebhookMessage['event'],
  number: payload.about ? String(payload.about) : null,
  state: findState(fault, row),
  attempts,
  fault: fault && say(describeWebhookFault(fault), language),
  created_at: row.createdAt.toISOString(),
  settled_at: (row.sentAt ?? row.gaveUpAt)?.toISOString() ?? null,
});

export async function listWebhooks({ db, clock }: WebhookDeps): Promise<WebhookItem[]> {
  const rows = await createWebhooksStore(db).list();
  return rows.map(({ row, ...counts }) => describeWebhook(row, clock(), counts));
}

export async function createWebhook(
  deps: WebhookDeps,
  caller: Caller,
  body: WebhookBody,
): Promise<WebhookSecret> {
  assertValid(deps, body);
  if ((await createWebhooksStore(deps.db).list()).length >= MAX_WEBHOOKS)
    throw createRefusal(fillText(texts.tooMany, { limit: MAX_WEBHOOKS }));
  const secret = generateWebhookSecret();
  const sealed = sealWebhookSecret(deps.env.sealSecrets, secret);
  const row = { ...body, id: randomUUID(), secret: sealed, createdAt: deps.clock(), createdBy: caller.name };
  await deps.db.transaction(async () => {
    await createWebhooksStore(deps.db).insert(row);
    await writeAudit(deps, caller, 'webhook.create', row);
  });
  return { webhook: describeWebhook(await findWebhook(deps, row.id), deps.clock()), secret };
}

export async function updateWebhook(
  deps: WebhookDeps,
  caller: Caller,
  id: string,
  body: WebhookBody,
): Promise<WebhookItem> {
  assertValid(deps, body);
  const store = createWebhooksStore(deps.db);
  await deps.db.transaction(async () => {
    const before = await lockWebhook(deps, id);
    await store.update(id, body);
    await store.dropUnsubscribed(id, body);
    await (body.enabled ? store.release(id, deps.clock()) : store.hold([id], deps.clock()));
    const changes = listWebhookChanges(describeWebhook(before, deps.clock()), body);
    await writeAudit(deps, caller, 'webhook.update', { ...before, ...body }, { changes });
  });
  deps.outbox.hurry();
  return describeWebhook(await findWebhook(deps, id), deps.clock());
}

export async function deleteWebhook(deps: WebhookDeps, caller: Caller, id: string): Promise<null> {
  const row = await findWebhook(deps, id);
  await deps.db.transaction(async () => {
    await createWebhooksStore(deps.db).remove(id);
    await writeAudit(deps, caller, 'webhook.delete', row);
  });
  return null;
}

export async function rotateWebhook(deps: WebhookDeps, caller: Caller, id: string): Promise<WebhookSecret> {
  const secret = generateWebhookSecret();
  const now = deps.clock();
  const formerUntil = new Date(now.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS);
  await deps.db.transaction(async () => {
    const row = await lockWebhook(deps, id);
    await createWebhooksStore(deps.db).update(id, {
      secret: sealWebhookSecret(deps.env.sealSecrets, secret),
      // Also those of earlier rotations: receivers that missed a new secret still check with an older one.
      formerSecret: listValidSecrets(row, now).join(' '),
      formerUntil,
    });
    await writeAudit(deps, caller, 'webhook.rotate', row);
  });
  return { webhook: describeWebhook(await findWebhook(deps, id), now), secret };
}

export async function testWebhook(deps: WebhookDeps, caller: Caller, id: string): Promise<null> {
  await deps.db.transaction(async () => {
    const row = await lockEnabled(deps, id);
    const payload = { type: WEBHOOK_TEST, timestamp: deps.clock().toISOString(), data: {} } as const;
    await deps.outbox.enqueue(createWebhookMessage(id, payload));
    await writeAudit(deps, caller, 'webhook.test', row);
  });
  deps.outbox.hurry();
  return null;
}

export async function listWebhookMessages(
  deps: WebhookDeps,
  id: string,
  query: WebhookMessagesQuery,
  language: Language,
): Promise<PagedList<WebhookMessage>> {
  const row = await findWebhook(deps, id);
  const { list, total } = await createWebhooksStore(deps.db).messages(row.id, query);
  return { list: list.map((message) => describeMessage(message, language)), total };
}

export async function replayWebhook(
  deps: WebhookDeps,
  caller: Caller,
  id: string,
  { message }: ReplayBody,
): Promise<{ count: number }> {
  if (message !== undefined && !isUuid(message)) throw problems.notFound();
  const replayed = await deps.db.transaction(async () => {
    const row = await lockEnabled(deps, id);
    const again = await createWebhooksStore(deps.db).replay(row.id, message, deps.clock());
    if (again === 0) throw createRefusal(texts.nothingToReplay);
    await writeAudit(deps, caller, 'webhook.replay', row);
    return again;
  });
  deps.outbox.hurry();
  return { count: replayed };
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof createWebhooksStore>['messages']>>['list'][number];
