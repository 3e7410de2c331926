/**
 * Sign-in by password or by a code by SMS. Limits of wrong passwords: domain/accounts/password-guessing. A login name that
 * no account has is refused, asked for proofs and delayed like any other, after the same time, so that nothing reveals
 * whether it exists. Only a person who knows the password of an account learns why it cannot be used.
 */

import type { LoginBody, LoginData, LoginRefusal, SmsLoginBody } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import { PLACE_LOCK, UNKNOWN_DEVICE_LIMIT } from '../../domain/accounts/password-guessing';
import type { LogDetails } from '../../domain/audit/detail-names';
import type { Language } from '../../domain/text';
import { getClientNetwork } from '../core/address';
import type { AuditActor } from '../core/audit/audit-store';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { createRefusal, type Problem } from '../core/errors';
import { computePlainHash } from '../core/secrets';
import { demandVerification } from './captchas';
import { assertSignedIn, completeSignIn } from './complete-sign-in';
import {
  assertMayGuess,
  buildLoginRefusal,
  type CountedGuess,
  countFailedAddress,
  countGuess,
  findDemandedLevel,
  type PasswordGuess,
  prepareForgiving,
} from './guesses';
import {
  buildAuditEntry,
  describeSubject,
  findAccountFault,
  findByLoginName,
  type TrySubject,
} from './known-account';
import { judgeFamiliarity } from './known-devices';
import { isPassword } from './passwords';
import type { SessionOrigin } from './sessions';
import { checkSmsCode, parseMobile, spendSmsCode } from './sms-codes';
import type { UserRecord } from './users-store';

/** Hash of a login name that no account has; the name may be a password typed into the wrong field, and must not be stored. */
const hashLoginName = (name: string): string => computePlainHash(name.trim().toLowerCase());

function findSubject(record: UserRecord | undefined, name: string): TrySubject {
  if (record) return describeSubject(record);
  const actor: AuditActor = { userId: null, name: 'unknown', role: 'anonymous' };
  return { id: hashLoginName(name), companyId: null, actor };
}

/** A counted try of a password. */
interface PasswordTry {
  record: UserRecord | undefined;
  subject: TrySubject;
  guess: PasswordGuess;
  counted: CountedGuess;
}

type KnownRecord = NonNullable<Awaited<ReturnType<typeof findByLoginName>>>;

const writeTryToAudit = (
  { audit }: Deps,
  subject: TrySubject,
  action: 'session.login_failed' | 'session.locked',
  details: LogDetails = {},
) => audit.write({ ...buildAuditEntry(subject), action, details });

function buildGuess(
  record: KnownRecord | undefined,
  body: LoginBody | SmsLoginBody,
  ip: string,
): PasswordGuess {
  const address = getClientNetwork(ip);
  const { id, passwordHash } = record?.user ?? {};
  const account = id ? computePlainHash(`${id} ${passwordHash}`) : hashLoginName(body.username);
  return { account, address, ...judgeFamiliarity(record?.devices ?? [], body.device, address) };
}

async function demandProof(deps: Deps, level: number | null, body: LoginBody, ip: string): Promise<void> {
  if (level === null) return;
  await demandVerification(deps, body, { purpose: 'login', ip, level }, buildLoginRefusal(level));
}

/** Sends the company one message a day, however many strangers try. */
async function notifyOfStrangers({ inbox }: Deps, { user, company }: UserRecord): Promise<void> {
  if (!company) return;
  const params = { username: user.username, count: UNKNOWN_DEVICE_LIMIT.freely };
  await inbox.send({ companyId: company.id, template: 'strangers_try', params });
}

/** Counts and logs a wrong password, and creates its refusal. */
async function recordFailure(deps: Deps, { subject, guess, counted, record }: PasswordTry): Promise<Problem> {
  await countFailedAddress(deps, guess);
  await writeTryToAudit(deps, subject, 'session.login_failed', { failures: counted.here });
  if (counted.here === PLACE_LOCK.failures) await writeTryToAudit(deps, subject, 'session.locked');
  if (record && counted.ofStrangers === UNKNOWN_DEVICE_LIMIT.freely) await notifyOfStrangers(deps, record);
  return createRefusal(accountMessages.wrongCredentials, {
    ...buildLoginRefusal(await findDemandedLevel(deps, guess)),
    wrong_credentials: true,
  } satisfies LoginRefusal);
}

/** Creates the refusal after a right password: the account may not be used, or its password was changed since the check. */
async function refuseRightPassword(
  deps: Deps,
  tried: PasswordTry & { record: UserRecord },
): Promise<Problem> {
  await writeTogether(deps.db, prepareForgiving(deps, tried.guess));
  const fault = findAccountFault(tried.record, deps.clock());
  return fault ? createRefusal(fault, buildLoginRefusal(null)) : recordFailure(deps, tried);
}

/**
 * Signs in by password. Throws 208 with the reason; `data.captcha_required` tells whether the next try needs a captcha or
 * proof.
 */
export async function signIn(
  deps: Deps,
  body: LoginBody,
  from: SessionOrigin,
  language: Language,
): Promise<LoginData> {
  const record = await findByLoginName(deps, body.username);
  const guess = buildGuess(record, body, from.ip);
  await demandProof(deps, await assertMayGuess(deps, guess), body, from.ip);
  const counted = await countGuess(deps, guess);
  const tried = { record, guess, counted, subject: findSubject(record, body.username) };
  const right = await isPassword(body.password, record?.user.passwordHash ?? null);
  if (!record || !right) throw await recordFailure(deps, tried);
  const proved = { guess, token: body.device, from, by: null, writes: prepareForgiving(deps, guess) };
  const isFree = findAccountFault(record, deps.clock()) === null;
  const outcome = isFree ? await completeSignIn(deps, record, proved, language) : null;
  if (!outcome) throw await refuseRightPassword(deps, { ...tried, record });
  return assertSignedIn(outcome);
}

/**
 * Signs in with a code sent to the account's phone in place of the password. Wrong passwords of others do not lock it.
 * Throws 208; only the holder of the phone can tell a wrong code, an unknown account and another account's number apart.
 */
export async function signInBySms(
  deps: Deps,
  body: SmsLoginBody,
  from: SessionOrigin,
  language: Language,
): Promise<LoginData> {
  const phone = parseMobile(body.phone);
  const record = await findByLoginName(deps, body.username);
  const codeId = await checkSmsCode(deps, phone, 'login', body.sms_code);
  if (record?.user.phone !== phone) throw createRefusal(accountMessages.accountPhoneMismatch);
  const fault = findAccountFault(record, deps.clock());
  if (fault) throw createRefusal(fault);
  const guess = buildGuess(record, body, from.ip);
  const proved = { guess, token: body.device, from, by: 'sms', writes: [] };
  const outcome = await deps.db.transaction(async () => {
    await spendSmsCode(deps, codeId);
    const done = await completeSignIn(deps, record, proved, language);
    if (!done) throw createRefusal(accountMessages.accountPhoneMismatch);
    return done;
  });
  return assertSignedIn(outcome);
}
