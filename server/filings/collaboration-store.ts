import { and, asc, eq, gt, isNotNull, isNull, lt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Role } from '../../domain/accounts/roles';
import { PRESENCE_EXPIRY_MS } from '../../domain/filing/collaboration';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import { users } from '../core/db/tables';
import { presences, sectionClaims, sectionNotes } from './tables';

/** Observer of presence: sees its own side, and ignores people not seen since `forgotten`. */
export interface PresenceObserver {
  userId: string;
  companyId: string | null;
  forgotten: Date;
}

/** Column for offices: names of other office people who have the filing open, first to arrive first. */
export const buildOthersPresentColumn = (
  filingId: SQLWrapper,
  { userId, forgotten }: Omit<PresenceObserver, 'companyId'>,
) =>
  sql<
    string[]
  >`array(select reader.name from ${presences} join ${users} as reader on reader.id = ${presences.userId}
    where ${presences.filingId} = ${filingId} and ${presences.userId} <> ${userId}
      and reader.company_id is null and ${presences.seenAt} > ${forgotten.toISOString()}::timestamptz
    order by ${presences.since}, reader.name)`;

/** Presence of people in filings, stored in the database, so that all server processes share it. */
export const createPresenceStore = (db: Database) => ({
  async deleteForgotten(now: Date): Promise<void> {
    await db.q.delete(presences).where(lt(presences.seenAt, new Date(now.getTime() - PRESENCE_EXPIRY_MS)));
  },

  /** Records presence; the arrival time is reset for a person not seen since `forgotten`. */
  async note(
    filingId: string,
    { userId, forgotten }: PresenceObserver,
    { section, cell }: { section: string; cell: string },
    now: Date,
  ): Promise<void> {
    await db.q
      .insert(presences)
      .values({ filingId, userId, since: now, seenAt: now, section, cell })
      .onConflictDoUpdate({
        target: [presences.filingId, presences.userId],
        set: {
          since: sql`case when ${gt(presences.seenAt, forgotten)} then ${presences.since} else excluded.since end`,
          seenAt: sql`excluded.seen_at`,
          section: sql`excluded.section`,
          cell: sql`excluded.cell`,
        },
      });
  },

  async leave(filingId: string, { userId }: PresenceObserver): Promise<void> {
    await db.q.delete(presences).where(and(eq(presences.filingId, filingId), eq(presences.userId, userId)));
  },

  /** Other people of the same side, first to arrive first. */
  others(filingId: string, { userId, companyId, forgotten }: PresenceObserver) {
    // Not limited to the company of the filing: agents of other companies may act for it.
    const isOfSide = companyId === null ? isNull(users.companyId) : isNotNull(users.companyId);
    return db.q
      .select({ name: users.name, since: presences.since, section: presences.section, cell: presences.cell })
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

type ClaimRow = typeof sectionClaims.$inferInsert;

export const createClaimsStore = (db: Database) => ({
  of: (filingId: string) =>
    db.q
      .select({
        section: sectionClaims.section,
        dueOn: sectionClaims.dueOn,
        user: { id: users.id, name: users.name },
      })
      .from(sectionClaims)
      .innerJoin(users, eq(users.id, sectionClaims.userId))
      .where(eq(sectionClaims.filingId, filingId))
      .orderBy(asc(sectionClaims.claimedAt)),

  /** People of a company who can sign in. */
  async people(companyId: string) {
    const rows = await db.q
      .select({
        id: users.id,
        name: users.name,
        role: users.role,
        programs: users.programs,
        duties: users.duties,
      })
      .from(users)
      .where(and(eq(users.companyId, companyId), canSignIn))
      .orderBy(asc(users.name));
    return rows.map((row) => ({ ...row, role: row.role as Role }));
  },

  async put(claim: ClaimRow): Promise<void> {
    const { userId, dueOn, claimedAt } = claim;
    await db.q
      .insert(sectionClaims)
      .values(claim)
      .onConflictDoUpdate({
        target: [sectionClaims.filingId, sectionClaims.section],
        set: { userId, dueOn, claimedAt },
      });
  },

  async remove(filingId: string, section: string): Promise<void> {
    await db.q
      .delete(sectionClaims)
      .where(and(eq(sectionClaims.filingId, filingId), eq(sectionClaims.section, section)));
  },
});

type NoteRow = typeof sectionNotes.$inferSelect;

export const createNotesStore = (db: Database) => ({
  of: (filingId: string): Promise<NoteRow[]> =>
    db.q
      .select()
      .from(sectionNotes)
      .where(eq(sectionNotes.filingId, filingId))
      .orderBy(asc(sectionNotes.createdAt), asc(sectionNotes.id)),

  find: (id: string): Promise<NoteRow | undefined> =>
    findById(id, () => db.q.select().from(sectionNotes).where(eq(sectionNotes.id, id))),

  count: (filingId: string): Promise<number> =>
    db.q.$count(sectionNotes, eq(sectionNotes.filingId, filingId)),

  async add(note: NoteRow): Promise<void> {
    await db.q.insert(sectionNotes).values(note);
  },

  async remove(id: string): Promise<void> {
    await db.q.delete(sectionNotes).where(eq(sectionNotes.id, id));
  },
});
