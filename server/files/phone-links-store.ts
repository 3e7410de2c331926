import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../domain/time';
import type { Database } from '../core/db/client';
import { findById, takeFirst } from '../core/db/rows';
import { phoneLinks } from './tables';

export type PhoneLinkRow = typeof phoneLinks.$inferSelect;
type Box = Pick<PhoneLinkRow, 'userId' | 'companyId' | 'program' | 'draft' | 'path'>;

export function createPhoneLinksStore(db: Database) {
  const arrivedCount = sql`jsonb_array_length(${phoneLinks.arrived})`;

  return {
    find: (id: string): Promise<PhoneLinkRow | undefined> =>
      findById(id, () => db.q.select().from(phoneLinks).where(eq(phoneLinks.id, id))),

    findByToken: (tokenHash: string): Promise<PhoneLinkRow | undefined> =>
      takeFirst(db.q.select().from(phoneLinks).where(eq(phoneLinks.tokenHash, tokenHash))),

    /** Deletes links a day after they expired; until then they explain a refusal. */
    async deleteExpired(now: Date): Promise<void> {
      await db.q.delete(phoneLinks).where(lt(phoneLinks.expiresAt, new Date(now.getTime() - DAY_MS)));
    },

    async insert(row: typeof phoneLinks.$inferInsert): Promise<PhoneLinkRow> {
      const [inserted] = await db.q.insert(phoneLinks).values(row).returning();
      return inserted as PhoneLinkRow;
    },

    /** Ends a person's links to a box, and returns the ids of the files that its form has not taken. */
    async endOthers({ userId, companyId, program, draft, path }: Box, now: Date): Promise<string[]> {
      const ofBox = and(
        eq(phoneLinks.userId, userId),
        eq(phoneLinks.companyId, companyId),
        eq(phoneLinks.program, program),
        eq(phoneLinks.draft, draft),
        eq(phoneLinks.path, path),
      );
      const left = and(ofBox, or(isNull(phoneLinks.endedAt), lt(phoneLinks.taken, arrivedCount)));
      const ended = await db.q
        .select()
        .from(phoneLinks)
        .where(left)
        .orderBy(asc(phoneLinks.createdAt))
        .for('update');
      const endedAt = sql`coalesce(${phoneLinks.endedAt}, ${now.toISOString()}::timestamptz)`;
      await db.q.update(phoneLinks).set({ endedAt, taken: arrivedCount }).where(left);
      return ended.flatMap(({ arrived, taken }) => arrived.slice(taken));
    },

    /** Binds the link to this phone, unless it is bound to another one. */
    bind: (id: string, phoneHash: string): Promise<PhoneLinkRow | undefined> =>
      takeFirst(
        db.q
          .update(phoneLinks)
          .set({ phoneHash })
          .where(
            and(eq(phoneLinks.id, id), or(isNull(phoneLinks.phoneHash), eq(phoneLinks.phoneHash, phoneHash))),
          )
          .returning(),
      ),

    /** Adds a received file; undefined when the link has ended meanwhile, or is full. The same file counts once. */
    async add(id: string, fileId: string, now: Date): Promise<PhoneLinkRow | undefined> {
      const one = sql`${JSON.stringify([fileId])}::jsonb`;
      const isThere = sql`${phoneLinks.arrived} @> ${one}`;
      const [row] = await db.q
        .update(phoneLinks)
        .set({
          arrived: sql`case when ${isThere} then ${phoneLinks.arrived} else ${phoneLinks.arrived} || ${one} end`,
        })
        .where(
          and(
            eq(phoneLinks.id, id),
            isNull(phoneLinks.endedAt),
            gt(phoneLinks.expiresAt, now),
            or(isThere, lt(arrivedCount, phoneLinks.room)),
          ),
        )
        .returning();
      return row;
    },

    /** Stores how many of the received files the form holds; a lower count than before changes nothing. */
    async take(id: string, taken: number): Promise<void> {
      await db.q
        .update(phoneLinks)
        .set({ taken: sql`least(greatest(${phoneLinks.taken}, ${taken}), ${arrivedCount})` })
        .where(eq(phoneLinks.id, id));
    },

    end: (id: string, now: Date): Promise<PhoneLinkRow | undefined> =>
      takeFirst(
        db.q
          .update(phoneLinks)
          .set({ endedAt: sql`coalesce(${phoneLinks.endedAt}, ${now.toISOString()}::timestamptz)` })
          .where(eq(phoneLinks.id, id))
          .returning(),
      ),
  };
}

export type PhoneLinksStore = ReturnType<typeof createPhoneLinksStore>;
