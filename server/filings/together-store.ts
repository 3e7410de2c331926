import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Role } from '../../domain/accounts/roles';
import type { Database } from '../core/db/client';
import { sectionClaims, sectionNotes, users } from '../core/db/tables';
import { isUuid } from '../core/ids';

export type ClaimRow = typeof sectionClaims.$inferInsert;

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
      .where(and(eq(users.companyId, companyId), eq(users.enabled, true), isNull(users.deletedAt)))
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

  async find(id: string): Promise<NoteRow | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await db.q.select().from(sectionNotes).where(eq(sectionNotes.id, id));
    return row;
  },

  async count(filingId: string): Promise<number> {
    const [row] = await db.q
      .select({ notes: count() })
      .from(sectionNotes)
      .where(eq(sectionNotes.filingId, filingId));
    return row?.notes ?? 0;
  },

  async add(note: NoteRow): Promise<void> {
    await db.q.insert(sectionNotes).values(note);
  },

  async remove(id: string): Promise<void> {
    await db.q.delete(sectionNotes).where(eq(sectionNotes.id, id));
  },
});
