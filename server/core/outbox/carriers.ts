/** Carriers of messages out of the house, to files, by HTTP and by mail, and probes of whether they are there and take our login. */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SenderSettings as Settings, SmtpSettings } from '../env/senders';
import type { ServiceProbe } from '../probes';
import type { DueMessage } from './outbox-store';

/** Takes one message out of the house, or throws. */
export type MessageCarrier = (message: DueMessage) => Promise<void>;

/** Timeout of a gateway. */
export const GATEWAY_TIMEOUT_MS = 10_000;

/** The gateway is there and does not want this message: the next one may be fine. */
export class MessageRefused extends Error {}

/** Answers that say something of the caller or of the gateway, not of the message. */
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
  // The folders are there before the first message, for who looks; where the disk refuses, the first message says so.
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

/** An address or a content that the server refuses for good; a server that refuses us says so at the login. */
const OF_MESSAGE = ['EENVELOPE', 'EMESSAGE'];

/** A server that says a word now and then is not silent, and holds a message up all the same. */
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
    // A password goes through no open line.
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

/** Any answer of the gateway itself will do, but for one that refuses our token. */
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

/** A path may hold a key: the host says enough. */
const getHost = (url: string): string => new URL(url).host;

/** null where messages are written into files. */
export function createSenderProbe(kind: 'sms' | 'mail', settings: Settings | null): ServiceProbe | null {
  if (!settings) return null;
  if (settings.kind === 'smtp') return { kind, address: getHost(settings.url), ask: () => askSmtp(settings) };
  const { url, token } = settings.kind === 'http' ? settings : { url: settings.endpoint, token: null };
  return { kind, address: getHost(url), ask: () => askHttp(url, token) };
}
