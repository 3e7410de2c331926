import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { devices, sessions } from '../core/db/tables';

export type DeviceRow = typeof devices.$inferSelect;

export const createDevicesStore = (db: Database) => ({
  /** The devices of a user that were used since then. */
  ofUser(userId: string, usedAfter: Date): Promise<DeviceRow[]> {
    return db.q
      .select()
      .from(devices)
      .where(and(eq(devices.userId, userId), gt(devices.lastUsedAt, usedAfter)));
  },

  async add(row: typeof devices.$inferInsert): Promise<void> {
    await db.q.insert(devices).values(row);
  },

  /** False when the device was forgotten meanwhile. */
  async renew(id: string, address: string, now: Date): Promise<boolean> {
    const renewed = await db.q
      .update(devices)
      .set({ address, lastUsedAt: now })
      .where(eq(devices.id, id))
      .returning({ id: devices.id });
    return renewed.length > 0;
  },

  /** Leaves a user so many: those go first that never came back, then those that were used the longest ago. */
  async thinOut(userId: string, left: number): Promise<void> {
    const cameBack = sql`${devices.lastUsedAt} > ${devices.createdAt}`;
    const kept = db.q
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.userId, userId))
      .orderBy(desc(cameBack), desc(devices.lastUsedAt), desc(devices.id))
      .limit(left);
    await db.q.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.id, kept)));
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
