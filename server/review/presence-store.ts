import { and, asc, eq, gt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { presences, users } from '../core/db/tables';

/** The person who asks, and the moment since which nobody was heard who counts as gone. */
export interface Onlooker {
  userId: string;
  forgotten: Date;
}

/** As a column: names of others who have the filing open, who was there first at the top. */
export const othersAt = (filingId: SQLWrapper, { userId, forgotten }: Onlooker) =>
  sql<
    string[]
  >`array(select reader.name from ${presences} join ${users} as reader on reader.id = ${presences.userId}
    where ${presences.filingId} = ${filingId} and ${presences.userId} <> ${userId}
      and ${presences.seenAt} > ${forgotten.toISOString()}::timestamptz
    order by ${presences.since}, reader.name)`;

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
  others(filingId: string, { userId, forgotten }: Onlooker) {
    return db.q
      .select({ name: users.name, since: presences.since })
      .from(presences)
      .innerJoin(users, eq(users.id, presences.userId))
      .where(
        and(eq(presences.filingId, filingId), ne(presences.userId, userId), gt(presences.seenAt, forgotten)),
      )
      .orderBy(asc(presences.since), asc(users.name));
  },
});

export type PresenceStore = ReturnType<typeof createPresenceStore>;
