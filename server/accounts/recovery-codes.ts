import { RECOVERY_CODES } from '../../domain/accounts/second-factor';
import type { PasswordProof, RecoveryCodesData } from '../../domain/accounts/second-factor-calls';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { computePlainHash, generateReadableCode } from '../core/secrets';
import { createFactorsStore } from './factors-store';
import { holdProvedUser, type PasswordProofDeps, proveOwnPassword } from './known-account';
import { writeOwnAccountToAudit } from './managed-accounts';

/** Recovery code: four groups of 20 random bits. */
const createCode = (): string => Array.from({ length: 4 }, () => generateReadableCode(4)).join('-');

/** Generates new recovery codes of an account and voids the former ones. Only hashes of them are stored. */
export async function replaceRecoveryCodes({ db }: Pick<Deps, 'db'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode);
  await createFactorsStore(db).replaceCodes(
    userId,
    codes.map((code) => computePlainHash(code.replaceAll('-', ''))),
  );
  return codes;
}

/** New codes for the caller. Throws 208 for a wrong password, and for an account without a factor. */
export async function renewRecoveryCodes(
  deps: PasswordProofDeps & Pick<Deps, 'audit'>,
  caller: Caller,
  { password }: PasswordProof,
): Promise<RecoveryCodesData> {
  const record = await proveOwnPassword(deps, caller, password);
  return deps.db.transaction(async () => {
    const user = await holdProvedUser(deps, record);
    if (!user.secondFactor) throw createRefusal(secondFactorMessages.none);
    const codes = await replaceRecoveryCodes(deps, user.id);
    await writeOwnAccountToAudit(deps, caller, 'user.recovery_codes', {});
    return { recovery_codes: codes };
  });
}
