import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { presences, users } from '../core/db/tables';

/** People who have a filing open, in the database: whichever process hears of them, all know. */
export const createPresenceStore = (db: Database) => ({
  /** `forgotten`: who has not been seen since then begins anew. */
  async note(filingId: string, userId: string, now: Date, forgotten: Date): Promise<void> {
    await db.q
      .insert(presences)
      .values({ filingId, userId, since: now, seenAt: now })
      .onConflictDoUpdate({
        target: [presences.filingId, presences.userId],
        set: {
          since: sql`case when ${gt(presences.seenAt, forgotten)} then ${presences.since} else excluded.since end`,
          seenAt: sql`excluded.seen_at`,
        },
      });
  },

  /** Others than this person, who was there first at the top. */
  async others(filingIds: string[], userId: string, forgotten: Date) {
    if (filingIds.length === 0) return [];
    return db.q
      .select({ filingId: presences.filingId, name: users.name, since: presences.since })
      .from(presences)
      .innerJoin(users, eq(users.id, presences.userId))
      .where(
        and(
          inArray(presences.filingId, filingIds),
          ne(presences.userId, userId),
          gt(presences.seenAt, forgotten),
        ),
      )
      .orderBy(asc(presences.since), asc(users.name));
  },
});

export type PresenceStore = ReturnType<typeof createPresenceStore>;
