/** Confirmation of an act by a second factor while signed in: like the second step of a sign-in, but it opens no session. */

import type { SecondStepBody } from '../../domain/accounts/second-factor-calls';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import type { Caller } from '../core/access';
import { writeTogether } from '../core/db/client';
import { createRefusal, type Problem } from '../core/errors';
import {
  beginFactorTrial,
  countFactorTry,
  type FactorDeps,
  findProvingFactor,
  prepareFactorStep,
  prepareForgivingFactor,
  refuseFactorTrial,
} from './factor-trials';
import { readOwnAccount } from './known-account';
import { createPendingSteps } from './pending-steps-store';
import type { SessionOrigin } from './sessions';

/** Creates the refusal that asks the caller to confirm with a second factor. */
export async function demandFactor(deps: FactorDeps, caller: Caller, from: SessionOrigin): Promise<Problem> {
  if (!caller.secondFactor) return createRefusal(signatoryMessages.factorMissing, { lacks_factor: true });
  const record = await readOwnAccount(deps, caller);
  const { second_step, write } = await prepareFactorStep(deps, 'confirm', { record, by: 'session', from });
  await writeTogether(deps.db, [write]);
  return createRefusal(signatoryMessages.factorNeeded, { second_step });
}

/**
 * Runs `work` in one transaction with the check of the factor, which is used up only if `work` succeeds. Throws 208 for a
 * ticket that has expired or is another person's, and for a wrong proof.
 */
export async function confirmByFactor<T>(
  deps: FactorDeps,
  caller: Caller,
  body: SecondStepBody,
  from: SessionOrigin,
  work: () => Promise<T>,
): Promise<T> {
  const trial = await beginFactorTrial(deps, 'confirm', body, from, signatoryMessages.factorOver);
  if (trial.record.user.id !== caller.userId) throw createRefusal(signatoryMessages.factorOver);
  const tries = await countFactorTry(deps, trial);
  const done = await deps.db.transaction(async () => {
    if (!(await findProvingFactor(deps, trial))) return null;
    if (!(await createPendingSteps(deps).use(trial.step.id)))
      throw createRefusal(signatoryMessages.factorOver);
    await writeTogether(deps.db, prepareForgivingFactor(deps, trial));
    return { result: await work() };
  });
  return done ? done.result : refuseFactorTrial(deps, trial, tries);
}
