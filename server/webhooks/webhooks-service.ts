/** Endpoints as administrators register them, and what went to each. */
import { randomUUID } from 'node:crypto';
import type { Page } from '../../domain/api/envelope';
import { webhookMessages as texts } from '../../domain/api/messages/system';
import type {
  ReplayBody,
  WebhookBody,
  WebhookItem,
  WebhookMessage,
  WebhookMessagesQuery,
  WebhookSecret,
} from '../../domain/webhooks/calls';
import { fillText } from '../../domain/text';
import {
  SECRET_OVERLAP_HOURS,
  WEBHOOK_TEST,
  WEBHOOKS_AT_MOST,
  type WebhookEvent,
} from '../../domain/webhooks/webhooks';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { webhookMessage } from './noting';
import { isPublic, literalHost, newSecret, sealedSecret } from './webhook-gateway';
import { createWebhooksStore, type WebhookRow } from './webhooks-store';

const HOUR_MS = 3_600_000;

export function createWebhooks({ db, clock, audit, outbox, programs, env }: Deps) {
  const store = createWebhooksStore(db);

  function itemOf(row: WebhookRow, waiting = 0, failed = 0): WebhookItem {
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
      former_secret_until: formerUntil && formerUntil > clock() ? formerUntil.toISOString() : null,
      waiting,
      failed,
    };
  }

  async function found(id: string): Promise<WebhookRow> {
    const row = isUuid(id) ? await store.find(id) : undefined;
    if (!row) throw problems.notFound();
    return row;
  }

  /** Throws what is wrong; the connection itself asks again where the name leads. */
  function assertFit({ name, url, events, programs: chosen }: WebhookBody): void {
    if (!name) throw business(texts.noName);
    if (events.length === 0) throw business(texts.noEvents);
    if (chosen.some((key) => !programs.some((program) => program.key === key)))
      throw business(texts.unknownProgram);
    const parsed = URL.canParse(url) ? new URL(url) : null;
    const isSafe =
      parsed?.protocol === 'https:' || (env.webhooksMayBePrivate && parsed?.protocol === 'http:');
    if (!parsed || !isSafe || parsed.username || parsed.password || parsed.hash) throw business(texts.badUrl);
    const host = literalHost(parsed);
    const isInside = host ? !isPublic(host) : /^localhost$|\.local(host)?$/i.test(parsed.hostname);
    if (isInside && !env.webhooksMayBePrivate) throw business(texts.privateUrl);
  }

  /** The log names the endpoint, never its secret. */
  const note = (
    caller: Caller,
    action: AuditAction,
    { id, name, url }: Pick<WebhookRow, 'id' | 'name' | 'url'>,
  ) => audit.write({ subjectKind: 'webhook', subjectId: id, action, caller, details: { name, url } });

  const messageOf = ({ id, scene, payload, attempts, fault, ...row }: MessageRow): WebhookMessage => ({
    id,
    event: scene as WebhookMessage['event'],
    number: payload.about ? String(payload.about) : null,
    state: row.sentAt ? 'sent' : row.gaveUpAt ? 'failed' : 'waiting',
    attempts,
    fault,
    created_at: row.createdAt.toISOString(),
    settled_at: (row.sentAt ?? row.gaveUpAt)?.toISOString() ?? null,
  });

  return {
    async list(): Promise<WebhookItem[]> {
      return (await store.list()).map(({ row, waiting, failed }) => itemOf(row, waiting, failed));
    },

    async create(caller: Caller, body: WebhookBody): Promise<WebhookSecret> {
      assertFit(body);
      if ((await store.list()).length >= WEBHOOKS_AT_MOST)
        throw business(fillText(texts.tooMany, { limit: WEBHOOKS_AT_MOST }));
      const secret = newSecret();
      const sealed = sealedSecret(env.sealSecrets, secret);
      const row = { ...body, id: randomUUID(), secret: sealed, createdAt: clock(), createdBy: caller.name };
      await db.transaction(async () => {
        await store.insert(row);
        await note(caller, 'webhook.create', row);
      });
      return { webhook: itemOf(await found(row.id)), secret };
    },

    async update(caller: Caller, id: string, body: WebhookBody): Promise<WebhookItem> {
      assertFit(body);
      const before = await found(id);
      await db.transaction(async () => {
        await store.update(id, body);
        await note(caller, 'webhook.update', { ...before, ...body });
      });
      return itemOf(await found(id));
    },

    async remove(caller: Caller, id: string): Promise<null> {
      const row = await found(id);
      await db.transaction(async () => {
        await store.remove(id);
        await note(caller, 'webhook.delete', row);
      });
      return null;
    },

    async rotate(caller: Caller, id: string): Promise<WebhookSecret> {
      const row = await found(id);
      const secret = newSecret();
      const formerUntil = new Date(clock().getTime() + SECRET_OVERLAP_HOURS * HOUR_MS);
      await db.transaction(async () => {
        await store.update(id, {
          secret: sealedSecret(env.sealSecrets, secret),
          formerSecret: row.secret,
          formerUntil,
        });
        await note(caller, 'webhook.rotate', row);
      });
      return { webhook: itemOf(await found(id)), secret };
    },

    async test(caller: Caller, id: string): Promise<null> {
      const row = await found(id);
      await db.transaction(async () => {
        const payload = { type: WEBHOOK_TEST, timestamp: clock().toISOString(), data: {} } as const;
        await outbox.enqueue(webhookMessage(id, payload));
        await note(caller, 'webhook.test', row);
      });
      outbox.hurry();
      return null;
    },

    async messages(id: string, query: WebhookMessagesQuery): Promise<Page<WebhookMessage>> {
      const row = await found(id);
      const { list, total } = await store.messages(row.id, query);
      return { list: list.map(messageOf), total };
    },

    async replay(caller: Caller, id: string, { message }: ReplayBody): Promise<{ count: number }> {
      const row = await found(id);
      if (message !== undefined && !isUuid(message)) throw problems.notFound();
      const replayed = await db.transaction(async () => {
        const again = await store.replay(row.id, message, clock());
        if (again === 0) throw business(texts.nothingToReplay);
        await note(caller, 'webhook.replay', row);
        return again;
      });
      outbox.hurry();
      return { count: replayed };
    },
  };
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof createWebhooksStore>['messages']>>['list'][number];
export type Webhooks = ReturnType<typeof createWebhooks>;
