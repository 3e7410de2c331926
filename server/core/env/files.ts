/** Store and scanner of uploaded files. */
import { join } from 'node:path';
import { z } from 'zod';
import { findMissingCompanions, flag, httpUrl } from './variable-kinds';

export const fileVariables = z.object({
  FILE_STORE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as cn-north-1')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SCANNER: z
    .url({
      protocol: /^(tcp|unix)$/,
      error: 'must look like tcp://host:3310 or unix:///run/clamav/clamd.ctl',
    })
    .optional(),
  SCAN_BEFORE_SUBMIT: flag.default(true),
});
type Variables = z.infer<typeof fileVariables>;

export type FileStoreSettings =
  | { kind: 'disk'; directory: string }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      region: string | null;
      accessKey: string;
      secretKey: string;
    };

export interface FileEnv {
  fileStore: FileStoreSettings;
  /** The virus scanner, clamd. */
  scanner: { address: string } | null;
  /** Default of the office setting: a submission waits for the virus scan of each file. */
  scanBeforeSubmit: boolean;
}

export const checkFileEnv = (v: Variables): string[] =>
  findMissingCompanions(v, [
    [v.FILE_STORE === 's3', 'FILE_STORE=s3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']],
  ]);

function readFileStoreSettings(v: Variables, dataDir: string): FileStoreSettings {
  if (v.FILE_STORE === 'disk') return { kind: 'disk', directory: join(dataDir, 'files') };
  return {
    kind: 's3',
    endpoint: v.S3_ENDPOINT ?? '',
    bucket: v.S3_BUCKET ?? '',
    region: v.S3_REGION ?? null,
    accessKey: v.S3_ACCESS_KEY ?? '',
    secretKey: v.S3_SECRET_KEY ?? '',
  };
}

export const readFiles = (v: Variables, dataDir: string): FileEnv => ({
  fileStore: readFileStoreSettings(v, dataDir),
  scanner: v.SCANNER ? { address: v.SCANNER } : null,
  scanBeforeSubmit: v.SCAN_BEFORE_SUBMIT,
});
