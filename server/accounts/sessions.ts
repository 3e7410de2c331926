/**
 * Sessions: begun, prolonged and ended. Every request looks its session up (http/session-store), so that an ended one
 * fails at the next request. Durations: domain/accounts/session-limits. A refresh token works once: a second use means
 * that it was stolen or copied, and ends the session. Signing out does not delete the known device; ending sessions from
 * elsewhere does.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RefreshData } from '../../domain/accounts/calls';
import type { AccountSession } from '../../domain/accounts/own-account-calls';
import type { Role } from '../../domain/accounts/roles';
import { SESSION_SECONDS } from '../../domain/accounts/session-limits';
import { isOpenCompany } from '../../domain/company/status';
import { assertMine, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { computeKeyedHash, computePlainHash, isSameHash } from '../core/secrets';
import { writeOwnAccountToAudit } from './managed-accounts';
import { createOidcStore } from './oidc-store';
import { createDevicesStore, createSessionsStore } from './sessions-store';

/** Dependencies of ending sessions. */
export type SessionDeps = Pick<Deps, 'db' | 'clock' | 'audit'>;

/** Dependencies of giving tokens. */
type TokenDeps = SessionDeps & Pick<Deps, 'tokens' | 'env'>;

/** The circumstances in which a session begins. */
export interface SessionOrigin {
  ip: string;
  /** Address of the portal as the browser knows it, according to the request. */
  site: string;
  userAgent: string | null;
}

type FoundSession = NonNullable<Awaited<ReturnType<ReturnType<typeof createSessionsStore>['find']>>>;

const addSeconds = (then: Date, seconds: number): Date => new Date(then.getTime() + seconds * 1000);

/** Time before which a last use means that the session has ended for inactivity. */
const computeIdleSince = (now: Date): Date => addSeconds(now, -SESSION_SECONDS.idle);

const isLive = ({ session, user, companyStatus }: FoundSession, now: Date): boolean =>
  session.revokedAt === null &&
  session.expiresAt > now &&
  session.lastSeenAt > computeIdleSince(now) &&
  user.enabled &&
  user.deletedAt === null &&
  (companyStatus === null || isOpenCompany(companyStatus));

/** Length of the random part of a secret; the rest is a keyed hash that proves that the server made it for this session. */
const RANDOM_LENGTH = 43;

const signRandom = ({ env }: Pick<Deps, 'env'>, sessionId: string, random: string): string =>
  computeKeyedHash(env.jwtSecret, 'refresh', sessionId, random);

function createSecret(deps: Pick<Deps, 'env'>, sessionId: string): string {
  const random = randomBytes(32).toString('base64url');
  return random + signRandom(deps, sessionId, random);
}

/** Returns true for a secret that the server once issued for this session, so that a reuse may be a theft. */
const isPastSecret = (deps: Pick<Deps, 'env'>, sessionId: string, secret: string): boolean =>
  isSameHash(secret.slice(RANDOM_LENGTH), signRandom(deps, sessionId, secret.slice(0, RANDOM_LENGTH)));

interface TokenOwner {
  userId: string;
  sessionId: string;
}

function signTokens(
  { tokens, clock }: TokenDeps,
  { userId, sessionId }: TokenOwner,
  secret: string,
  end: Date,
): RefreshData {
  const { access, expiresIn } = tokens.signAccess({ userId, sessionId });
  return {
    access,
    refresh: `${sessionId}.${secret}`,
    expires_in: expiresIn,
    idle_in: SESSION_SECONDS.surelyIdle,
    ends_in: Math.floor((end.getTime() - clock().getTime()) / 1000),
  };
}

/** A new session of a user whose identity is proved, on a device that the account knows: its tokens, and the write that stores it. */
export function prepareSession(deps: TokenDeps, userId: string, deviceId: string, from: SessionOrigin) {
  const id = randomUUID();
  const secret = createSecret(deps, id);
  const now = deps.clock();
  const expiresAt = addSeconds(now, SESSION_SECONDS.absolute);
  const write = createSessionsStore(deps.db).add({
    id,
    userId,
    deviceId,
    refreshHash: computePlainHash(secret),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    ip: from.ip,
    userAgent: from.userAgent?.slice(0, 300) ?? null,
  });
  return { tokens: signTokens(deps, { userId, sessionId: id }, secret, expiresAt), write };
}

const endStolenSession = (
  { db, clock, audit }: SessionDeps,
  { session, user }: FoundSession,
): Promise<void> =>
  db.transaction(async () => {
    await createSessionsStore(db).revoke(session.id, clock());
    await audit.write({
      subjectKind: 'user',
      subjectId: user.id,
      companyId: user.companyId,
      action: 'session.refresh_reused',
      caller: { userId: user.id, name: user.name, role: user.role as Role },
      details: { session: session.id },
    });
  });

/**
 * Exchanges a refresh token. Throws invalidToken for a text that the server never issued, sessionEnded for a token of an
 * ended session or a reused one.
 */
export async function refreshSession(deps: TokenDeps, refresh: string): Promise<RefreshData> {
  const store = createSessionsStore(deps.db);
  const [id = '', secret = ''] = refresh.split('.');
  const found = isUuid(id) && secret ? await store.find(id) : undefined;
  if (!found) throw problems.invalidToken();
  const now = deps.clock();
  if (!isLive(found, now)) throw problems.sessionEnded(!found.user.enabled && !found.user.deletedAt);
  const next = createSecret(deps, id);
  if (!(await store.rotate(id, computePlainHash(secret), computePlainHash(next), now))) {
    if (!isPastSecret(deps, id, secret)) throw problems.invalidToken();
    await endStolenSession(deps, found);
    throw problems.sessionEnded();
  }
  return signTokens(deps, { userId: found.user.id, sessionId: id }, next, found.session.expiresAt);
}

export const signOut = (deps: SessionDeps, caller: Caller): Promise<void> =>
  deps.db.transaction(async () => {
    await createSessionsStore(deps.db).revoke(caller.sessionId, deps.clock());
    await writeOwnAccountToAudit(deps, caller, 'session.logout');
  });

/** Ends a user's sessions except the given one, and deletes the devices of the others. Returns the number of ended sessions. */
export async function endAllSessions(
  { db, clock }: SessionDeps,
  userId: string,
  except?: string,
): Promise<number> {
  await createDevicesStore(db).forgetAll(userId, except);
  return createSessionsStore(db).revokeAll(userId, clock(), except);
}

/**
 * Ends all access that a holder of the old password may have gained: sessions, devices, and bindings to accounts at other
 * services.
 */
export async function endAccessAfterReset(deps: SessionDeps, userId: string): Promise<void> {
  await endAllSessions(deps, userId);
  await createOidcStore(deps.db).unbindAll(userId);
}

/** Ends the sessions of everybody in a company. */
export const endCompanySessions = ({ db, clock }: SessionDeps, companyId: string): Promise<void> =>
  createSessionsStore(db).revokeCompany(companyId, clock());

/** The caller's present sessions. */
export async function listSessions(
  { db, clock }: SessionDeps,
  { userId, sessionId }: Caller,
): Promise<AccountSession[]> {
  const now = clock();
  return (await createSessionsStore(db).live(userId, now, computeIdleSince(now))).map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    user_agent: row.userAgent,
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }));
}

/** Ends one of the caller's own sessions; another person's is answered like one that does not exist. */
export async function endSession(deps: SessionDeps, caller: Caller, id: string): Promise<void> {
  const { db, clock } = deps;
  const store = createSessionsStore(db);
  const found = isUuid(id) ? await store.find(id) : undefined;
  assertMine(caller, found && { id, userId: found.user.id, companyId: found.user.companyId }, 'session');
  await db.transaction(async () => {
    await store.revoke(id, clock());
    await createDevicesStore(db).forgetDevice(id);
    await writeOwnAccountToAudit(deps, caller, 'session.ended', { session: id });
  });
}

/** Ends the caller's sessions except the present one. Returns the number of ended sessions. */
export const endOtherSessions = (deps: SessionDeps, caller: Caller): Promise<number> =>
  deps.db.transaction(async () => {
    const ended = await endAllSessions(deps, caller.userId, caller.sessionId);
    await writeOwnAccountToAudit(deps, caller, 'session.ended', { others: ended });
    return ended;
  });

/** The portal's address as the browser of a request knows it. */
export const readSite = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export const readOrigin = (raw: FastifyRequest): SessionOrigin => ({
  ip: raw.ip,
  site: readSite(raw),
  userAgent: raw.headers['user-agent'] ?? null,
});
