/**
 * Signing in. What wrong passwords cost, and whom, says domain/accounts/guessing. A login name that nobody has fails, is
 * asked and waits like any other, in the same time: nothing tells whether it exists. What is wrong with an account is
 * told only to those who know its password.
 */
import { PLACE_LOCK, STRANGERS } from '../../domain/accounts/guessing';
import { oneTimeFault } from '../../domain/accounts/one-time-password';
import type { Role } from '../../domain/accounts/roles';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { LoginBody, LoginData, SmsLoginBody } from '../../domain/calls/accounts';
import { signInFault } from '../../domain/company/status';
import type { Language } from '../../domain/text';
import { networkOf } from '../core/address';
import type { Actor } from '../core/audit/audit-store';
import { type Write, writeTogether } from '../core/db/client';
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
import { mobileOf, type SmsCodes } from './sms-codes-service';
import { currentUserView } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

interface Parts {
  captchas: Captchas;
  devices: Devices;
  sessions: Sessions;
  smsCodes: SmsCodes;
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

/** A person who has proved who they are, and the writes that belong to the sign-in. */
interface Proved {
  subject: Subject;
  guess: Guess;
  /** The device's own, where it has one. */
  token: string | undefined;
  from: Origin;
  details: Record<string, unknown>;
  writes: Write[];
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

export function createLogin(deps: Deps, { captchas, devices, sessions, smsCodes, inbox }: Parts) {
  const { db, clock, audit } = deps;
  const store = createUsersStore(db);
  const guesses = createGuesses(deps);

  const note = (
    subject: Subject,
    action: 'session.login_failed' | 'session.locked',
    details: Record<string, unknown> = {},
  ) => audit.write({ ...entryOf(subject), action, details });

  function guessOf(record: KnownRecord | undefined, body: LoginBody | SmsLoginBody, ip: string): Guess {
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

  /** Null when another password or number was set since the proof was found right: what ended all sessions ends this one too. */
  const open = (record: UserRecord, proved: Proved, language: Language): Promise<LoginData | null> =>
    db.transaction(async () => {
      const { subject, guess, token, from, details, writes: settled } = proved;
      const { user } = record;
      const held = await store.holdForSignIn(user.id, clock());
      if (held?.passwordHash !== user.passwordHash || held.phone !== user.phone) return null;
      const { device, writes } = devices.remembering(user.id, { ...guess, token });
      const { tokens, write } = sessions.opening(user.id, device.id, from);
      const line = audit.adding({ ...entryOf(subject), action: 'session.login', details });
      const noted = store.update(user.id, { lastLoginAt: clock() });
      await writeTogether(db, [...settled, noted, line, ...writes, write]);
      return { ...tokens, device: device.token, user: currentUserView(record, held.bell, language) };
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
      const writes = guesses.forgiving(guess);
      const proved = { ...trial, token: body.device, from, details: {}, writes };
      const opened = faultOf(record, clock()) ? null : await open(record, proved, language);
      if (!opened) throw await refuseRight({ ...trial, record });
      return opened;
    },

    /**
     * With a code on the account's phone in place of the password. Guessed passwords keep nobody out who has the phone.
     * Throws 208; a wrong code, an unknown account and another one's number are told apart by nobody without the phone.
     */
    async loginBySms(body: SmsLoginBody, from: Origin, language: Language): Promise<LoginData> {
      const phone = mobileOf(body.phone);
      const record = await findByLoginName(store, body.username, usedAfter(clock()));
      const codeId = await smsCodes.check(phone, 'login', body.sms_code);
      if (record?.user.phone !== phone) throw business(accountMessages.accountPhoneMismatch);
      const fault = faultOf(record, clock());
      if (fault) throw business(fault);
      const guess = guessOf(record, body, from.ip);
      const subject = subjectOf(record, body.username);
      const proved = { subject, guess, token: body.device, from, details: { by: 'sms' }, writes: [] };
      return db.transaction(async () => {
        await smsCodes.use(codeId);
        const opened = await open(record, proved, language);
        if (!opened) throw business(accountMessages.accountPhoneMismatch);
        return opened;
      });
    },
  };
}
