/**
 * Trial of a second factor: the ticket that says which factors can prove it, and the proof. Wrong codes are limited as
 * wrong passwords are (domain/accounts/password-guessing). A person who tries one already knows the password, so the owner
 * of the account gets a message. A passkey cannot be guessed and is not counted.
 */

import {
  FAILURES_BEFORE_NOTICE,
  MAX_UNKNOWN_DEVICE_TRIES,
  STEP_SECONDS,
} from '../../domain/accounts/second-factor';
import type { SecondStepBody } from '../../domain/accounts/second-factor-calls';
import type { SecondStep } from '../../domain/accounts/second-step-shapes';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import type { Text } from '../../domain/text';
import { DAY_SECONDS } from '../../domain/time';
import { getClientNetwork } from '../core/address';
import type { PendingWrite } from '../core/db/client';
import type { Deps } from '../core/deps';
import { createRefusal, createTimedRefusal } from '../core/errors';
import { computePlainHash } from '../core/secrets';
import { buildPasskeyRequest, checkAppCode, checkPasskey, checkRecoveryCode } from './factor-checks';
import { createFactorsStore } from './factors-store';
import {
  assertMayGuess,
  countFailedAddress,
  countGuess,
  type PasswordGuess,
  prepareForgiving,
} from './guesses';
import { buildAuditEntry, computeProofKey, describeSubject, findAccountFault } from './known-account';
import { computeKnownSince, judgeFamiliarity } from './known-devices';
import { notifyOfFactor } from './notify-of-factor';
import { createPendingSteps, type PendingStep, type StepPayloads } from './pending-steps-store';
import type { SessionOrigin } from './sessions';
import { createUsersStore, type UserRecord } from './users-store';

/** Dependencies of asking for a second factor. */
export type FactorDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'audit' | 'counters' | 'inbox'>;

/** Kinds of steps that a second factor completes. */
export type FactorStepKind = 'signIn' | 'confirm';

export interface FactorTrial {
  record: UserRecord;
  step: PendingStep<FactorStepKind>;
  body: SecondStepBody;
  from: SessionOrigin;
  guess: PasswordGuess;
}

interface FactorRequest {
  record: UserRecord;
  /** Means by which the person was identified before the second factor. */
  by: string;
  from: SessionOrigin;
}

/** Prepares a second step of the account: its ticket, and the write that stores it. */
export async function prepareFactorStep(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  kind: FactorStepKind,
  { record, by, from }: FactorRequest,
): Promise<{ second_step: SecondStep; write: PendingWrite }> {
  const factors = createFactorsStore(db);
  const { id: userId } = record.user;
  const own = await factors.ofUser(userId);
  const keys = own.filter((factor) => factor.kind === 'passkey');
  const passkey = keys.length > 0 ? await buildPasskeyRequest(env.publicUrl ?? from.site, keys) : null;
  const payload: StepPayloads[FactorStepKind] = {
    key: computeProofKey(record),
    by,
    challenge: passkey?.challenge ?? null,
  };
  const steps = createPendingSteps({ db, clock });
  const { ticket, write } = steps.opening(kind, { userId, payload, seconds: STEP_SECONDS.signIn });
  const second_step = {
    ticket,
    expires_in: STEP_SECONDS.signIn,
    totp: own.some((factor) => factor.kind === 'totp'),
    recovery: (await factors.countCodes(userId)) > 0,
    passkey: passkey && { ...passkey },
  };
  return { second_step, write };
}

/** Throws 208 with the text `over` for a ticket that has expired, and for an account whose password or number has changed since. */
export async function beginFactorTrial(
  deps: FactorDeps,
  kind: FactorStepKind,
  body: SecondStepBody,
  from: SessionOrigin,
  over: Text,
): Promise<FactorTrial> {
  const { db, clock } = deps;
  const step = await createPendingSteps(deps).find(kind, body.ticket);
  const record = step?.userId
    ? await createUsersStore(db).byIdWithDevices(step.userId, computeKnownSince(clock()))
    : undefined;
  if (!step || !record || computeProofKey(record) !== step.payload.key) throw createRefusal(over);
  const fault = findAccountFault(record, clock());
  if (fault) throw createRefusal(fault);
  const { id, passwordHash } = record.user;
  const account = computePlainHash(`second ${id} ${passwordHash}`);
  const address = getClientNetwork(from.ip);
  const guess = { account, address, ...judgeFamiliarity(record.devices, body.device, address) };
  return { record, step, body, from, guess };
}

/**
 * Counts a try of a second factor before its code is compared, so that parallel tries cannot outrun a limit. A passkey is
 * not counted.
 */
export async function countFactorTry(deps: FactorDeps, { guess, body }: FactorTrial): Promise<number> {
  if (body.passkey) return 0;
  await assertMayGuess(deps, guess);
  const { here } = await countGuess(deps, guess);
  if (guess.deviceId !== null) return here;
  const { count: strangers, resetsAt } = await deps.counters.hit(
    'second.strangers',
    guess.account,
    DAY_SECONDS,
  );
  if (strangers > MAX_UNKNOWN_DEVICE_TRIES)
    throw createTimedRefusal(resetsAt, deps.clock(), secondFactorMessages.locked);
  return here;
}

/** Prepares the writes after a right proof: they clear the wrong guesses before it. */
export const prepareForgivingFactor = (deps: FactorDeps, { guess, body }: FactorTrial): PendingWrite[] =>
  body.passkey ? [] : prepareForgiving(deps, guess);

/** Counts and logs a wrong proof, and throws 208. */
export async function refuseFactorTrial(
  deps: FactorDeps,
  { record, guess }: FactorTrial,
  tries: number,
): Promise<never> {
  await countFailedAddress(deps, guess);
  const entry = buildAuditEntry(describeSubject(record));
  await deps.audit.write({ ...entry, action: 'session.second_failed', details: { failures: tries } });
  if (tries === FAILURES_BEFORE_NOTICE)
    await notifyOfFactor(deps, record, 'second_step_fails', { count: tries });
  throw createRefusal(secondFactorMessages.wrong);
}

/**
 * Returns the kind of factor that the proof belongs to, or null for a wrong proof. Called in a transaction; locks the
 * account.
 */
export async function findProvingFactor(
  deps: FactorDeps,
  { record, step, body, from }: FactorTrial,
): Promise<string | null> {
  const { db, env } = deps;
  const { id } = record.user;
  await createUsersStore(db).hold(id);
  if (body.passkey) {
    const { challenge } = step.payload;
    const site = env.publicUrl ?? from.site;
    return challenge && (await checkPasskey(deps, id, body.passkey, { site, challenge })) ? 'passkey' : null;
  }
  if (body.code) return (await checkAppCode(deps, id, body.code)) ? 'totp' : null;
  if (!body.recovery_code || !(await checkRecoveryCode(deps, id, body.recovery_code))) return null;
  await notifyOfFactor(deps, record, 'recovery_used', { count: await createFactorsStore(db).countCodes(id) });
  return 'recovery_code';
}
