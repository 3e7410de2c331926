import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { type ChannelChoices, listDailyMailKinds, listMutedKinds } from '../../../domain/inbox/choices';
import type { MessageCategory } from '../../../domain/inbox/messages';
import type { Text } from '../../../domain/text';
import { canSignIn } from '../db/accounts';
import type { Database } from '../db/client';
import { companies, messages, notificationChoices, users } from '../db/tables';

/** Store of the channels by which people want to be notified outside the portal. */
export function createChoicesStore(db: Database) {
  const known = sql<ChannelChoices>`coalesce(${notificationChoices.choices}, '{}')`;
  const person = {
    id: users.id,
    companyId: users.companyId,
    role: users.role,
    phone: users.phone,
    email: users.email,
    choices: known,
    reminderDays: notificationChoices.reminderDays,
    about: sql<string>`coalesce(${companies.name}, ${users.name})`,
  };
  const people = () =>
    db.q
      .select(person)
      .from(users)
      .leftJoin(notificationChoices, eq(notificationChoices.holderId, users.id))
      .leftJoin(companies, eq(companies.id, users.companyId));

  return {
    /** Recipients: of each company the people who have set preferences, and each single user. */
    async listeners(companyIds: string[], userIds: string[]) {
      if (companyIds.length + userIds.length === 0) return [];
      const ofCompanies = and(
        inArray(users.companyId, companyIds),
        sql`${notificationChoices.holderId} is not null`,
      );
      return people().where(and(canSignIn, or(ofCompanies, inArray(users.id, userIds))));
    },

    /** Choices by the id of a user, or of a company for its contact. */
    async choicesOf(ids: string[]): Promise<Map<string, ChannelChoices>> {
      if (ids.length === 0) return new Map();
      const rows = await db.q
        .select()
        .from(notificationChoices)
        .where(inArray(notificationChoices.holderId, ids));
      return new Map(rows.map(({ holderId, choices }) => [holderId, choices]));
    },

    async profileOf(companyId: string): Promise<Record<string, unknown>> {
      const [row] = await db.q
        .select({ profile: companies.profile })
        .from(companies)
        .where(eq(companies.id, companyId));
      return row?.profile ?? {};
    },

    /** Saves preferences. Messages before `now` belong to no daily mail, unless one was already wanted. */
    async save(holderId: string, choices: ChannelChoices, nextDigestAt: Date, now: Date): Promise<void> {
      const digestDueAt = listDailyMailKinds(choices).length > 0 ? nextDigestAt : null;
      const changed = { choices, muted: listMutedKinds(choices), digestDueAt };
      await db.q
        .insert(notificationChoices)
        .values({ ...changed, holderId, digestedAt: now })
        .onConflictDoUpdate({
          target: notificationChoices.holderId,
          set: {
            ...changed,
            digestedAt: sql`case when ${notificationChoices.digestDueAt} is null then excluded.digested_at else ${notificationChoices.digestedAt} end`,
          },
        });
    },

    /** Saves the days of reminders; null for the default. */
    async saveReminderDays(holderId: string, reminderDays: number[] | null, now: Date): Promise<void> {
      await db.q
        .insert(notificationChoices)
        .values({ holderId, choices: {}, reminderDays, digestedAt: now })
        .onConflictDoUpdate({ target: notificationChoices.holderId, set: { reminderDays } });
    },

    dueDigests: (now: Date, atMost: number): Promise<{ id: string }[]> =>
      db.q
        .select({ id: notificationChoices.holderId })
        .from(notificationChoices)
        .where(lte(notificationChoices.digestDueAt, now))
        .orderBy(notificationChoices.digestDueAt)
        .limit(atMost),

    /** Locks the preferences for the transaction; skips a row that another process has locked. */
    async holdDigest(id: string, now: Date) {
      const [held] = await db.q
        .select()
        .from(notificationChoices)
        .where(and(eq(notificationChoices.holderId, id), lte(notificationChoices.digestDueAt, now)))
        .for('update', { skipLocked: true });
      if (!held) return undefined;
      const [found] = await people().where(and(canSignIn, eq(users.id, id)));
      return { held, person: found };
    },

    async digested(id: string, digestedAt: Date, digestDueAt: Date | null): Promise<void> {
      await db.q
        .update(notificationChoices)
        .set({ digestedAt, digestDueAt })
        .where(eq(notificationChoices.holderId, id));
    },

    /** Messages to a company or to one person between two times. */
    async messagesBetween(
      to: { companyId: string | null; id: string },
      kinds: MessageCategory[],
      { since, until, atMost }: { since: Date; until: Date; atMost: number },
    ): Promise<{ title: Text; body: Text; more: number }[]> {
      return db.q
        .select({
          title: messages.title,
          body: messages.body,
          more: sql<number>`count(*) over ()::int`,
        })
        .from(messages)
        .where(
          and(
            to.companyId === null ? eq(messages.userId, to.id) : eq(messages.companyId, to.companyId),
            inArray(messages.category, kinds),
            sql`${messages.createdAt} > ${since} and ${messages.createdAt} <= ${until}`,
            sql`coalesce(${messages.expiresAt} > ${until}, true)`,
          ),
        )
        .orderBy(asc(messages.createdAt), asc(messages.id))
        .limit(atMost);
    },
  };
}
