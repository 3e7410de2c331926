import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DueMessage } from './outbox-store';

/** Takes one message out of the house, or throws. */
export type Carrier = (message: DueMessage) => Promise<void>;

const GATEWAY_TIMEOUT_MS = 10_000;

const wire = ({ to, kind, scene, code, text, at }: DueMessage) =>
  JSON.stringify({ to, kind, scene, ...(code === undefined ? {} : { code }), text, at: at.toISOString() });

/**
 * One JSON file per message, and nothing else in the directory: it is written beside it and moved in when it is whole. A
 * message sent twice is still one file.
 */
export const fileCarrier = (directory: string): Carrier => {
  const underWay = `${directory}.tmp`;
  const ready = Promise.all([directory, underWay].map((path) => mkdir(path, { recursive: true })));
  return async (message) => {
    await ready;
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
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
  };
