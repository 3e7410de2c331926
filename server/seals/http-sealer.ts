/** Seals by a service of the house that keeps the key to itself: it gets hashes, never papers. */
import { z } from 'zod';
import type { SealService } from '../core/env/outside';
import type { Sealer } from './sealer';

const LIMIT_MS = 10_000;
const ANSWER_AT_MOST = 256 * 1024;

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'));
const told = z.object({ certificate: base64 });
const signed = z.object({ signature: base64 });

export function createHttpSealer({ url, token }: SealService): Sealer {
  async function ask<T>(shape: z.ZodType<T>, body?: object): Promise<T> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the seal service answered ${response.status}`);
    if (text.length > ANSWER_AT_MOST) throw new Error('the answer of the seal service is too long');
    return shape.parse(JSON.parse(text));
  }

  return {
    kind: 'http',
    address: new URL(url).host,
    async certificate() {
      const { readCertificate } = await import('./certificates');
      return readCertificate((await ask(told)).certificate);
    },
    sign: async (hash) =>
      (await ask(signed, { algorithm: 'SHA-256', hash: hash.toString('base64') })).signature,
  };
}
