/**
 * Delivers messages of the outbox to endpoints. A failing endpoint is paused for a while, so that one that hangs does not delay
 * the others.
 */

import { createHmac, randomBytes } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as plain } from 'node:http';
import { type RequestOptions, request as secure } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { formatWebhookFault } from '../../domain/webhooks/faults';
import type { Deps } from '../core/deps';
import { GATEWAY_TIMEOUT_MS } from '../core/outbox/carriers';
import { createGuardedGateway, isGatewayResting, type MessageGateway } from '../core/outbox/gateway';
import type { DueMessage } from '../core/outbox/outbox-store';
import { type SealSecrets, sealText, unsealText } from '../core/secrets';
import { createWebhooksStore, type WebhookRow } from './webhooks-store';

/**
 * Thrown for an address outside the public internet: the target of each connection is checked, so that an entered address cannot
 * reach the internal network.
 */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(formatWebhookFault('private', { host }));
    this.name = 'PrivateAddress';
  }
}

/** IPv6 range assigned for the public internet: IPv4 within IPv6 (::127.0.0.1) and unassigned addresses are outside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for an address of the public internet: not loopback, private, link-local, carrier-grade NAT or reserved. */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  const isGlobal = address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
  return isGlobal && address.range() === 'unicast';
}

/** Returns the host of a URL where it is an IP address, which is never looked up; null for a name. */
export const findLiteralHost = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
};

/** Resolves a host to the addresses that the connection then uses, so that a later change of its DNS records has no effect. */
export const resolvePublicAddress: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const isRefused = found.length === 0 || found.some(({ address }) => !isPublic(address));
    if (isRefused) return done(new PrivateAddress(host), '');
    if (options.all) return done(null, found);
    const [first] = found;
    done(null, first?.address ?? '', first?.family);
  });
};

/** Prefix of secrets in the format of Standard Webhooks, which the signatures follow, too; `SECRET_BYTES`: their length. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const PURPOSE = 'webhook';

/** Encrypts a webhook secret for storage. */
export const sealWebhookSecret = (secrets: SealSecrets, secret: string): string =>
  sealText(secrets, PURPOSE, secret);

/** Decrypts a stored secret; accepts an unencrypted one of earlier versions. Throws where no key decrypts it. */
function openWebhookSecret(secrets: SealSecrets, stored: string): string {
  const opened = stored.startsWith(PREFIX) ? stored : unsealText(secrets, PURPOSE, stored);
  if (opened === null) throw new Error(formatWebhookFault('secret'));
  return opened;
}

export const generateWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** Computes a signature for each secret; receivers accept any of them. */
function computeSignatures(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}

/** Returns the valid secrets, encrypted as stored, the present one first. */
export const listValidSecrets = ({ secret, formerSecret, formerUntil }: WebhookRow, now: Date): string[] =>
  formerSecret && formerUntil && formerUntil > now ? [secret, ...formerSecret.split(' ')] : [secret];

export function createWebhookGateway(
  {
    db,
    clock,
    log,
    env,
  }: Pick<Deps, 'db' | 'clock' | 'log'> & { env: Pick<Deps['env'], 'webhooksMayBePrivate' | 'sealSecrets'> },
  limitMs = GATEWAY_TIMEOUT_MS,
): MessageGateway {
  const store = createWebhooksStore(db);
  const endpoints = new Map<string, MessageGateway>();
  /** Last fault of each endpoint, which explains its pause. */
  const faults = new Map<string, string>();

  async function deliver({ id, to, text }: DueMessage): Promise<void> {
    const endpoint = await store.find(to);
    if (!endpoint) throw new Error(formatWebhookFault('gone'));
    if (!endpoint.enabled) throw new Error(formatWebhookFault('off'));
    const secrets = listValidSecrets(endpoint, clock()).map((each) =>
      openWebhookSecret(env.sealSecrets, each),
    );
    const seconds = Math.floor(clock().getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': computeSignatures(secrets, { id, seconds, body: text }),
    };
    await postToWebhook(endpoint.url, headers, text, { limitMs, mayBePrivate: env.webhooksMayBePrivate });
  }

  function guardedWay(id: string): MessageGateway {
    const known = endpoints.get(id) ?? createGuardedGateway(deliver, { name: `webhook ${id}`, log });
    endpoints.set(id, known);
    return known;
  }

  return {
    async send(message) {
      try {
        await guardedWay(message.to).send(message);
      } catch (error) {
        // Other messages share this lane: the message is retried after the endpoint's pause, not at once.
        if (isGatewayResting(error))
          throw new Error(formatWebhookFault('resting', { fault: faults.get(message.to) ?? '' }));
        faults.set(message.to, (error as Error).message);
        throw error;
      }
    },
    room: () => Number.POSITIVE_INFINITY,
  };
}

/** Limits of a POST to an endpoint: no redirects, a timeout, and the answer body is ignored. */
interface PostLimits {
  limitMs: number;
  mayBePrivate: boolean;
}

/** Sends a message; throws unless the endpoint confirms its receipt. */
export function postToWebhook(
  address: string,
  headers: Record<string, string>,
  body: string,
  { limitMs, mayBePrivate }: PostLimits,
): Promise<void> {
  const url = new URL(address);
  const host = findLiteralHost(url);
  if (!mayBePrivate && host && !isPublic(host)) return Promise.reject(new PrivateAddress(host));
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(limitMs),
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(!mayBePrivate && { lookup: resolvePublicAddress }),
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? secure : plain)(url, options, (response) => {
      const { statusCode = 0 } = response;
      // The rest of the response is not read.
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) return resolve();
      reject(new Error(formatWebhookFault('answered', { status: statusCode })));
    });
    sent.on('error', (error: Error) =>
      reject(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? new Error(formatWebhookFault('noAnswer', { limit: limitMs }))
          : error,
      ),
    );
    sent.end(body);
  });
}
