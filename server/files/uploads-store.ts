import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import { uploads } from './tables';

export type UploadRow = typeof uploads.$inferSelect;

export function createUploadsStore(db: Database) {
  return {
    find: (id: string): Promise<UploadRow | undefined> =>
      findById(id, () => db.q.select().from(uploads).where(eq(uploads.id, id))),

    async insert(row: typeof uploads.$inferInsert): Promise<UploadRow> {
      const [inserted] = await db.q.insert(uploads).values(row).returning();
      return inserted as UploadRow;
    },

    /** Number of a company's open uploads, and the sum of their announced sizes. */
    async underWay(companyId: string, now: Date): Promise<{ count: number; bytes: number }> {
      const [row] = await db.q
        .select({
          count: sql<number>`count(*)`.mapWith(Number),
          bytes: sql<number>`coalesce(sum(${uploads.size}), 0)`.mapWith(Number),
        })
        .from(uploads)
        .where(and(eq(uploads.companyId, companyId), isNull(uploads.fileId), gt(uploads.expiresAt, now)));
      return row ?? { count: 0, bytes: 0 };
    },

    /** Adds safely stored bytes to the offset; undefined when a concurrent call changed the offset, or the upload has ended. */
    async advance(
      { id, received }: UploadRow,
      length: number,
      expiresAt: Date,
      now: Date,
    ): Promise<UploadRow | undefined> {
      const isOpen = and(isNull(uploads.fileId), gt(uploads.expiresAt, now));
      const [row] = await db.q
        .update(uploads)
        .set({ received: received + length, expiresAt })
        .where(and(eq(uploads.id, id), eq(uploads.received, received), isOpen))
        .returning();
      return row;
    },

    async finish(id: string, fileId: string): Promise<void> {
      await db.q.update(uploads).set({ fileId }).where(eq(uploads.id, id));
    },

    async expire(id: string, at: Date): Promise<void> {
      await db.q.update(uploads).set({ expiresAt: at }).where(eq(uploads.id, id));
    },

    async expired(before: Date, atMost: number): Promise<UploadRow[]> {
      return db.q.select().from(uploads).where(lt(uploads.expiresAt, before)).limit(atMost);
    },

    async remove(id: string): Promise<void> {
      await db.q.delete(uploads).where(eq(uploads.id, id));
    },
  };
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;
