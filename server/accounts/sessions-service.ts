/**
 * Sessions begin, are prolonged and end here; every request reads them anew (http/session-store), so that one that ended
 * is dead at the next request. They last 12 hours at most, and 2 hours without a request (OWASP ASVS 5.0 level 2).
 * Refresh tokens are used once: one that comes back was stolen, or belongs to a copy, and ends the session.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '../../domain/accounts/roles';
import type { RefreshData } from '../../domain/api/calls/accounts';
import type { Caller } from '../access';
import type { Deps } from '../deps';
import { problems } from '../errors';
import { isUuid } from '../ids';
import { plainHash } from './keyed-hash';
import { createSessionsStore } from './sessions-store';

const HOUR = 60 * 60 * 1000;
const ABSOLUTE = 12 * HOUR;
const IDLE = 2 * HOUR;

/** Where a session begins. */
export interface Origin {
  ip: string;
  userAgent: string | null;
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createSessionsStore>['find']>>>;

const isLive = ({ session, user, companyStatus }: Found, now: Date): boolean =>
  session.revokedAt === null &&
  session.expiresAt > now &&
  session.lastSeenAt.getTime() + IDLE > now.getTime() &&
  user.enabled &&
  user.deletedAt === null &&
  (user.companyId === null || companyStatus === 'active');

const newSecret = (): string => randomBytes(32).toString('base64url');

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, clock, tokens, audit }: Deps) {
  const store = createSessionsStore(db);

  const tokensOf = (userId: string, sessionId: string, secret: string): RefreshData => {
    const { access, expiresIn } = tokens.signAccess({ userId, sessionId });
    return { access, refresh: `${sessionId}.${secret}`, expires_in: expiresIn };
  };

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

  return {
    /** Begins a session of a user who has proved to be one. */
    async open(userId: string, from: Origin): Promise<{ sessionId: string; tokens: RefreshData }> {
      const id = randomUUID();
      const secret = newSecret();
      const now = clock();
      await store.add({
        id,
        userId,
        refreshHash: plainHash(secret),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE),
        ip: from.ip,
        userAgent: from.userAgent?.slice(0, 300) ?? null,
      });
      return { sessionId: id, tokens: tokensOf(userId, id, secret) };
    },

    /** Exchanges a refresh token. Throws invalidToken for what never was one, sessionEnded for one that is over. */
    async rotate(refresh: string): Promise<RefreshData> {
      const [id = '', secret = ''] = refresh.split('.');
      const found = isUuid(id) && secret ? await store.find(id) : undefined;
      if (!found) throw problems.invalidToken();
      const now = clock();
      if (!isLive(found, now)) throw problems.sessionEnded();
      const next = newSecret();
      if (!(await store.rotate(id, plainHash(secret), plainHash(next), now))) {
        await endStolen(found);
        throw problems.sessionEnded();
      }
      return tokensOf(found.user.id, id, next);
    },

    /** Logging out. */
    end: (caller: Caller): Promise<void> =>
      db.transaction(async () => {
        await store.revoke(caller.sessionId, clock());
        const { userId: subjectId, companyId } = caller;
        await audit.write({ subjectKind: 'user', subjectId, companyId, action: 'session.logout', caller });
      }),

    /** Ends a user's sessions, all but the given one. */
    endAll: (userId: string, except?: string): Promise<void> => store.revokeAll(userId, clock(), except),
  };
}
