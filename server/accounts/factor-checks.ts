/** Checks a proof of a second factor. Runs in a transaction: a code that is used up stays so only if all else is well. */
import { normaliseFactorCode } from '../../domain/accounts/second-factor';
import type { WebAuthnJson } from '../../domain/calls/second-step';
import type { Deps } from '../core/deps';
import { plainHash, type SealSecrets, seal, unseal } from '../core/secrets';
import { stepOf } from './authenticator-app';
import { createFactorsStore } from './factors-store';
import { usedPasskey } from './passkeys';

const PURPOSE = 'totp';

export const sealAppSecret = (secrets: SealSecrets, app: string): string => seal(secrets, PURPOSE, app);
export const openAppSecret = (secrets: SealSecrets, sealed: string): string | null =>
  unseal(secrets, PURPOSE, sealed);

export function createFactorChecks({ db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>) {
  const store = createFactorsStore(db);

  return {
    /** The code of an app. No code is taken twice. */
    async codeProves(userId: string, code: string): Promise<boolean> {
      const apps = (await store.ofUser(userId)).filter(({ kind }) => kind === 'totp');
      for (const { id, secret: sealed } of apps) {
        const secret = openAppSecret(env.sealSecrets, sealed);
        const step = secret === null ? null : stepOf(secret, code, clock());
        if (step !== null && (await store.noteStep(id, step, clock()))) return true;
      }
      return false;
    },

    recoveryCodeProves: (userId: string, code: string): Promise<boolean> =>
      store.spendCode(userId, plainHash(normaliseFactorCode(code)), clock()),

    codesLeft: (userId: string): Promise<number> => store.countCodes(userId),

    async passkeyProves(
      userId: string,
      sent: WebAuthnJson,
      expected: { site: string; challenge: string },
    ): Promise<boolean> {
      const used = await usedPasskey(sent, await store.ofUser(userId), expected);
      if (!used) return false;
      await store.noteCount(used.factor.id, used.counter, clock());
      return true;
    },
  };
}
