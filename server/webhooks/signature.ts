/** Secrets and signatures of Standard Webhooks. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** One signature for each secret: a receiver accepts a message by any. */
export function signaturesOf(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
