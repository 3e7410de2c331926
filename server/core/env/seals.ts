/** What papers are sealed with. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { httpUrl, missingCompanions, oneOf } from './kinds';

export const sealVariables = z.object({
  SEAL_PROVIDER: oneOf('file', 'http', 'off').default('file'),
  SEAL_FILE: z.string().optional(),
  SEAL_PASSPHRASE: z.string().optional(),
  SEAL_URL: httpUrl.optional(),
  SEAL_TOKEN: z.string().optional(),
});
type Variables = z.infer<typeof sealVariables>;

export interface SealService {
  url: string;
  token: string | null;
}

export type SealSettings =
  | { kind: 'own' }
  | { kind: 'file'; path: string; passphrase: string }
  | ({ kind: 'http' } & SealService);

export interface SealEnv {
  /** null: papers are not sealed. */
  seal: SealSettings | null;
}

export const sealFaults = (v: Variables): string[] =>
  missingCompanions(v, [
    [v.SEAL_PROVIDER === 'http', 'SEAL_PROVIDER=http', ['SEAL_URL']],
    [v.SEAL_PASSPHRASE !== undefined, 'SEAL_PASSPHRASE', ['SEAL_FILE']],
  ]);

function settings(v: Variables): SealSettings | null {
  if (v.SEAL_PROVIDER === 'off') return null;
  if (v.SEAL_PROVIDER === 'http') return { kind: 'http', url: v.SEAL_URL ?? '', token: v.SEAL_TOKEN ?? null };
  if (!v.SEAL_FILE) return { kind: 'own' };
  return { kind: 'file', path: resolve(v.SEAL_FILE), passphrase: v.SEAL_PASSPHRASE ?? '' };
}

export const readSeals = (v: Variables): SealEnv => ({ seal: settings(v) });
