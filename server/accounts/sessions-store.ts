import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { companies, sessions, users } from '../core/db/tables';

/** More places than anybody is signed in at. */
const SHOWN_AT_MOST = 100;

const live = (id: string) => and(eq(sessions.id, id), isNull(sessions.revokedAt));

export const createSessionsStore = (db: Database) => ({
  add: (row: typeof sessions.$inferInsert) => db.q.insert(sessions).values(row),

  /** A session with its user and company, ended or not. */
  async find(id: string) {
    const [row] = await db.q
      .select({ session: sessions, user: users, companyStatus: companies.status })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(companies, eq(companies.id, users.companyId))
      .where(eq(sessions.id, id));
    return row;
  },

  /** Exchanges the refresh token; false when the session ended or the old one is not the current one any more. */
  async rotate(id: string, oldHash: string, newHash: string, now: Date): Promise<boolean> {
    const rotated = await db.q
      .update(sessions)
      .set({ refreshHash: newHash, lastSeenAt: now })
      .where(and(live(id), eq(sessions.refreshHash, oldHash)))
      .returning({ id: sessions.id });
    return rotated.length > 0;
  },

  async revoke(id: string, now: Date): Promise<void> {
    await db.q.update(sessions).set({ revokedAt: now }).where(live(id));
  },

  /** A user's sessions that have not ended, the one used last first. */
  live(userId: string, now: Date, usedAfter: Date) {
    return db.q
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
          gt(sessions.lastSeenAt, usedAfter),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
      .limit(SHOWN_AT_MOST);
  },

  /** Ends every session of a company's users. */
  async revokeCompany(companyId: string, now: Date): Promise<void> {
    const people = db.q.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
    await db.q
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(inArray(sessions.userId, people), isNull(sessions.revokedAt)));
  },

  /** Ends every session of a user, except the given one. Gives their number. */
  async revokeAll(userId: string, now: Date, except?: string): Promise<number> {
    const ended = await db.q
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          except ? ne(sessions.id, except) : undefined,
        ),
      )
      .returning({ id: sessions.id });
    return ended.length;
  },
});
