import { and, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { companies, sessions, users } from '../core/db/tables';
import { devices } from './tables';

export const createDevicesStore = (db: Database) => ({
  /** Stores a new device, or updates a known one. */
  keep: (row: typeof devices.$inferInsert) =>
    db.q
      .insert(devices)
      .values(row)
      .onConflictDoUpdate({
        target: devices.id,
        set: { address: row.address, lastUsedAt: row.lastUsedAt },
      }),

  /** Deletes devices of a user until `left` remain: first the devices used only once, then the least recently used. */
  thinOut(userId: string, left: number) {
    const cameBack = sql`${devices.lastUsedAt} > ${devices.createdAt}`;
    const kept = db.q
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.userId, userId))
      .orderBy(desc(cameBack), desc(devices.lastUsedAt), desc(devices.id))
      .limit(left);
    return db.q.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.id, kept)));
  },

  /** Deletes a user's devices, except the one of the session that stays open. */
  async forgetAll(userId: string, keptSession?: string): Promise<void> {
    const [session] = keptSession
      ? await db.q.select({ device: sessions.deviceId }).from(sessions).where(eq(sessions.id, keptSession))
      : [];
    const others = session?.device ? ne(devices.id, session.device) : undefined;
    await db.q.delete(devices).where(and(eq(devices.userId, userId), others));
  },

  /** Forgets the device in which a session was begun. */
  async forgetDevice(sessionId: string): Promise<void> {
    const begun = db.q.select({ id: sessions.deviceId }).from(sessions).where(eq(sessions.id, sessionId));
    await db.q.delete(devices).where(inArray(devices.id, begun));
  },
});

/** Maximum sessions shown to a person; nobody has as many open. */
const SHOWN_AT_MOST = 100;

const isOpen = (id: string) => and(eq(sessions.id, id), isNull(sessions.revokedAt));

export const createSessionsStore = (db: Database) => ({
  add: (row: typeof sessions.$inferInsert) => db.q.insert(sessions).values(row),

  /** A session with its user and company, ended or not. */
  find: (id: string) =>
    takeFirst(
      db.q
        .select({ session: sessions, user: users, companyStatus: companies.status })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(companies, eq(companies.id, users.companyId))
        .where(eq(sessions.id, id)),
    ),

  /** Replaces the refresh token; false when the session has ended or the old token is not its current one. */
  async rotate(id: string, oldHash: string, newHash: string, now: Date): Promise<boolean> {
    const rotated = await db.q
      .update(sessions)
      .set({ refreshHash: newHash, lastSeenAt: now })
      .where(and(isOpen(id), eq(sessions.refreshHash, oldHash)))
      .returning({ id: sessions.id });
    return rotated.length > 0;
  },

  async revoke(id: string, now: Date): Promise<void> {
    await db.q.update(sessions).set({ revokedAt: now }).where(isOpen(id));
  },

  /** Lists a user's open sessions, the most recently used first. */
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

  /** Ends every session of a user, except the given one. Returns the number of ended sessions. */
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
