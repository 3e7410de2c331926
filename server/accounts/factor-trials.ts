/**
 * A second factor that is asked for: the ticket that says how it can be proved, and the proof. Its codes are guessed at no
 * more than passwords (domain/accounts/guessing), by whoever knows the password already: the person is told. A passkey
 * cannot be guessed.
 */

import { STEP_SECONDS, STRANGERS_AT_MOST, TOLD_AFTER } from '../../domain/accounts/second-factor';
import type { SecondStepBody } from '../../domain/accounts/second-factor-calls';
import type { SecondStep } from '../../domain/accounts/second-step-shapes';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import type { Text } from '../../domain/text';
import { DAY_SECONDS } from '../../domain/time';
import { networkOf } from '../core/address';
import type { Write } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business, refusedUntil } from '../core/errors';
import { plainHash } from '../core/secrets';
import { familiarity, usedAfter } from './devices-service';
import { createFactorChecks, signInOptions } from './factor-checks';
import { createFactorNotes } from './factor-notes';
import { createFactorsStore } from './factors-store';
import { createGuesses, type Guess } from './guesses-service';
import { entryOf, faultOf, keyOfProof, subjectOfUser } from './known-account';
import type { PendingStep, PendingSteps, StepPayloads } from './pending-steps-store';
import type { Origin } from './sessions-service';
import { createUsersStore, type UserRecord } from './users-store';

/** Steps that a second factor finishes. */
export type FactorStepKind = 'signIn' | 'confirm';

export interface Trial {
  record: UserRecord;
  step: PendingStep<FactorStepKind>;
  body: SecondStepBody;
  from: Origin;
  guess: Guess;
}

interface Asked {
  record: UserRecord;
  /** The means by which the person is known already. */
  by: string;
  from: Origin;
}

export const createFactorChallenge =
  ({ db, env }: Pick<Deps, 'db' | 'env'>, steps: PendingSteps) =>
  /** The ticket for a second factor of the account, and what is to be written. */
  async (
    kind: FactorStepKind,
    { record, by, from }: Asked,
  ): Promise<{ second_step: SecondStep; write: Write }> => {
    const factors = createFactorsStore(db);
    const { id: userId } = record.user;
    const own = await factors.ofUser(userId);
    const keys = own.filter((factor) => factor.kind === 'passkey');
    const passkey = keys.length > 0 ? await signInOptions(env.publicUrl ?? from.site, keys) : null;
    const payload: StepPayloads[FactorStepKind] = {
      key: keyOfProof(record),
      by,
      challenge: passkey?.challenge ?? null,
    };
    const { ticket, write } = steps.opening(kind, { userId, payload, seconds: STEP_SECONDS.signIn });
    const second_step = {
      ticket,
      expires_in: STEP_SECONDS.signIn,
      totp: own.some((factor) => factor.kind === 'totp'),
      recovery: (await factors.countCodes(userId)) > 0,
      passkey: passkey && { ...passkey },
    };
    return { second_step, write };
  };

export function createFactorTrials(deps: Deps, steps: PendingSteps) {
  const { db, env, clock, audit, counters } = deps;
  const store = createUsersStore(db);
  const checks = createFactorChecks(deps);
  const guesses = createGuesses(deps);
  const notes = createFactorNotes(deps);

  /** Throws `over` for a ticket that is, and for an account that is another one since. */
  async function begin(kind: FactorStepKind, body: SecondStepBody, from: Origin, over: Text): Promise<Trial> {
    const step = await steps.find(kind, body.ticket);
    const record = step?.userId ? await store.byIdWithDevices(step.userId, usedAfter(clock())) : undefined;
    if (!step || !record || keyOfProof(record) !== step.payload.key) throw business(over);
    const fault = faultOf(record, clock());
    if (fault) throw business(fault);
    const { id, passwordHash } = record.user;
    const account = plainHash(`second ${id} ${passwordHash}`);
    const address = networkOf(from.ip);
    const guess = { account, address, ...familiarity(record.devices, body.device, address) };
    return { record, step, body, from, guess };
  }

  return {
    begin,

    /** Counted before the code is looked at, so that parallel ones cannot outrun a limit. A passkey is not counted. */
    async count({ guess, body }: Trial): Promise<number> {
      if (body.passkey) return 0;
      await guesses.assertOpen(guess);
      const { here } = await guesses.count(guess);
      if (guess.deviceId !== null) return here;
      const { count: strangers, resetsAt } = await counters.hit(
        'second.strangers',
        guess.account,
        DAY_SECONDS,
      );
      if (strangers > STRANGERS_AT_MOST) throw refusedUntil(resetsAt, clock(), secondFactorMessages.locked);
      return here;
    },

    /** Writes for a proof that was right: wrong guesses before it are forgiven. */
    forgiving: ({ guess, body }: Trial): Write[] => (body.passkey ? [] : guesses.forgiving(guess)),

    /** Throws 208 for whatever proves nothing. */
    async failed({ record, guess }: Trial, tries: number): Promise<never> {
      await guesses.blame(guess);
      const entry = entryOf(subjectOfUser(record));
      await audit.write({ ...entry, action: 'session.second_failed', details: { failures: tries } });
      if (tries === TOLD_AFTER) await notes.tell(record, 'second_step_fails', { count: tries });
      throw business(secondFactorMessages.wrong);
    },

    /** The factor that proved it, or null. In a transaction, and with the account held. */
    async proofOf({ record, step, body, from }: Trial): Promise<string | null> {
      const { id } = record.user;
      await store.hold(id);
      if (body.passkey) {
        const { challenge } = step.payload;
        const site = env.publicUrl ?? from.site;
        return challenge && (await checks.passkeyProves(id, body.passkey, { site, challenge }))
          ? 'passkey'
          : null;
      }
      if (body.code) return (await checks.codeProves(id, body.code)) ? 'totp' : null;
      if (!body.recovery_code || !(await checks.recoveryCodeProves(id, body.recovery_code))) return null;
      await notes.tell(record, 'recovery_used', { count: await checks.codesLeft(id) });
      return 'recovery_code';
    },
  };
}
