/** The data directory, the database, and the backups of both. */

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { listServerUrls } from '../db/failover-client';
import { writeKept } from '../directory/durable-file';
import { BACKUPS } from '../directory/entries';
import { DirectoryFault, runDirectoryWrite } from '../directory/faults';
import type { SealSecrets } from '../secrets';
import { findMissingCompanions, whole } from './variable-kinds';

const SECRET_MIN_BYTES = 32;

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/name',
});

export const databaseVariables = z.object({
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => listServerUrls(url).every((each) => postgresUrl.safeParse(each).success),
      'must look like postgresql://user:password@host:5432/name, with commas between several hosts',
    )
    .optional(),
  DATABASE_POOLER_URL: postgresUrl.optional(),
  JWT_SECRET: z
    .string()
    .refine(
      (secret) => Buffer.byteLength(secret) >= SECRET_MIN_BYTES,
      `must have at least ${SECRET_MIN_BYTES} bytes`,
    )
    .optional(),
  SECRETS_KEY: z
    .string()
    .refine(
      (secret) => Buffer.byteLength(secret) >= SECRET_MIN_BYTES,
      `must have at least ${SECRET_MIN_BYTES} bytes`,
    )
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .union(
      [z.literal('off'), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)],
      'must be a time of day such as 03:00, or off',
    )
    .default('03:00'),
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as openssl rand -hex 32 writes them')
    .optional(),
  BACKUP_KEEP: whole('must be a number of backups', 1).default(7),
});
type Variables = z.infer<typeof databaseVariables>;

/** Backups that the portal makes every night by itself. */
export interface BackupSettings {
  /** Absolute path. */
  directory: string;
  /** Time of day in Beijing, HH:mm. */
  at: string;
  keep: number;
}

export interface DatabaseEnv {
  /** Absolute path. */
  dataDir: string;
  /** null: the embedded database. */
  databaseUrl: string | null;
  /** URL of a pooler in front of the database, for requests; null: no pooler. */
  poolerUrl: string | null;
  /** JWT_SECRET, or the secret stored in the data directory, which is read at first use and has to be open by then. */
  readonly jwtSecret: string;
  /** Keys that seal and open secrets in the database: SECRETS_KEY where there is one, and the one of sessions. */
  readonly sealSecrets: SealSecrets;
  /** JWT_SECRET; null where the portal generates its own secret. */
  chosenSecret: string | null;
  /** SECRETS_KEY, where it is set. */
  chosenSealSecret: string | null;
  /** Key that encrypts and decrypts backups; null: backups are not encrypted. */
  backupKey: Buffer | null;
  /** null: no backups are made. */
  backup: BackupSettings | null;
}

export const checkDatabaseEnv = (v: Variables): string[] =>
  findMissingCompanions(v, [
    [v.DATABASE_URL !== undefined, 'DATABASE_URL', ['JWT_SECRET']],
    [v.DATABASE_POOLER_URL !== undefined, 'DATABASE_POOLER_URL', ['DATABASE_URL']],
  ]);

/** By default only the embedded database is backed up: a database server has backups of its own. */
function readBackupSettings(v: Variables, dataDir: string): BackupSettings | null {
  const isAsked = v.BACKUP_DIR !== undefined || v.DATABASE_URL === undefined;
  if (v.BACKUP_AT === 'off' || !isAsked) return null;
  const directory = v.BACKUP_DIR ? resolve(v.BACKUP_DIR) : join(dataDir, BACKUPS);
  return { directory, at: v.BACKUP_AT, keep: v.BACKUP_KEEP };
}

export function readDatabase(v: Variables): Omit<DatabaseEnv, 'jwtSecret' | 'sealSecrets'> {
  const dataDir = resolve(v.DATA_DIR);
  return {
    dataDir,
    databaseUrl: v.DATABASE_URL ?? null,
    poolerUrl: v.DATABASE_POOLER_URL ?? null,
    chosenSecret: v.JWT_SECRET ?? null,
    chosenSealSecret: v.SECRETS_KEY ?? null,
    backupKey: v.BACKUP_KEY ? Buffer.from(v.BACKUP_KEY, 'hex') : null,
    backup: readBackupSettings(v, dataDir),
  };
}

/** Creates the reader of the secret; a missing one is generated on first use. */
export function createSecretReader(v: Variables, dataDir: string): () => string {
  let secret = v.JWT_SECRET;
  return () => {
    secret ??= loadOrCreateSecret(dataDir);
    return secret;
  };
}

/** The secret of this directory, made once and kept, so that sessions survive a restart. */
export function loadOrCreateSecret(directory: string): string {
  const path = join(directory, 'jwt-secret');
  if (!existsSync(path)) {
    runDirectoryWrite(directory, () => {
      mkdirSync(directory, { recursive: true });
      writeKept(path, randomBytes(48).toString('base64url'));
    });
  }
  const secret = readFileSync(path, 'utf8').trim();
  const bytes = Buffer.byteLength(secret);
  if (bytes < SECRET_MIN_BYTES) throw new DirectoryFault('cutSecret', { path, bytes });
  return secret;
}
