import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DueMessage } from './outbox-store';

/** Takes one message out of the house, or throws. */
export type Carrier = (message: DueMessage) => Promise<void>;

/** Nobody waits longer for a gateway. */
export const GATEWAY_TIMEOUT_MS = 10_000;

/** The gateway is there and does not want this message: the next one may be fine. */
export class MessageRefused extends Error {}

/** Answers that say something of the caller or of the gateway, not of the message. */
const NOT_OF_MESSAGE = [401, 403, 404, 408, 429];

const wire = ({ to, kind, scene, code, title, text, at }: DueMessage) =>
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
 * One JSON file per message, and nothing else in the directory: it is written beside it and moved in when it is whole. A
 * message sent twice is still one file, and one that counts as sent survives a power cut.
 */
export const fileCarrier = (directory: string): Carrier => {
  const underWay = `${directory}.tmp`;
  const makeFolders = () =>
    Promise.all([directory, underWay].map((path) => mkdir(path, { recursive: true })));
  // They are there before the first message, for who looks; where the disk refuses, the first message says so.
  makeFolders().catch(() => undefined);
  return async (message) => {
    await makeFolders();
    const name = `${message.at.toISOString().replaceAll(':', '-')}-${message.id}.json`;
    const temporary = join(underWay, message.id);
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(wire(message));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(directory, name));
    await flushNames(directory);
  };
};

/** POSTs the same JSON to a gateway; the id lets the gateway drop a repetition. */
export const httpCarrier =
  (url: string, token: string | null): Carrier =>
  async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: wire(message),
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    const said = `the gateway answered ${status}`;
    throw status < 500 && !NOT_OF_MESSAGE.includes(status) ? new MessageRefused(said) : new Error(said);
  };
