import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Role } from '../../domain/accounts/roles';
import type { Database } from '../core/db/client';
import { sectionClaims, users } from '../core/db/tables';

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
