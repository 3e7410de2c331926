/**
 * Setting up a second factor of the own account: begun with the password, completed with a first proof that the factor
 * works. Its secret, and the recovery codes generated with the first factor, are shown once.
 */
import { randomUUID } from 'node:crypto';
import { type FactorKind, MAX_FACTORS, STEP_SECONDS } from '../../domain/accounts/second-factor';
import type {
  FinishFactorBody,
  PasskeySetUp,
  PasswordProof,
  RecoveryCodesData,
  TotpSetUp,
} from '../../domain/accounts/second-factor-calls';
import type { WebAuthnJson } from '../../domain/accounts/second-step-shapes';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import { isVisibleText } from '../../domain/checks/characters';
import { getOfficeName } from '../../domain/filing/office-settings';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import {
  buildAppAddress,
  buildPasskeyRegistration,
  createAppSecret,
  findTimeStep,
  openAppSecret,
  sealAppSecret,
  verifyNewPasskey,
} from './factor-checks';
import { createFactorsStore, type FactorRow } from './factors-store';
import { proveOwnPassword, readOwnAccount } from './known-account';
import { writeOwnAccountToAudit } from './managed-accounts';
import { notifyOfFactor } from './notify-of-factor';
import { createPendingSteps, type PendingStep, type StepPayloads } from './pending-steps-store';
import { replaceRecoveryCodes } from './recovery-codes';
import { createUsersStore } from './users-store';

/** Columns of a factor that was proved to work. */
type ProvedFactor = Pick<FactorRow, 'secret' | 'counter'> &
  Partial<Pick<FactorRow, 'credentialId' | 'transports'>>;

/** Lists the factors of an account. Throws 208 where it has as many as allowed. */
async function assertRoom({ db }: Deps, userId: string): Promise<FactorRow[]> {
  const factors = await createFactorsStore(db).ofUser(userId);
  if (factors.length >= MAX_FACTORS)
    throw createRefusal(fillText(secondFactorMessages.atMost, { count: MAX_FACTORS }));
  return factors;
}

async function beginStep<Kind extends FactorKind>(
  deps: Deps,
  kind: Kind,
  userId: string,
  payload: StepPayloads[Kind],
): Promise<string> {
  const steps = createPendingSteps(deps);
  const { ticket, write } = steps.opening(kind, { userId, payload, seconds: STEP_SECONDS.setUp });
  await writeTogether(deps.db, [write]);
  return ticket;
}

/** Begins to set up an authenticator app. Throws 208 for a wrong password. */
export async function beginTotp(deps: Deps, caller: Caller, { password }: PasswordProof): Promise<TotpSetUp> {
  const { user } = await proveOwnPassword(deps, caller, password);
  await assertRoom(deps, user.id);
  const secret = createAppSecret();
  const issuer = getOfficeName(await deps.officeSettings.current()).zh;
  const sealed = sealAppSecret(deps.env.sealSecrets, secret);
  const ticket = await beginStep(deps, 'totp', user.id, { secret: sealed });
  return { ticket, secret, uri: buildAppAddress(secret, { issuer, label: user.username }) };
}

/** Begins to set up a passkey. Throws 208 for a wrong password. */
export async function beginPasskey(
  deps: Deps,
  caller: Caller,
  { password }: PasswordProof,
  site: string,
): Promise<PasskeySetUp> {
  const { user } = await proveOwnPassword(deps, caller, password);
  const factors = await assertRoom(deps, user.id);
  const office = getOfficeName(await deps.officeSettings.current()).zh;
  const options = await buildPasskeyRegistration(deps.env.publicUrl ?? site, office, user, factors);
  const ticket = await beginStep(deps, 'passkey', user.id, { challenge: options.challenge });
  return { ticket, options: { ...options } };
}

function proveByCode({ env, clock }: Deps, { payload }: PendingStep<'totp'>, code: string): ProvedFactor {
  const secret = openAppSecret(env.sealSecrets, payload.secret);
  const step = secret === null ? null : findTimeStep(secret, code, clock());
  if (step === null) throw createRefusal(secondFactorMessages.codeWrong);
  return { secret: payload.secret, counter: step };
}

async function proveByPasskey(
  { env }: Deps,
  { payload }: PendingStep<'passkey'>,
  sent: WebAuthnJson,
  site: string,
): Promise<ProvedFactor> {
  const { challenge } = payload;
  const made = await verifyNewPasskey(sent, { site: env.publicUrl ?? site, challenge });
  if (!made) throw createRefusal(secondFactorMessages.passkeyWrong);
  return made;
}

/** Adds a factor that was proved to work. Returns the recovery codes that are generated with the first one. */
const addFactor = (
  deps: Deps,
  caller: Caller,
  stepId: string,
  row: ProvedFactor & Pick<FactorRow, 'kind' | 'name'>,
): Promise<RecoveryCodesData> =>
  deps.db.transaction(async () => {
    const { db, clock } = deps;
    const { userId } = caller;
    const user = await createUsersStore(db).hold(userId);
    if (!user || !(await createPendingSteps(deps).use(stepId)))
      throw createRefusal(secondFactorMessages.setUpOver);
    const isFirst = (await assertRoom(deps, userId)).length === 0;
    const added = await createFactorsStore(db).add({
      ...row,
      id: randomUUID(),
      userId,
      createdAt: clock(),
    });
    if (!added) throw createRefusal(secondFactorMessages.passkeyKnown);
    const codes = isFirst ? await replaceRecoveryCodes(deps, userId) : null;
    const { kind, name } = row;
    await writeOwnAccountToAudit(deps, caller, 'user.factor_add', { kind, name });
    await notifyOfFactor(deps, await readOwnAccount(deps, caller), 'factor_added', { name });
    return { recovery_codes: codes };
  });

/**
 * Completes the set-up of a factor. Throws 208 for a wrong code, which may be tried again, and for a passkey that was not
 * made for this challenge.
 */
export async function finishFactor(
  deps: Deps,
  caller: Caller,
  body: FinishFactorBody,
  site: string,
): Promise<RecoveryCodesData> {
  const { ticket, name, passkey, code = '' } = body;
  if (!isVisibleText(name)) throw createRefusal(secondFactorMessages.nameEmpty);
  const kind = passkey ? 'passkey' : 'totp';
  const step = await createPendingSteps(deps).find(kind, ticket);
  if (step?.userId !== caller.userId) throw createRefusal(secondFactorMessages.setUpOver);
  const proved = passkey
    ? await proveByPasskey(deps, step as PendingStep<'passkey'>, passkey, site)
    : proveByCode(deps, step as PendingStep<'totp'>, code);
  return addFactor(deps, caller, step.id, { ...proved, kind, name });
}
