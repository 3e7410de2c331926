/**
 * Signing in. What wrong passwords cost, and whom, says domain/accounts/guessing. A login name that nobody has fails, is
 * asked and waits like any other, in the same time: nothing tells whether it exists. What is wrong with an account is
 * told only to those who know its password.
 */

import type { LoginBody, LoginData, SmsLoginBody } from '../../domain/accounts/calls';
import { PLACE_LOCK, STRANGERS } from '../../domain/accounts/guessing';
import { accountMessages } from '../../domain/accounts/messages';
import type { Language } from '../../domain/text';
import { networkOf } from '../core/address';
import type { Actor } from '../core/audit/audit-store';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business, type Problem } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import { plainHash } from '../core/secrets';
import type { Captchas } from './captchas-service';
import { entered, type SignInCompletion } from './complete-sign-in';
import { familiarity, usedAfter } from './devices-service';
import { type Counted, createGuesses, type Guess, refusal } from './guesses-service';
import { entryOf, faultOf, findByLoginName, type Subject, subjectOfUser } from './known-account';
import { isPassword } from './passwords';
import type { Origin } from './sessions-service';
import { mobileOf, type SmsCodes } from './sms-codes-service';
import { createUsersStore, type UserRecord } from './users-store';

interface Parts {
  captchas: Captchas;
  completion: SignInCompletion;
  smsCodes: SmsCodes;
  inbox: Pick<Inbox, 'send'>;
}

/** A login name that nobody has, by its hash: it may be a password in the wrong field. */
const hashOfName = (name: string): string => plainHash(name.trim().toLowerCase());

function subjectOf(record: UserRecord | undefined, name: string): Subject {
  if (record) return subjectOfUser(record);
  const actor: Actor = { userId: null, name: 'unknown', role: 'anonymous' };
  return { id: hashOfName(name), companyId: null, actor };
}

/** A try that is counted, before and after its password is compared. */
interface Trial {
  record: UserRecord | undefined;
  subject: Subject;
  guess: Guess;
  counted: Counted;
}

type KnownRecord = NonNullable<Awaited<ReturnType<typeof findByLoginName>>>;

export function createLogin(deps: Deps, { captchas, completion, smsCodes, inbox }: Parts) {
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

  async function demandProof(level: number | null, body: LoginBody, ip: string): Promise<void> {
    if (level !== null) await captchas.demand(body, { purpose: 'login', ip, level }, refusal(level));
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
      await demandProof(await guesses.assertOpen(guess), body, from.ip);
      const counted = await guesses.count(guess);
      const trial = { record, guess, counted, subject: subjectOf(record, body.username) };
      const right = await isPassword(body.password, record?.user.passwordHash ?? null);
      if (!record || !right) throw await failed(trial);
      const writes = guesses.forgiving(guess);
      const proved = { guess, token: body.device, from, by: null, writes };
      const result = faultOf(record, clock()) ? null : await completion.enter(record, proved, language);
      if (!result) throw await refuseRight({ ...trial, record });
      return entered(result);
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
      const proved = { guess, token: body.device, from, by: 'sms', writes: [] };
      const result = await db.transaction(async () => {
        await smsCodes.use(codeId);
        const done = await completion.enter(record, proved, language);
        if (!done) throw business(accountMessages.accountPhoneMismatch);
        return done;
      });
      return entered(result);
    },
  };
}
