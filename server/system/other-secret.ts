/** A secret that is another one than before opens nothing that was sealed: nobody notices until somebody signs in. */
import { openAppSecret } from '../accounts/factor-checks';
import { createFactorsStore } from '../accounts/factors-store';
import type { Deps } from '../core/deps';

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
