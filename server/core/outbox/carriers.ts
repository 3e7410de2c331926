/**
 * Carriers, which deliver messages to files, by HTTP or by SMTP, and probes that check whether their services respond and
 * accept our credentials.
 */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SenderSettings as Settings, SmtpSettings } from '../env/senders';
import type { ServiceProbe } from '../probes';
import type { DueMessage } from './outbox-store';

/** Delivers one message, or throws. */
export type MessageCarrier = (message: DueMessage) => Promise<void>;

/** Timeout of a gateway. */
export const GATEWAY_TIMEOUT_MS = 10_000;

/** The gateway is available but refuses this message; others may succeed. */
export class MessageRefused extends Error {}

/** HTTP statuses that concern the caller or the gateway rather than the message. */
const NOT_OF_MESSAGE = [401, 403, 404, 408, 429];

const toWireMessage = ({ to, kind, scene, code, title, text, at }: DueMessage) =>
  JSON.stringify({
    to,
    kind,
    scene,
    ...(code !== undefined && { code }),
    ...(kind === 'mail' && title && { subject: title.zh }),
    text,
    at: at.toISOString(),
  });

async function flushNames(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a JSON file per message, beside the directory first and moved in when complete. Repeated sending leaves one
 * file, and a sent message survives a power cut.
 */
export const createFileCarrier = (directory: string): MessageCarrier => {
  const underWay = `${directory}.tmp`;
  const makeFolders = () =>
    Promise.all([directory, underWay].map((path) => mkdir(path, { recursive: true })));
  // Creates the folders early, for operators who look for them; the first message reports a failure.
  makeFolders().catch(() => undefined);
  return async (message) => {
    await makeFolders();
    const name = `${message.at.toISOString().replaceAll(':', '-')}-${message.id}.json`;
    const temporary = join(underWay, message.id);
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(toWireMessage(message));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(directory, name));
    await flushNames(directory);
  };
};

/** POSTs the same JSON to a gateway; the id lets the gateway drop a repetition. */
export const createHttpCarrier =
  (url: string, token: string | null): MessageCarrier =>
  async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: toWireMessage(message),
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    const said = `the gateway answered ${status}`;
    throw status < 500 && !NOT_OF_MESSAGE.includes(status) ? new MessageRefused(said) : new Error(said);
  };

/**
 * Error codes for an address or a content that the server refuses for good; a refusal of our account is reported at the
 * login.
 */
const OF_MESSAGE = ['EENVELOPE', 'EMESSAGE'];

/**
 * Limit of a whole delivery, in multiples of the timeout: a server that answers slowly never triggers the socket timeout,
 * yet holds the message up.
 */
const LIMIT_OF_ALL = 4;

const rejectAfter = async (ms: number): Promise<never> => {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`not sent within ${ms} ms`);
};

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

const isOfMessage = ({ code = '', responseCode = 0 }: SmtpError): boolean =>
  OF_MESSAGE.includes(code) && responseCode >= 500;

const createSmtpTransport = ({ url }: SmtpSettings, limitMs = GATEWAY_TIMEOUT_MS) =>
  createTransport({
    url,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // A password is sent only over TLS.
    requireTLS: new URL(url).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Mail by SMTP. */
export function createSmtpCarrier(settings: SmtpSettings, limitMs = GATEWAY_TIMEOUT_MS): MessageCarrier {
  const { from } = settings;
  const transport = createSmtpTransport(settings, limitMs);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return async ({ id, to, title, text }) => {
    try {
      // A message that is sent again has the same id, by which mail boxes know it.
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: title?.zh ?? text,
        text,
        messageId: `<${id}@${domain}>`,
      });
      await Promise.race([sending, rejectAfter(LIMIT_OF_ALL * limitMs)]);
    } catch (error) {
      const failed = error as SmtpError;
      throw isOfMessage(failed) ? new MessageRefused(failed.message) : failed;
    }
  };
}

/** Accepts any answer below 500, except one that refuses our token. */
async function askHttp(url: string, token: string | null): Promise<void> {
  const reply = await fetch(url, {
    method: 'HEAD',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
  });
  await reply.body?.cancel();
  if (reply.status >= 500 || [401, 403].includes(reply.status))
    throw new Error(`the gateway answered ${reply.status}`);
}

async function askSmtp(settings: Extract<Settings, { kind: 'smtp' }>): Promise<void> {
  const transport = createSmtpTransport(settings);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Returns the host only, because the path of a URL may contain a key. */
const getHost = (url: string): string => new URL(url).host;

/** Creates the probe of a gateway; null where messages are written to files. */
export function createSenderProbe(kind: 'sms' | 'mail', settings: Settings | null): ServiceProbe | null {
  if (!settings) return null;
  if (settings.kind === 'smtp') return { kind, address: getHost(settings.url), ask: () => askSmtp(settings) };
  const { url, token } = settings.kind === 'http' ? settings : { url: settings.endpoint, token: null };
  return { kind, address: getHost(url), ask: () => askHttp(url, token) };
}
