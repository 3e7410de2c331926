/** Secrets and signatures of Standard Webhooks. */
import { createHmac, randomBytes } from 'node:crypto';
import { type SealSecrets, seal, unseal } from '../core/secrets';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const PURPOSE = 'webhook';

/** The row as it stands in the database. */
export const sealedSecret = (secrets: SealSecrets, secret: string): string => seal(secrets, PURPOSE, secret);

/** Also one of the days when they were not sealed. Throws where none of the keys opens it. */
export function openedSecret(secrets: SealSecrets, stored: string): string {
  const opened = stored.startsWith(PREFIX) ? stored : unseal(secrets, PURPOSE, stored);
  if (opened === null) throw new Error('its secret was sealed with another SECRETS_KEY: rotate it');
  return opened;
}

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
