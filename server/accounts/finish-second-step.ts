import type { LoginData } from '../../domain/accounts/calls';
import type { SecondStepBody } from '../../domain/accounts/second-factor-calls';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import type { Language } from '../../domain/text';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { openSession } from './complete-sign-in';
import {
  beginFactorTrial,
  countFactorTry,
  type FactorTrial,
  findProvingFactor,
  prepareForgivingFactor,
  refuseFactorTrial,
} from './factor-trials';
import { createPendingSteps } from './pending-steps-store';
import type { SessionOrigin } from './sessions';

/** Opens the session in one transaction with the proof. Null when the proof is wrong. */
const settleTrial = (deps: Deps, trial: FactorTrial, language: Language): Promise<LoginData | null> =>
  deps.db.transaction(async () => {
    const { record, step, body, from, guess } = trial;
    const by = await findProvingFactor(deps, trial);
    if (!by) return null;
    const writes = prepareForgivingFactor(deps, trial);
    const proved = { guess, token: body.device, from, by: `${step.payload.by}+${by}`, writes };
    const isUsed = await createPendingSteps(deps).use(step.id);
    const opened = isUsed ? await openSession(deps, record, proved, language) : null;
    if (!opened) throw createRefusal(secondFactorMessages.stepOver);
    return opened;
  });

/** Completes the second step of a sign-in. Throws 208 for a ticket that has expired, and for a wrong proof. */
export async function finishSecondStep(
  deps: Deps,
  body: SecondStepBody,
  from: SessionOrigin,
  language: Language,
): Promise<LoginData> {
  const trial = await beginFactorTrial(deps, 'signIn', body, from, secondFactorMessages.stepOver);
  const tries = await countFactorTry(deps, trial);
  return (await settleTrial(deps, trial, language)) ?? refuseFactorTrial(deps, trial, tries);
}
