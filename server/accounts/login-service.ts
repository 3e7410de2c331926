/**
 * Signing in. What wrong passwords cost, and whom, says domain/accounts/guessing. A login name that nobody has fails, is
 * asked and waits like any other, in the same time: nothing tells whether it exists. What is wrong with an account is
 * told only to those who know its password.
 */
import { PLACE_LOCK, STRANGERS } from '../../domain/accounts/guessing';
import { oneTimeFault } from '../../domain/accounts/one-time-password';
import type { Role } from '../../domain/accounts/roles';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { LoginBody, LoginData } from '../../domain/calls/accounts';
import { signInFault } from '../../domain/company/status';
import type { Language } from '../../domain/text';
import { networkOf } from '../core/address';
import type { Actor } from '../core/audit/audit-store';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business, type Problem } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Captchas } from './captchas-service';
import { type Devices, familiarity, usedAfter } from './devices-service';
import { type Counted, createGuesses, type Guess, refusal } from './guesses-service';
import { plainHash } from './keyed-hash';
import { findByLoginName } from './login-names';
import { isPassword } from './passwords';
import type { Origin, Sessions } from './sessions-service';
import { currentUserView } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

interface Parts {
  captchas: Captchas;
  devices: Devices;
  sessions: Sessions;
  inbox: Pick<Inbox, 'send'>;
}

/** Whom a try is noted for: the account, or the name that nobody has. */
interface Subject {
  id: string;
  companyId: string | null;
  actor: Actor;
}

/** A login name that nobody has, by its hash: it may be a password in the wrong field. */
const hashOfName = (name: string): string => plainHash(name.trim().toLowerCase());

function subjectOf(record: UserRecord | undefined, name: string): Subject {
  if (!record)
    return {
      id: hashOfName(name),
      companyId: null,
      actor: { userId: null, name: 'unknown', role: 'anonymous' },
    };
  const { id, name: person, role, companyId } = record.user;
  return { id, companyId, actor: { userId: id, name: person, role: role as Role } };
}

/** A try that is counted, before and after its password is compared. */
interface Trial {
  record: UserRecord | undefined;
  subject: Subject;
  guess: Guess;
  counted: Counted;
}

type KnownRecord = NonNullable<Awaited<ReturnType<typeof findByLoginName>>>;

const entryOf = ({ id, companyId, actor }: Subject) => ({
  subjectKind: 'user',
  subjectId: id,
  companyId,
  caller: actor,
});

/** The reason why nobody may use the account; null where that is in order. */
function faultOf({ user, company }: UserRecord, now: Date) {
  const account = { ...user, role: user.role as Role };
  return (
    (user.enabled ? null : accountMessages.disabled) ??
    (company && signInFault(company.status)) ??
    oneTimeFault(account, now)
  );
}

export function createLogin(deps: Deps, { captchas, devices, sessions, inbox }: Parts) {
  const { db, clock, audit } = deps;
  const store = createUsersStore(db);
  const guesses = createGuesses(deps);

  const note = (
    subject: Subject,
    action: 'session.login_failed' | 'session.locked',
    details: Record<string, unknown> = {},
  ) => audit.write({ ...entryOf(subject), action, details });

  function guessOf(record: KnownRecord | undefined, body: LoginBody, ip: string): Guess {
    const address = networkOf(ip);
    const { id, passwordHash } = record?.user ?? {};
    const account = id ? plainHash(`${id} ${passwordHash}`) : hashOfName(body.username);
    return { account, address, ...familiarity(record?.devices ?? [], body.device, address) };
  }

  async function demandProof(level: number | null, body: LoginBody): Promise<void> {
    if (level !== null) await captchas.demand(body, { purpose: 'login', level }, refusal(level));
  }

  /** The company is told once a day, however many try. */
  async function tellOfStrangers({ user, company }: UserRecord): Promise<void> {
    if (!company) return;
    const params = { username: user.username, count: STRANGERS.freely };
    await inbox.send({ companyId: company.id, template: 'strangers_try', params });
  }

  async function failed(trial: Trial): Promise<Problem> {
    const { subject, guess, counted, record } = trial;
    await guesses.blame(guess);
    await note(subject, 'session.login_failed', { failures: counted.here });
    if (counted.here === PLACE_LOCK.failures) await note(subject, 'session.locked');
    if (record && counted.ofStrangers === STRANGERS.freely) await tellOfStrangers(record);
    return business(accountMessages.wrongCredentials, refusal(await guesses.demandedLevel(guess)));
  }

  /** Null when another password was set since this one was found right: what ended all sessions ends this one too. */
  const open = ({ user }: UserRecord, { subject, guess }: Trial, token: string | undefined, from: Origin) =>
    db.transaction(async () => {
      const held = await store.holdForSignIn(user.id, clock());
      if (held?.passwordHash !== user.passwordHash) return null;
      const { device, writes } = devices.remembering(user.id, { ...guess, token });
      const { tokens, write } = sessions.opening(user.id, device.id, from);
      const line = audit.adding({ ...entryOf(subject), action: 'session.login', details: {} });
      const noted = store.update(user.id, { lastLoginAt: clock() });
      await writeTogether(db, [...guesses.forgiving(guess), noted, line, ...writes, write]);
      return { device, tokens, bell: held.bell };
    });

  /** The account may not be used, or its password is not the one any more that was found right. */
  async function refuseRight(trial: Trial & { record: UserRecord }): Promise<Problem> {
    await writeTogether(db, guesses.forgiving(trial.guess));
    const fault = faultOf(trial.record, clock());
    return fault ? business(fault, refusal(null)) : failed(trial);
  }

  return {
    /** Throws 208 for whatever keeps the caller out; `data.captcha_required` tells what the next try needs. */
    async login(body: LoginBody, from: Origin, language: Language): Promise<LoginData> {
      const record = await findByLoginName(store, body.username, usedAfter(clock()));
      const guess = guessOf(record, body, from.ip);
      await demandProof(await guesses.assertOpen(guess), body);
      const counted = await guesses.count(guess);
      const trial = { record, guess, counted, subject: subjectOf(record, body.username) };
      const right = await isPassword(body.password, record?.user.passwordHash ?? null);
      if (!record || !right) throw await failed(trial);
      const opened = faultOf(record, clock()) ? null : await open(record, trial, body.device, from);
      if (!opened) throw await refuseRight({ ...trial, record });
      const user = currentUserView(record, opened.bell, language);
      return { ...opened.tokens, device: opened.device.token, user };
    },
  };
}

export type Login = ReturnType<typeof createLogin>;
