import { and, asc, eq, gt, isNotNull, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { presences, users } from '../core/db/tables';

/** The person who asks, who sees people of the own side, and the moment since which nobody was heard who counts as gone. */
export interface Onlooker {
  userId: string;
  companyId: string | null;
  forgotten: Date;
}

/** A column for an office: names of others of it who have the filing open, the first to come on top. */
export const othersAt = (filingId: SQLWrapper, { userId, forgotten }: Omit<Onlooker, 'companyId'>) =>
  sql<
    string[]
  >`array(select reader.name from ${presences} join ${users} as reader on reader.id = ${presences.userId}
    where ${presences.filingId} = ${filingId} and ${presences.userId} <> ${userId}
      and reader.company_id is null and ${presences.seenAt} > ${forgotten.toISOString()}::timestamptz
    order by ${presences.since}, reader.name)`;

/** People who have a filing open, in the database: whichever process hears of them, all know. */
export const createPresenceStore = (db: Database) => ({
  /** `forgotten`: who has not been seen since then begins anew. */
  async note(filingId: string, { userId, forgotten }: Onlooker, section: string, now: Date): Promise<void> {
    await db.q
      .insert(presences)
      .values({ filingId, userId, since: now, seenAt: now, section })
      .onConflictDoUpdate({
        target: [presences.filingId, presences.userId],
        set: {
          since: sql`case when ${gt(presences.seenAt, forgotten)} then ${presences.since} else excluded.since end`,
          seenAt: sql`excluded.seen_at`,
          section: sql`excluded.section`,
        },
      });
  },

  async leave(filingId: string, { userId }: Onlooker): Promise<void> {
    await db.q.delete(presences).where(and(eq(presences.filingId, filingId), eq(presences.userId, userId)));
  },

  /** Others of the same side, who was there first at the top. */
  others(filingId: string, { userId, companyId, forgotten }: Onlooker) {
    // A filing is open to people of its company, and to those who act for it.
    const isOfSide = companyId === null ? isNull(users.companyId) : isNotNull(users.companyId);
    return db.q
      .select({ name: users.name, since: presences.since, section: presences.section })
      .from(presences)
      .innerJoin(users, eq(users.id, presences.userId))
      .where(
        and(
          eq(presences.filingId, filingId),
          ne(presences.userId, userId),
          isOfSide,
          gt(presences.seenAt, forgotten),
        ),
      )
      .orderBy(asc(presences.since), asc(users.name));
  },
});

export type PresenceStore = ReturnType<typeof createPresenceStore>;
