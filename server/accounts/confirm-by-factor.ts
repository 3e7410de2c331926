/** Confirming something with a second factor while one is signed in: as the second step of a sign-in, without a session at its end. */

import type { SecondStepBody } from '../../domain/accounts/second-factor-calls';
import { handMessages } from '../../domain/filing/signatory-messages';
import type { Caller } from '../core/access';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business, type Problem, problems } from '../core/errors';
import { createFactorChallenge, createFactorTrials, type Trial } from './factor-trials';
import type { PendingSteps } from './pending-steps-store';
import type { Origin } from './sessions-service';
import { createUsersStore } from './users-store';

export function createConfirming(deps: Deps, steps: PendingSteps) {
  const users = createUsersStore(deps.db);
  const trials = createFactorTrials(deps, steps);
  const ask = createFactorChallenge(deps, steps);

  return {
    /** The refusal that says how the caller can prove to be the owner of the account. */
    async needed(caller: Caller, from: Origin): Promise<Problem> {
      if (!caller.secondFactor) return business(handMessages.factorMissing);
      const record = await users.byId(caller.userId);
      if (!record) throw problems.sessionEnded();
      const { second_step, write } = await ask('confirm', { record, by: 'session', from });
      await writeTogether(deps.db, [write]);
      return business(handMessages.factorNeeded, { second_step });
    },

    /**
     * Does the work in one transaction with the proof, which is used up only if all is well. Throws 208 for a ticket that
     * is over or another person's, and for whatever proves nothing.
     */
    async confirmed<T>(
      caller: Caller,
      body: SecondStepBody,
      from: Origin,
      work: () => Promise<T>,
    ): Promise<T> {
      const trial: Trial = await trials.begin('confirm', body, from, handMessages.factorOver);
      if (trial.record.user.id !== caller.userId) throw business(handMessages.factorOver);
      const tries = await trials.count(trial);
      const done = await deps.db.transaction(async () => {
        if (!(await trials.proofOf(trial))) return null;
        if (!(await steps.use(trial.step.id))) throw business(handMessages.factorOver);
        await writeTogether(deps.db, trials.forgiving(trial));
        return { result: await work() };
      });
      return done ? done.result : trials.failed(trial, tries);
    },
  };
}

export type Confirming = ReturnType<typeof createConfirming>;
