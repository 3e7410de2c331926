/** Settings that are fit for a trial and not for a house: each is a warning that stays until it is mended. */
import { statSync } from 'node:fs';
import type { SystemWarning } from '../../domain/system/status-calls';
import { openAppSecret } from '../accounts/factor-checks';
import { createFactorsStore } from '../accounts/factors-store';
import { listServerUrls } from '../core/db/failover-client';
import type { Deps } from '../core/deps';
import type { Env } from '../core/env';
import { areDescriptorsLow, isMemoryLow, readMachineLimits } from './machine-limits';

/** Passwords that stand in examples, and in the manuals of what is set up beside the portal. */
const WELL_KNOWN = [
  'admin',
  'change-me',
  'changeme',
  'minioadmin',
  'password',
  'portal',
  'postgres',
  'root',
  'secret',
];

const isWeak = (secret: string): boolean => {
  const said = secret.toLowerCase();
  return WELL_KNOWN.includes(said) || said.includes('change-me') || new Set(said).size <= 4;
};

const findPassword = (url: string): string[] => {
  const { password } = new URL(listServerUrls(url)[0] ?? url);
  return password ? [decodeURIComponent(password)] : [];
};

/** The secrets that somebody has chosen; the one that the portal made itself is not read for this. */
function listChosenSecrets({
  databaseUrl,
  poolerUrl,
  fileStore,
  mailGateway,
  smsGateway,
  chosenSecret,
  chosenSealSecret,
}: Env): string[] {
  const ofGateways = [mailGateway, smsGateway].flatMap((gateway) => {
    if (gateway?.kind === 'smtp') return findPassword(gateway.url);
    if (gateway?.kind === 'http') return gateway.token ? [gateway.token] : [];
    return gateway ? [gateway.secretKey] : [];
  });
  return [
    ...(chosenSecret ? [chosenSecret] : []),
    ...[databaseUrl, poolerUrl].flatMap((url) => (url ? findPassword(url) : [])),
    ...(chosenSealSecret ? [chosenSealSecret] : []),
    ...(fileStore.kind === 's3' ? [fileStore.secretKey] : []),
    ...ofGateways,
  ];
}

/** Readable for other accounts of the machine. A file system without modes says that all is. */
export function isExposed(path: string): boolean {
  if (process.platform === 'win32') return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & 0o077) !== 0;
}

export function listSettingsWarnings(env: Env): SystemWarning[] {
  const { dataDir, backup, databaseUrl } = env;
  const limits = readMachineLimits();
  const findings: [SystemWarning, boolean][] = [
    ['demo_accounts', env.demo],
    ['no_public_url', !env.publicUrl],
    ['weak_secret', listChosenSecrets(env).some(isWeak)],
    ['sms_to_files', !env.smsGateway],
    ['mail_to_files', !env.mailGateway],
    ['memory_low', isMemoryLow(env, limits)],
    ['descriptors_low', areDescriptorsLow(limits)],
    ['no_scanner', !env.scanner],
    ['no_backup', !backup && !databaseUrl],
    ['data_exposed', isExposed(dataDir)],
    ['backup_exposed', backup !== null && isExposed(backup.directory)],
  ];
  return findings.flatMap(([warning, applies]) => (applies ? [warning] : []));
}

/** A secret that is another one than before opens nothing that was sealed: nobody notices until somebody signs in. */
type SecretDeps = Pick<Deps, 'db' | 'env' | 'log' | 'warnings'>;

export async function warnOfOtherSecret({ db, env, log, warnings }: SecretDeps): Promise<void> {
  const newest = await createFactorsStore(db).newestApp();
  const isOther = newest !== undefined && openAppSecret(env.sealSecrets, newest.secret) === null;
  warnings.set('other_secret', isOther);
  if (isOther)
    log.warn(
      {},
      'secrets in the database were sealed with another JWT_SECRET or SECRETS_KEY: set SECRETS_KEY to it',
    );
}
