/** The second step of a sign-in. */
import { secondFactorMessages } from '../../domain/api/messages/second-factors';
import type { LoginData } from '../../domain/calls/accounts';
import type { SecondStepBody } from '../../domain/calls/second-factors';
import type { Language } from '../../domain/text';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { Entering } from './entering';
import { createFactorTrials, type Trial } from './factor-trials';
import type { PendingSteps } from './pending-steps-store';
import type { Origin } from './sessions-service';

interface Parts {
  entering: Entering;
  steps: PendingSteps;
}

export function createSecondStep(deps: Deps, { entering, steps }: Parts) {
  const trials = createFactorTrials(deps, steps);

  const settle = (trial: Trial, language: Language): Promise<LoginData | null> =>
    deps.db.transaction(async () => {
      const { record, step, body, from, guess } = trial;
      const by = await trials.proofOf(trial);
      if (!by) return null;
      const writes = trials.forgiving(trial);
      const proved = { guess, token: body.device, from, by: `${step.payload.by}+${by}`, writes };
      const opened = (await steps.use(step.id)) ? await entering.open(record, proved, language) : null;
      if (!opened) throw business(secondFactorMessages.stepOver);
      return opened;
    });

  return {
    /** Throws 208 for a ticket that is over, and for whatever proves nothing. */
    async finish(body: SecondStepBody, from: Origin, language: Language): Promise<LoginData> {
      const trial = await trials.begin('signIn', body, from, secondFactorMessages.stepOver);
      const tries = await trials.count(trial);
      return (await settle(trial, language)) ?? trials.failed(trial, tries);
    },
  };
}
