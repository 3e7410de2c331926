import { eq } from 'drizzle-orm';
import { SESSION_SECONDS } from '../../../domain/accounts/session-limits';
import { isOpenCompany } from '../../../domain/company/status';
import { type Caller, callerOf } from '../access';
import type { Database } from '../db/client';
import { companies, sessions, users } from '../db/tables';

const IDLE_MS = SESSION_SECONDS.idle * 1000;
const TOUCH_AFTER_MS = SESSION_SECONDS.notedEvery * 1000;

export interface SessionStore {
  /**
   * The caller of a session, in one query. null when the session is revoked or past its limits (idle 2 h, absolute
   * 12 h), when its user is disabled or deleted, or when the user's company is disabled.
   */
  findCaller(sessionId: string, userId: string): Promise<Caller | null>;
}

export function createSessionStore(db: Database, clock: () => Date): SessionStore {
  const load = (sessionId: string) =>
    db.q
      .select({
        user: users,
        companyStatus: companies.status,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(companies, eq(companies.id, users.companyId))
      .where(eq(sessions.id, sessionId));

  type Loaded = Awaited<ReturnType<typeof load>>[number];

  const isLive = ({ user, companyStatus, lastSeenAt, expiresAt, revokedAt }: Loaded, now: number): boolean =>
    revokedAt === null &&
    now < expiresAt.getTime() &&
    now - lastSeenAt.getTime() < IDLE_MS &&
    user.enabled &&
    user.deletedAt === null &&
    (companyStatus === null || isOpenCompany(companyStatus));

  return {
    async findCaller(sessionId, userId) {
      const now = clock();
      const [found] = await load(sessionId);
      if (!found || found.user.id !== userId || !isLive(found, now.getTime())) return null;
      if (now.getTime() - found.lastSeenAt.getTime() >= TOUCH_AFTER_MS) {
        await db.q.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
      }
      return callerOf(found.user, sessionId);
    },
  };
}
