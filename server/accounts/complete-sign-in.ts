/** The end of every sign-in: a session for whoever has proved who they are, or the second step where there is a factor. */

import type { LoginData, LoginRefusal } from '../../domain/accounts/calls';
import type { Role } from '../../domain/accounts/roles';
import { mustSetFactor } from '../../domain/accounts/second-factor';
import type { SecondStep } from '../../domain/accounts/second-step-shapes';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import type { Language } from '../../domain/text';
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

/** Whether an account has to set up a factor before anything else; the settings are asked where that can be. */
export const mustSetUpFactor = async (
  { officeSettings }: Pick<Deps, 'officeSettings'>,
  { role, companyId, secondFactor }: FactorOwner,
): Promise<boolean> =>
  companyId === null &&
  !secondFactor &&
  mustSetFactor({ role: role as Role, secondFactor }, await officeSettings.current());

/** How a person has proved who they are, and the writes that belong to the sign-in. */
interface ProvedSignIn {
  guess: Pick<PasswordGuess, 'address' | 'deviceId'>;
  /** The token that the device sent, where it has one. */
  token: string | undefined;
  from: SessionOrigin;
  /** The means of the sign-in for the log, where it was not the password. */
  by: string | null;
  writes: PendingWrite[];
}

type SignInOutcome = LoginData | { second_step: SecondStep };

/** Throws 208 with what the second step needs, where there is one. */
export function assertSignedIn(outcome: SignInOutcome): LoginData {
  if (!('second_step' in outcome)) return outcome;
  const data: LoginRefusal = { ...buildLoginRefusal(null), ...outcome };
  throw createRefusal(secondFactorMessages.needed, data);
}

/** Opens a session in the open account. Null when another password or number was set since the proof was found right: that ended all sessions, and ends this one. */
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
    const view = viewCurrentUser(record, held, language, await mustSetUpFactor(deps, user));
    return { ...tokens, device: device.token, user: view };
  });

/** The session, or what the second step needs; null as `openSession`. */
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
