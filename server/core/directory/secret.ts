import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryFault, writing } from './faults';
import { writeKept } from './kept-file';

export const SECRET_MIN_BYTES = 32;

/** The secret of this directory, made once and kept, so that sessions survive a restart. */
export function keptSecret(directory: string): string {
  const path = join(directory, 'jwt-secret');
  if (!existsSync(path)) {
    writing(directory, () => {
      mkdirSync(directory, { recursive: true });
      writeKept(path, randomBytes(48).toString('base64url'));
    });
  }
  const secret = readFileSync(path, 'utf8').trim();
  const bytes = Buffer.byteLength(secret);
  if (bytes < SECRET_MIN_BYTES) throw new DirectoryFault('cutSecret', { path, bytes });
  return secret;
}
