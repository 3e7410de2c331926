import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { devices, sessions } from '../core/db/tables';

export const createDevicesStore = (db: Database) => ({
  /** A new device, or a known one that came back. */
  keep: (row: typeof devices.$inferInsert) =>
    db.q
      .insert(devices)
      .values(row)
      .onConflictDoUpdate({
        target: devices.id,
        set: { address: row.address, lastUsedAt: row.lastUsedAt },
      }),

  /** Leaves a user so many: those go first that never came back, then those that were used the longest ago. */
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

  /** Forgets a user's devices, but the one in which the given session goes on. */
  async forgetAll(userId: string, keptSession?: string): Promise<void> {
    const [session] = keptSession
      ? await db.q.select({ device: sessions.deviceId }).from(sessions).where(eq(sessions.id, keptSession))
      : [];
    const others = session?.device ? ne(devices.id, session.device) : undefined;
    await db.q.delete(devices).where(and(eq(devices.userId, userId), others));
  },

  /** Forgets the device in which a session was begun. */
  async forgetOf(sessionId: string): Promise<void> {
    const begun = db.q.select({ id: sessions.deviceId }).from(sessions).where(eq(sessions.id, sessionId));
    await db.q.delete(devices).where(inArray(devices.id, begun));
  },
});
