/** The end of every sign-in: a session for whoever has proved who they are, or the second step where there is a factor. */

import type { LoginData, LoginRefusal } from '../../domain/accounts/calls';
import type { Role } from '../../domain/accounts/roles';
import { mustSetFactor } from '../../domain/accounts/second-factor';
import type { SecondStepBody } from '../../domain/accounts/second-factor-calls';
import type { SecondStep } from '../../domain/accounts/second-step-shapes';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import type { Language } from '../../domain/text';
import { type Write, writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { HouseSettings } from '../core/house/house-service';
import type { Devices } from './devices-service';
import { createFactorChallenge, createFactorTrials, type Trial } from './factor-trials';
import { type Guess, refusal } from './guesses-service';
import { entryOf, subjectOfUser } from './known-account';
import type { PendingSteps } from './pending-steps-store';
import type { Origin, Sessions } from './sessions-service';
import { currentUserView } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

interface Account {
  role: string;
  companyId: string | null;
  secondFactor: boolean;
}

/** Asks whether an account has to set up a factor before anything else; the house is asked where that can be. */
export const createFactorGate =
  (house: Pick<HouseSettings, 'current'>) =>
  async ({ role, companyId, secondFactor }: Account): Promise<boolean> =>
    companyId === null &&
    !secondFactor &&
    mustSetFactor({ role: role as Role, secondFactor }, await house.current());

/** A person who has proved who they are, and the writes that belong to the sign-in. */
interface Proved {
  guess: Pick<Guess, 'address' | 'deviceId'>;
  /** The device's own, where it has one. */
  token: string | undefined;
  from: Origin;
  /** The means beside the password. */
  by: string | null;
  writes: Write[];
}

interface Parts {
  devices: Devices;
  sessions: Sessions;
  steps: PendingSteps;
}

type Entered = LoginData | { second_step: SecondStep };

/** Throws 208 with what the second step needs, where there is one. */
export function entered(result: Entered): LoginData {
  if (!('second_step' in result)) return result;
  const data: LoginRefusal = { ...refusal(null), ...result };
  throw business(secondFactorMessages.needed, data);
}

export function createSignInCompletion(deps: Deps, { devices, sessions, steps }: Parts) {
  const { db, clock, audit, house } = deps;
  const store = createUsersStore(db);
  const ask = createFactorChallenge(deps, steps);
  const mustSet = createFactorGate(house);

  /** Null when another password or number was set since the proof was found right: what ended all sessions ends this one too. */
  const open = (record: UserRecord, proved: Proved, language: Language): Promise<LoginData | null> =>
    db.transaction(async () => {
      const { guess, token, from, by, writes: settled } = proved;
      const { user } = record;
      const held = await store.holdForSignIn(user.id, clock());
      if (held?.passwordHash !== user.passwordHash || held.phone !== user.phone) return null;
      const { device, writes } = devices.remembering(user.id, { ...guess, token });
      const { tokens, write } = sessions.opening(user.id, device.id, from);
      const entry = entryOf(subjectOfUser(record));
      const line = audit.adding({ ...entry, action: 'session.login', details: by ? { by } : {} });
      const noted = store.update(user.id, { lastLoginAt: clock() });
      await writeTogether(db, [...settled, noted, line, ...writes, write]);
      const view = currentUserView(record, held, language, await mustSet(user));
      return { ...tokens, device: device.token, user: view };
    });

  return {
    open,

    /** The session, or what the second step needs; null as `open`. */
    async enter(record: UserRecord, proved: Proved, language: Language): Promise<Entered | null> {
      if (!record.user.secondFactor) return open(record, proved, language);
      const { by, writes, from } = proved;
      const { second_step, write } = await ask('signIn', { record, by: by ?? 'password', from });
      await writeTogether(db, [...writes, write]);
      return { second_step };
    },
  };
}

export type SignInCompletion = ReturnType<typeof createSignInCompletion>;

interface SecondStepParts {
  completion: SignInCompletion;
  steps: PendingSteps;
}

/** The second step of a sign-in. */
export function createSecondStep(deps: Deps, { completion, steps }: SecondStepParts) {
  const trials = createFactorTrials(deps, steps);

  const settle = (trial: Trial, language: Language): Promise<LoginData | null> =>
    deps.db.transaction(async () => {
      const { record, step, body, from, guess } = trial;
      const by = await trials.proofOf(trial);
      if (!by) return null;
      const writes = trials.forgiving(trial);
      const proved = { guess, token: body.device, from, by: `${step.payload.by}+${by}`, writes };
      const opened = (await steps.use(step.id)) ? await completion.open(record, proved, language) : null;
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
