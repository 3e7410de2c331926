/**
 * Secrets of the server and of people: as hashes, as codes that a person types, and sealed where they have to be read again.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** Hash of a short secret that could be guessed from a plain one: captcha answers, SMS codes. */
export const computeKeyedHash = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\u0000')).digest('base64url');

/** Hash of a secret with as many random bits as the hash has: refresh tokens. */
export const computePlainHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Compares two hashes in the same time whether they are the same or not. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Characters that people do not mistake for one another, on paper or over the telephone: five random bits each. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random secret that a person reads and types. */
export const generateReadableCode = (length: number, characters = READABLE): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');

/**
 * Sealing: encrypts with a key derived from a server secret, one per purpose. The first secret seals, any of them
 * unseals: text sealed before the secret was changed stays readable.
 */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32));

export type SealSecrets = readonly [string, ...string[]];

export function sealText([secret]: SealSecrets, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** null for what was sealed with another secret, or for another purpose. */
export function unsealText(secrets: SealSecrets, purpose: string, sealed: string): string | null {
  for (const secret of secrets) {
    const opened = decryptWithSecret(secret, purpose, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

function decryptWithSecret(secret: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(secret, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
