/**
 * The second step of a sign-in. Its codes are guessed at no more than passwords (domain/accounts/guessing), by whoever
 * knows the password already: the person is told. A passkey cannot be guessed.
 */
import { STRANGERS_AT_MOST, TOLD_AFTER } from '../../domain/accounts/second-factor';
import { secondFactorMessages } from '../../domain/api/messages/second-factors';
import type { LoginData } from '../../domain/calls/accounts';
import type { SecondStepBody } from '../../domain/calls/second-factors';
import type { Language } from '../../domain/text';
import { networkOf } from '../core/address';
import { refusedUntil } from '../core/counters/retry-after';
import type { Write } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { plainHash } from '../core/keyed-hash';
import { familiarity, usedAfter } from './devices-service';
import { type Entering, entryOf, faultOf, keyOfProof, subjectOfUser } from './entering';
import { createFactorChecks } from './factor-checks';
import { createFactorNotes } from './factor-notes';
import { createGuesses, type Guess } from './guesses-service';
import type { PendingStep, PendingSteps } from './pending-steps-store';
import type { Origin } from './sessions-service';
import { createUsersStore, type UserRecord } from './users-store';

const DAY_SECONDS = 24 * 60 * 60;

interface Parts {
  entering: Entering;
  steps: PendingSteps;
}

interface Trial {
  record: UserRecord;
  step: PendingStep<'signIn'>;
  body: SecondStepBody;
  from: Origin;
  guess: Guess;
}

export function createSecondStep(deps: Deps, { entering, steps }: Parts) {
  const { db, env, clock, audit, counters } = deps;
  const store = createUsersStore(db);
  const checks = createFactorChecks(deps);
  const guesses = createGuesses(deps);
  const notes = createFactorNotes(deps);

  async function trialOf(body: SecondStepBody, from: Origin): Promise<Trial> {
    const step = await steps.find('signIn', body.ticket);
    const record = step?.userId ? await store.byIdWithDevices(step.userId, usedAfter(clock())) : undefined;
    if (!step || !record || keyOfProof(record) !== step.payload.key)
      throw business(secondFactorMessages.stepOver);
    const fault = faultOf(record, clock());
    if (fault) throw business(fault);
    const { id, passwordHash } = record.user;
    const account = plainHash(`second ${id} ${passwordHash}`);
    const address = networkOf(from.ip);
    const guess = { account, address, ...familiarity(record.devices, body.device, address) };
    return { record, step, body, from, guess };
  }

  /** Counted before the code is looked at, so that parallel ones cannot outrun a limit. */
  async function count({ guess }: Trial): Promise<number> {
    await guesses.assertOpen(guess);
    const { here } = await guesses.count(guess);
    if (guess.deviceId !== null) return here;
    const { count: strangers, resetsAt } = await counters.hit('second.strangers', guess.account, DAY_SECONDS);
    if (strangers > STRANGERS_AT_MOST) throw refusedUntil(resetsAt, clock(), secondFactorMessages.locked);
    return here;
  }

  async function failed({ record, guess }: Trial, tries: number): Promise<never> {
    await guesses.blame(guess);
    const entry = entryOf(subjectOfUser(record));
    await audit.write({ ...entry, action: 'session.second_failed', details: { failures: tries } });
    if (tries === TOLD_AFTER) await notes.tell(record, 'second_step_fails', { count: tries });
    throw business(secondFactorMessages.wrong);
  }

  /** The factor that proved it, or null. */
  async function proofOf({ record, step, body, from }: Trial): Promise<string | null> {
    const { id } = record.user;
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
  }

  const settle = (trial: Trial, writes: Write[], language: Language): Promise<LoginData | null> =>
    db.transaction(async () => {
      const { record, step, body, from, guess } = trial;
      await store.hold(record.user.id);
      const by = await proofOf(trial);
      if (!by) return null;
      const proved = { guess, token: body.device, from, by: `${step.payload.by}+${by}`, writes };
      const opened = (await steps.use(step.id)) ? await entering.open(record, proved, language) : null;
      if (!opened) throw business(secondFactorMessages.stepOver);
      return opened;
    });

  return {
    /** Throws 208 for a ticket that is over, and for whatever proves nothing. */
    async finish(body: SecondStepBody, from: Origin, language: Language): Promise<LoginData> {
      const trial = await trialOf(body, from);
      const tries = body.passkey ? 0 : await count(trial);
      const forgiven = body.passkey ? [] : guesses.forgiving(trial.guess);
      return (await settle(trial, forgiven, language)) ?? failed(trial, tries);
    },
  };
}
