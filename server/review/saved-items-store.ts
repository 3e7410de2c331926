/** Rows saved by people for their work, such as views and phrases, which may be shared with the office. */
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DepartmentScope } from '../core/access';
import type { Database } from '../core/db/client';
import { users } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { phrases, savedViews } from './tables';

export interface SavedItemRow {
  id: string;
  userId: string;
  isShared: boolean;
  createdAt: Date;
}

/** Store of one kind of saved items. `order`: order of one person's items. */
function createSavedItemStore<Row extends SavedItemRow>(
  db: Database,
  table: typeof savedViews | typeof phrases,
  order: SQL,
) {
  const isOwn = (userId: string) => eq(table.userId, userId);

  /** Condition: shared within the department; items shared by the city office are visible to every department. */
  const isSharedWith = (desk: DepartmentScope) =>
    and(
      eq(table.isShared, true),
      desk === null ? undefined : or(eq(users.reviewDepartment, desk), isNull(users.reviewDepartment)),
    );

  return {
    /** Items visible to a person, own ones first. */
    async seenBy(userId: string, desk: DepartmentScope) {
      const rows = await db.q
        .select({ row: table, author: users.name })
        .from(table as typeof savedViews)
        .innerJoin(users, eq(users.id, table.userId))
        .where(or(isOwn(userId), isSharedWith(desk)))
        .orderBy(sql`${isOwn(userId)} desc`, order, table.id);
      return rows as unknown as { row: Row; author: string }[];
    },

    async find(id: string): Promise<Row | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db.q
        .select()
        .from(table as typeof savedViews)
        .where(eq(table.id, id));
      return row as unknown as Row | undefined;
    },

    /** Serializes changes to the saved items of a person. */
    async hold(userId: string): Promise<void> {
      await db.q.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    count: (userId: string): Promise<number> => db.q.$count(table, isOwn(userId)),

    async keep(row: Row): Promise<void> {
      await db.q
        .insert(table as typeof savedViews)
        .values(row as unknown as ViewRow)
        .onConflictDoUpdate({ target: table.id, set: row });
    },

    async remove(id: string): Promise<void> {
      await db.q.delete(table).where(eq(table.id, id));
    },
  };
}

export type SavedItemStore<Row extends SavedItemRow> = ReturnType<typeof createSavedItemStore<Row>>;

export type PhraseRow = typeof phrases.$inferSelect;
export const createPhrasesStore = (db: Database): SavedItemStore<PhraseRow> =>
  createSavedItemStore(db, phrases, sql`${phrases.createdAt}`);

export type ViewRow = typeof savedViews.$inferSelect;
export const createViewsStore = (db: Database) => ({
  ...createSavedItemStore<ViewRow>(db, savedViews, sql`lower(${savedViews.name})`),

  async clearDefault(userId: string): Promise<void> {
    await db.q
      .update(savedViews)
      .set({ isDefault: false })
      .where(and(eq(savedViews.userId, userId), eq(savedViews.isDefault, true)));
  },
});
