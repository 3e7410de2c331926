/** The way of the outbox to endpoints. Each is left alone for a while when it fails: one that hangs holds up no other. */

import { request as plain } from 'node:http';
import { type RequestOptions, request as secure } from 'node:https';
import type { Deps } from '../core/deps';
import { GATEWAY_TIMEOUT_MS } from '../core/outbox/carriers';
import { type Gateway, guarded, wasNotTried } from '../core/outbox/gateway';
import type { DueMessage } from '../core/outbox/outbox-store';
import { isPublic, literalHost, PrivateAddress, publicLookup } from './private-addresses';
import { openedSecret, signaturesOf } from './signature';
import { createWebhooksStore, type WebhookRow } from './webhooks-store';

/** Sealed, as the row has them. */
const secretsOf = ({ secret, formerSecret, formerUntil }: WebhookRow, now: Date): string[] =>
  formerSecret && formerUntil && formerUntil > now ? [secret, formerSecret] : [secret];

export function webhookGateway(
  {
    db,
    clock,
    log,
    env,
  }: Pick<Deps, 'db' | 'clock' | 'log'> & { env: Pick<Deps['env'], 'webhooksMayBePrivate' | 'sealSecrets'> },
  limitMs = GATEWAY_TIMEOUT_MS,
): Gateway {
  const store = createWebhooksStore(db);
  const endpoints = new Map<string, Gateway>();

  async function deliver({ id, to, text }: DueMessage): Promise<void> {
    const endpoint = await store.find(to);
    if (!endpoint) throw new Error('the endpoint is not there any more');
    if (!endpoint.enabled) throw new Error('the endpoint is switched off');
    const secrets = secretsOf(endpoint, clock()).map((each) => openedSecret(env.sealSecrets, each));
    const seconds = Math.floor(clock().getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signaturesOf(secrets, { id, seconds, body: text }),
    };
    await post(endpoint.url, headers, text, { limitMs, mayBePrivate: env.webhooksMayBePrivate });
  }

  function guardedWay(id: string): Gateway {
    const known = endpoints.get(id) ?? guarded(deliver, { name: `webhook ${id}`, log });
    endpoints.set(id, known);
    return known;
  }

  return {
    async send(message) {
      try {
        await guardedWay(message.to).send(message);
      } catch (error) {
        // Others wait in the same lane: it comes again after its pause, not at once.
        throw wasNotTried(error) ? new Error('the endpoint fails and is left alone for now') : error;
      }
    },
    room: () => Number.POSITIVE_INFINITY,
  };
}

/** One POST to an endpoint: no redirect is followed, nobody is waited for, and nothing of the answer is read. */
interface PostLimits {
  limitMs: number;
  mayBePrivate: boolean;
}

/** Throws unless the endpoint says that it has taken it. */
export function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  { limitMs, mayBePrivate }: PostLimits,
): Promise<void> {
  const url = new URL(address);
  const host = literalHost(url);
  if (!mayBePrivate && host && !isPublic(host)) return Promise.reject(new PrivateAddress(host));
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(limitMs),
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(!mayBePrivate && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? secure : plain)(url, options, (response) => {
      const { statusCode = 0 } = response;
      // Whatever it goes on saying is of no interest.
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) return resolve();
      reject(new Error(`the endpoint answered ${statusCode}`));
    });
    sent.on('error', (error: Error) =>
      reject(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? new Error(`no answer within ${limitMs} ms`)
          : error,
      ),
    );
    sent.end(body);
  });
}
