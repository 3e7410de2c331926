/**
 * Sessions begin, are prolonged and end here; every request looks them up (http/session-store), so that one that ended
 * is dead at the next request. How long they last: domain/accounts/session-limits.
 * Refresh tokens are used once: one that comes back was stolen, or belongs to a copy, and ends the session. Signing out
 * leaves the device known; ending sessions from elsewhere does not.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RefreshData } from '../../domain/accounts/calls';
import type { Session } from '../../domain/accounts/own-account-calls';
import type { Role } from '../../domain/accounts/roles';
import { SESSION_SECONDS } from '../../domain/accounts/session-limits';
import { isOpenCompany } from '../../domain/company/status';
import { assertMine, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { keyedHash, plainHash, sameHash } from '../core/secrets';
import { createOidcStore } from './oidc-store';
import { createDevicesStore, createSessionsStore } from './sessions-store';

/** The circumstances in which a session begins. */
export interface Origin {
  ip: string;
  /** The address under which the browser knows the portal, as the request says it. */
  site: string;
  userAgent: string | null;
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createSessionsStore>['find']>>>;

const secondsFrom = (then: Date, seconds: number): Date => new Date(then.getTime() + seconds * 1000);

/** A session that was not used since then has ended. */
const idleSince = (now: Date): Date => secondsFrom(now, -SESSION_SECONDS.idle);

const isLive = ({ session, user, companyStatus }: Found, now: Date): boolean =>
  session.revokedAt === null &&
  session.expiresAt > now &&
  session.lastSeenAt > idleSince(now) &&
  user.enabled &&
  user.deletedAt === null &&
  (companyStatus === null || isOpenCompany(companyStatus));

/** Characters of a secret that are random; the others prove that the server made it for this session. */
const RANDOM_LENGTH = 43;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, clock, tokens, audit, env }: Deps) {
  const store = createSessionsStore(db);
  const devices = createDevicesStore(db);
  const bindings = createOidcStore(db);

  const prove = (sessionId: string, random: string): string =>
    keyedHash(env.jwtSecret, 'refresh', sessionId, random);
  const newSecret = (sessionId: string): string => {
    const random = randomBytes(32).toString('base64url');
    return random + prove(sessionId, random);
  };
  /** True for a secret that was this session's once: only such a one can have been stolen. */
  const wasGenuine = (sessionId: string, secret: string): boolean =>
    sameHash(secret.slice(RANDOM_LENGTH), prove(sessionId, secret.slice(0, RANDOM_LENGTH)));

  const tokensOf = (userId: string, sessionId: string, secret: string, end: Date): RefreshData => {
    const { access, expiresIn } = tokens.signAccess({ userId, sessionId });
    return {
      access,
      refresh: `${sessionId}.${secret}`,
      expires_in: expiresIn,
      idle_in: SESSION_SECONDS.surelyIdle,
      ends_in: Math.floor((end.getTime() - clock().getTime()) / 1000),
    };
  };

  const noteEnd = (caller: Caller, details: Record<string, unknown>) =>
    audit.write({
      subjectKind: 'user',
      subjectId: caller.userId,
      companyId: caller.companyId,
      action: 'session.ended',
      caller,
      details,
    });

  const endStolen = ({ session, user }: Found): Promise<void> =>
    db.transaction(async () => {
      await store.revoke(session.id, clock());
      await audit.write({
        subjectKind: 'user',
        subjectId: user.id,
        companyId: user.companyId,
        action: 'session.refresh_reused',
        caller: { userId: user.id, name: user.name, role: user.role as Role },
        details: { session: session.id },
      });
    });

  /** Ends a user's sessions, all but the given one, and forgets the devices of the others. Gives their number. */
  async function endAll(userId: string, except?: string): Promise<number> {
    await devices.forgetAll(userId, except);
    return store.revokeAll(userId, clock(), except);
  }

  return {
    /** A session of a user who has proved to be one, in a device that the account knows, and what is to be written. */
    opening(userId: string, deviceId: string, from: Origin) {
      const id = randomUUID();
      const secret = newSecret(id);
      const now = clock();
      const expiresAt = secondsFrom(now, SESSION_SECONDS.absolute);
      const write = store.add({
        id,
        userId,
        deviceId,
        refreshHash: plainHash(secret),
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        ip: from.ip,
        userAgent: from.userAgent?.slice(0, 300) ?? null,
      });
      return { tokens: tokensOf(userId, id, secret, expiresAt), write };
    },

    /** Exchanges a refresh token. Throws invalidToken for what never was one, sessionEnded for one that is over. */
    async rotate(refresh: string): Promise<RefreshData> {
      const [id = '', secret = ''] = refresh.split('.');
      const found = isUuid(id) && secret ? await store.find(id) : undefined;
      if (!found) throw problems.invalidToken();
      const now = clock();
      if (!isLive(found, now)) throw problems.sessionEnded(!found.user.enabled && !found.user.deletedAt);
      const next = newSecret(id);
      if (!(await store.rotate(id, plainHash(secret), plainHash(next), now))) {
        if (!wasGenuine(id, secret)) throw problems.invalidToken();
        await endStolen(found);
        throw problems.sessionEnded();
      }
      return tokensOf(found.user.id, id, next, found.session.expiresAt);
    },

    /** Logging out. */
    end: (caller: Caller): Promise<void> =>
      db.transaction(async () => {
        await store.revoke(caller.sessionId, clock());
        const { userId: subjectId, companyId } = caller;
        await audit.write({ subjectKind: 'user', subjectId, companyId, action: 'session.logout', caller });
      }),

    endAll,

    /** Ends all that the old password may have opened: sessions, devices, and accounts elsewhere that were bound with it. */
    async endAfterReset(userId: string): Promise<void> {
      await endAll(userId);
      await bindings.unbindAll(userId);
    },

    /** Ends the sessions of everybody in a company. */
    endOfCompany: (companyId: string): Promise<void> => store.revokeCompany(companyId, clock()),

    /** The caller's present sessions. */
    async list({ userId, sessionId }: Caller): Promise<Session[]> {
      const now = clock();
      return (await store.live(userId, now, idleSince(now))).map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        user_agent: row.userAgent,
        ip: row.ip,
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
      }));
    },

    /** Ends one of the caller's own sessions; another person's is answered like one that does not exist. */
    async endOne(caller: Caller, id: string): Promise<void> {
      const found = isUuid(id) ? await store.find(id) : undefined;
      assertMine(caller, found && { id, userId: found.user.id, companyId: found.user.companyId }, 'session');
      await db.transaction(async () => {
        await store.revoke(id, clock());
        await devices.forgetOf(id);
        await noteEnd(caller, { session: id });
      });
    },

    /** Ends the caller's sessions but the one that asks. Gives their number. */
    endOthers: (caller: Caller): Promise<number> =>
      db.transaction(async () => {
        const ended = await endAll(caller.userId, caller.sessionId);
        await noteEnd(caller, { others: ended });
        return ended;
      }),
  };
}

export const siteOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** The origin of a request. */
export const originOf = (raw: FastifyRequest): Origin => ({
  ip: raw.ip,
  site: siteOf(raw),
  userAgent: raw.headers['user-agent'] ?? null,
});
