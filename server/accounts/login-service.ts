/**
 * Signing in. After three failures a captcha is asked, after five the account is locked until half an hour after the
 * first one (catalogue: checks.password.lock). A login name that nobody has fails, is asked and locks like any other, in
 * the same time: nothing tells whether it exists. What is wrong with an account is told only to those who know its
 * password.
 */
import { oneTimeFault } from '../../domain/accounts/one-time-password';
import type { Role } from '../../domain/accounts/roles';
import type { LoginBody, LoginData, LoginRefusal } from '../../domain/api/calls/accounts';
import { accountMessages } from '../../domain/api/messages/accounts';
import { signInFault } from '../../domain/company/status';
import type { Language } from '../../domain/text';
import { callerOf } from '../access';
import type { Actor } from '../audit/audit-store';
import type { Deps } from '../deps';
import { business, type Problem } from '../errors';
import type { Captchas } from './captchas-service';
import type { CurrentUsers } from './current-user-service';
import { plainHash } from './keyed-hash';
import { findByLoginName } from './login-names';
import { isPassword } from './passwords';
import type { Origin, Sessions } from './sessions-service';
import { createUsersStore, type UserRecord } from './users-store';
import { refusedUntil } from './waiting';

const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 5;
const LOCK_SECONDS = 30 * 60;
/** One address may be a whole office. */
const PER_ADDRESS = { failures: 100, seconds: 15 * 60 };

interface Parts {
  captchas: Captchas;
  sessions: Sessions;
  currentUsers: CurrentUsers;
}

/** Whom failures are counted for: the account, or the name that nobody has. */
interface Subject {
  id: string;
  companyId: string | null;
  actor: Actor;
}

function subjectOf(record: UserRecord | undefined, name: string): Subject {
  if (!record) {
    const id = plainHash(name.trim().toLowerCase());
    return { id, companyId: null, actor: { userId: null, name: 'unknown', role: 'anonymous' } };
  }
  const { id, name: person, role, companyId } = record.user;
  return { id, companyId, actor: { userId: id, name: person, role: role as Role } };
}

const refusal = (failures: number): LoginRefusal => ({ captcha_required: failures >= CAPTCHA_AFTER });

function assertOpen({ user, company }: UserRecord, now: Date): void {
  const account = { ...user, role: user.role as Role };
  const fault =
    (user.enabled ? null : accountMessages.disabled) ??
    (company && signInFault(company.status)) ??
    oneTimeFault(account, now);
  if (fault) throw business(fault, refusal(0));
}

export function createLogin(deps: Deps, { captchas, sessions, currentUsers }: Parts) {
  const { db, clock, counters, audit } = deps;
  const store = createUsersStore(db);

  const note = (
    { id, companyId, actor }: Subject,
    action: 'session.login' | 'session.login_failed' | 'session.locked',
    details: Record<string, unknown> = {},
  ) => audit.write({ subjectKind: 'user', subjectId: id, companyId, action, caller: actor, details });

  async function assertAddressOpen(ip: string): Promise<void> {
    if ((await counters.peek('login.ip', ip)) < PER_ADDRESS.failures) return;
    const { resetsAt } = await counters.hit('login.ip', ip, PER_ADDRESS.seconds);
    throw refusedUntil(resetsAt, clock(), accountMessages.addressLocked, refusal(0));
  }

  async function demandCaptcha(subject: Subject, body: LoginBody): Promise<void> {
    const failures = await counters.peek('login.failed', subject.id);
    if (failures < CAPTCHA_AFTER || failures >= LOCK_AFTER) return;
    await captchas.demand(body, { purpose: 'login' }, refusal(failures));
  }

  /** Counted before the password is compared, so that parallel guesses cannot outrun the lock. Gives the count. */
  async function countTry(subject: Subject): Promise<number> {
    const { count, resetsAt } = await counters.hit('login.failed', subject.id, LOCK_SECONDS);
    if (count <= LOCK_AFTER) return count;
    if (count === LOCK_AFTER + 1) await note(subject, 'session.locked');
    throw refusedUntil(resetsAt, clock(), accountMessages.locked, refusal(0));
  }

  async function failed(subject: Subject, failures: number, ip: string): Promise<Problem> {
    await counters.hit('login.ip', ip, PER_ADDRESS.seconds);
    await note(subject, 'session.login_failed', { failures });
    return business(accountMessages.wrongCredentials, refusal(failures));
  }

  /** Null when another password was set since this one was found right: what ended all sessions ends this one too. */
  const open = ({ user }: UserRecord, subject: Subject, from: Origin) =>
    db.transaction(async () => {
      const held = await store.hold(user.id);
      if (held?.passwordHash !== user.passwordHash) return null;
      await store.update(user.id, { lastLoginAt: clock() });
      await note(subject, 'session.login');
      return sessions.open(user.id, from);
    });

  return {
    /** Throws 208 for whatever keeps the caller out; `data.captcha_required` tells what the next try needs. */
    async login(body: LoginBody, from: Origin, language: Language): Promise<LoginData> {
      await assertAddressOpen(from.ip);
      const record = await findByLoginName(store, body.username);
      const subject = subjectOf(record, body.username);
      await demandCaptcha(subject, body);
      const failures = await countTry(subject);
      const right = await isPassword(body.password, record?.user.passwordHash ?? null);
      if (!record || !right) throw await failed(subject, failures, from.ip);
      await counters.clear('login.failed', subject.id);
      assertOpen(record, clock());
      const opened = await open(record, subject, from);
      if (!opened) throw await failed(subject, failures, from.ip);
      const caller = callerOf(record.user, opened.sessionId);
      return { ...opened.tokens, user: await currentUsers.view(caller, record, language) };
    },

    /** Forgets the failures of an account that got a new password. */
    unlock: (userId: string): Promise<void> => counters.clear('login.failed', userId),
  };
}

export type Login = ReturnType<typeof createLogin>;
