import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Desk } from '../core/access';
import type { Database } from '../core/db/client';
import { phrases, users } from '../core/db/tables';
import { isUuid } from '../core/ids';

export type PhraseRow = typeof phrases.$inferSelect;

export function createPhrasesStore(db: Database) {
  const isOwn = (userId: string) => eq(phrases.userId, userId);

  /** Phrases of this desk; the city's stand open to every department. */
  const isSharedWith = (desk: Desk) =>
    and(
      eq(phrases.isShared, true),
      desk === null ? undefined : or(eq(users.reviewDepartment, desk), isNull(users.reviewDepartment)),
    );

  return {
    /** The person's own first. */
    seenBy: (userId: string, desk: Desk) =>
      db.q
        .select({ row: phrases, author: users.name })
        .from(phrases)
        .innerJoin(users, eq(users.id, phrases.userId))
        .where(or(isOwn(userId), isSharedWith(desk)))
        .orderBy(sql`${isOwn(userId)} desc`, asc(phrases.createdAt), asc(phrases.id)),

    async find(id: string): Promise<PhraseRow | undefined> {
      if (!isUuid(id)) return undefined;
      return (await db.q.select().from(phrases).where(eq(phrases.id, id)))[0];
    },

    async count(userId: string): Promise<number> {
      const [row] = await db.q.select({ own: count() }).from(phrases).where(isOwn(userId));
      return row?.own ?? 0;
    },

    async keep(row: PhraseRow): Promise<void> {
      await db.q.insert(phrases).values(row).onConflictDoUpdate({ target: phrases.id, set: row });
    },

    async remove(id: string): Promise<void> {
      await db.q.delete(phrases).where(eq(phrases.id, id));
    },
  };
}
