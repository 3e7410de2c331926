import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Hash of a short secret that could be guessed from a plain one: captcha answers, SMS codes. */
export const keyedHash = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\u0000')).digest('base64url');

/** Hash of a secret with as many random bits as the hash has: refresh tokens. */
export const plainHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
