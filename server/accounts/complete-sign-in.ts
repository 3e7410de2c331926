/**
 * Last step of every sign-in: opens a session for a person whose identity is proved, or asks for the second factor where
 * the account has one.
 */

import type { CurrentUser, LoginData, LoginRefusal } from '../../domain/accounts/calls';
import type { Role } from '../../domain/accounts/roles';
import { mustSetFactor } from '../../domain/accounts/second-factor';
import type { SecondStep } from '../../domain/accounts/second-step-shapes';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import type { Language } from '../../domain/text';
import { toActorView } from '../core/audit/actor-view';
import { type PendingWrite, writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { prepareFactorStep } from './factor-trials';
import { buildLoginRefusal, type PasswordGuess } from './guesses';
import { buildAuditEntry, describeSubject } from './known-account';
import { prepareDevice } from './known-devices';
import { prepareSession, type SessionOrigin } from './sessions';
import { viewCurrentUser } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

interface FactorOwner {
  role: string;
  companyId: string | null;
  secondFactor: boolean;
}

/**
 * Returns whether an account has to set up a second factor before anything else; the office settings are read only for
 * accounts of offices without a factor.
 */
export const mustSetUpFactor = async (
  { officeSettings }: Pick<Deps, 'officeSettings'>,
  { role, companyId, secondFactor }: FactorOwner,
): Promise<boolean> =>
  companyId === null &&
  !secondFactor &&
  mustSetFactor({ role: role as Role, secondFactor }, await officeSettings.current());

/** A sign-in whose identity is proved, and the writes to store with it. */
interface ProvedSignIn {
  guess: Pick<PasswordGuess, 'address' | 'deviceId'>;
  /** Token of the known device, as sent by the browser; undefined without one. */
  token: string | undefined;
  from: SessionOrigin;
  /** Means of the sign-in for the log; null for the password. */
  by: string | null;
  writes: PendingWrite[];
}

type SignInOutcome = LoginData | { second_step: SecondStep };

/** Returns the session. Throws 208 with the data for the second step where the account needs one. */
export function assertSignedIn(outcome: SignInOutcome): LoginData {
  if (!('second_step' in outcome)) return outcome;
  const data: LoginRefusal = { ...buildLoginRefusal(null), ...outcome };
  throw createRefusal(secondFactorMessages.needed, data);
}

type OneTimePasswordOwner = FactorOwner & Pick<UserRecord['user'], 'id' | 'mustChangePassword'>;

/**
 * What the person has to do before anything else, and who gave the one-time password. The log is read only for accounts that
 * have such a password.
 */
export async function loadFirstSteps(
  deps: Pick<Deps, 'audit' | 'officeSettings'>,
  user: OneTimePasswordOwner,
  language: Language,
): Promise<Pick<CurrentUser, 'must_set_factor' | 'password_set_by'>> {
  const must_set_factor = await mustSetUpFactor(deps, user);
  if (!user.mustChangePassword) return { must_set_factor };
  const lines = await deps.audit.read('user', user.id);
  const given = lines.findLast(({ action }) => action === 'user.create' || action === 'user.password_reset');
  return { must_set_factor, ...(given && { password_set_by: toActorView(given, language).name }) };
}

/**
 * Opens a session of the account. Returns null when the password or number was changed after the proof was checked: that
 * change ended all sessions, and so prevents this one.
 */
export const openSession = (
  deps: Deps,
  record: UserRecord,
  proved: ProvedSignIn,
  language: Language,
): Promise<LoginData | null> =>
  deps.db.transaction(async () => {
    const { db, clock, audit } = deps;
    const store = createUsersStore(db);
    const { guess, token, from, by, writes: settled } = proved;
    const { user } = record;
    const held = await store.holdForSignIn(user.id, clock());
    if (held?.passwordHash !== user.passwordHash || held.phone !== user.phone) return null;
    const { device, writes } = prepareDevice(deps, user.id, { ...guess, token });
    const { tokens, write } = prepareSession(deps, user.id, device.id, from);
    const entry = buildAuditEntry(describeSubject(record));
    const line = audit.adding({ ...entry, action: 'session.login', details: by ? { by } : {} });
    const noted = store.update(user.id, { lastLoginAt: clock() });
    await writeTogether(db, [...settled, noted, line, ...writes, write]);
    const view = viewCurrentUser(record, held, language, await loadFirstSteps(deps, user, language));
    return { ...tokens, device: device.token, user: view };
  });

/** Returns the session, or the data for the second step; null as in `openSession`. */
export async function completeSignIn(
  deps: Deps,
  record: UserRecord,
  proved: ProvedSignIn,
  language: Language,
): Promise<SignInOutcome | null> {
  if (!record.user.secondFactor) return openSession(deps, record, proved, language);
  const { by, writes, from } = proved;
  const { second_step, write } = await prepareFactorStep(deps, 'signIn', {
    record,
    by: by ?? 'password',
    from,
  });
  await writeTogether(deps.db, [...writes, write]);
  return { second_step };
}
