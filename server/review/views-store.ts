import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { savedViews, users } from '../core/db/tables';
import { isUuid } from '../core/ids';

export type NewViewRow = typeof savedViews.$inferInsert;

export function createViewsStore(db: Database) {
  return {
    ofUser: (userId: string) =>
      db.q
        .select()
        .from(savedViews)
        .where(eq(savedViews.userId, userId))
        .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id)),

    async find(id: string) {
      if (!isUuid(id)) return undefined;
      const [row] = await db.q.select().from(savedViews).where(eq(savedViews.id, id));
      return row;
    },

    /** One change of a person's views after the other. */
    async hold(userId: string): Promise<void> {
      await db.q.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    async count(userId: string): Promise<number> {
      const [row] = await db.q
        .select({ views: count() })
        .from(savedViews)
        .where(eq(savedViews.userId, userId));
      return row?.views ?? 0;
    },

    async insert(row: NewViewRow): Promise<void> {
      await db.q.insert(savedViews).values(row);
    },

    async update(id: string, change: Partial<NewViewRow>): Promise<void> {
      await db.q.update(savedViews).set(change).where(eq(savedViews.id, id));
    },

    async clearDefault(userId: string): Promise<void> {
      await db.q
        .update(savedViews)
        .set({ isDefault: false })
        .where(and(eq(savedViews.userId, userId), eq(savedViews.isDefault, true)));
    },

    async remove(id: string): Promise<void> {
      await db.q.delete(savedViews).where(eq(savedViews.id, id));
    },
  };
}

export type ViewsStore = ReturnType<typeof createViewsStore>;
