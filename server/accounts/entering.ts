/** The end of every sign-in: a session for whoever has proved who they are, or the second step where there is a factor. */
import { oneTimeFault } from '../../domain/accounts/one-time-password';
import type { Role } from '../../domain/accounts/roles';
import { STEP_SECONDS } from '../../domain/accounts/second-factor';
import { accountMessages } from '../../domain/api/messages/accounts';
import { secondFactorMessages } from '../../domain/api/messages/second-factors';
import type { LoginData, LoginRefusal } from '../../domain/calls/accounts';
import type { SecondStep } from '../../domain/calls/second-step';
import { signInFault } from '../../domain/company/status';
import type { Language, Text } from '../../domain/text';
import type { Actor } from '../core/audit/audit-store';
import { type Write, writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { plainHash } from '../core/keyed-hash';
import type { Devices } from './devices-service';
import { createFactorGate } from './factor-gate';
import { createFactorsStore } from './factors-store';
import { type Guess, refusal } from './guesses-service';
import { signInOptions } from './passkeys';
import type { PendingSteps } from './pending-steps-store';
import type { Origin, Sessions } from './sessions-service';
import { currentUserView } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

/** Whom a try is noted for: the account, or the name that nobody has. */
export interface Subject {
  id: string;
  companyId: string | null;
  actor: Actor;
}

/** A person who has proved who they are, and the writes that belong to the sign-in. */
export interface Proved {
  guess: Pick<Guess, 'address' | 'deviceId'>;
  /** The device's own, where it has one. */
  token: string | undefined;
  from: Origin;
  /** By what, beside the password. */
  by: string | null;
  writes: Write[];
}

export const subjectOfUser = ({ user }: UserRecord): Subject => ({
  id: user.id,
  companyId: user.companyId,
  actor: { userId: user.id, name: user.name, role: user.role as Role },
});

export const entryOf = ({ id, companyId, actor }: Subject) => ({
  subjectKind: 'user',
  subjectId: id,
  companyId,
  caller: actor,
});

/** The reason why nobody may use the account; null where that is in order. */
export function faultOf({ user, company }: UserRecord, now: Date): Text | null {
  const account = { ...user, role: user.role as Role };
  return (
    (user.enabled ? null : accountMessages.disabled) ??
    (company && signInFault(company.status)) ??
    oneTimeFault(account, now)
  );
}

/** The account as it was proved: another password or number makes another key. */
export const keyOfProof = ({ user }: UserRecord): string =>
  plainHash(JSON.stringify([user.id, user.passwordHash, user.phone]));

interface Parts {
  devices: Devices;
  sessions: Sessions;
  steps: PendingSteps;
}

export type Entered = LoginData | { second_step: SecondStep };

/** Throws 208 with what the second step needs, where there is one. */
export function entered(result: Entered): LoginData {
  if (!('second_step' in result)) return result;
  const data: LoginRefusal = { ...refusal(null), ...result };
  throw business(secondFactorMessages.needed, data);
}

export function createEntering(deps: Deps, { devices, sessions, steps }: Parts) {
  const { db, env, clock, audit, house } = deps;
  const store = createUsersStore(db);
  const factors = createFactorsStore(db);
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
      const view = currentUserView(record, held.bell, language, await mustSet(user));
      return { ...tokens, device: device.token, user: view };
    });

  async function askSecond(record: UserRecord, { by, writes, from }: Proved): Promise<SecondStep> {
    const { id: userId } = record.user;
    const own = await factors.ofUser(userId);
    const site = env.publicUrl ?? from.site;
    const keys = own.filter(({ kind }) => kind === 'passkey');
    const passkey = keys.length > 0 ? await signInOptions(site, keys) : null;
    const { ticket, write } = steps.opening('signIn', {
      userId,
      payload: { key: keyOfProof(record), by: by ?? 'password', challenge: passkey?.challenge ?? null },
      seconds: STEP_SECONDS.signIn,
    });
    await writeTogether(db, [...writes, write]);
    return {
      ticket,
      expires_in: STEP_SECONDS.signIn,
      totp: own.some(({ kind }) => kind === 'totp'),
      recovery: (await factors.countCodes(userId)) > 0,
      passkey: passkey && { ...passkey },
    };
  }

  return {
    open,

    /** The session, or what the second step needs; null as `open`. */
    async enter(record: UserRecord, proved: Proved, language: Language): Promise<Entered | null> {
      if (!record.user.secondFactor) return open(record, proved, language);
      return { second_step: await askSecond(record, proved) };
    },
  };
}

export type Entering = ReturnType<typeof createEntering>;
