import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { businessRegister, companies } from '../db/tables';

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyChanges = Partial<Pick<CompanyRow, 'profile' | 'name' | 'status'>>;

export const createCompaniesStore = (db: Database) => ({
  async byId(id: string): Promise<CompanyRow | undefined> {
    const [row] = await db.q.select().from(companies).where(eq(companies.id, id));
    return row;
  },

  async byCreditCode(code: string): Promise<CompanyRow | undefined> {
    const [row] = await db.q.select().from(companies).where(eq(companies.creditCode, code));
    return row;
  },

  /** False when a company has this credit code already. */
  async add(row: typeof companies.$inferInsert): Promise<boolean> {
    const added = await db.q
      .insert(companies)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: companies.id });
    return added.length > 0;
  },

  /** Writes over the version that a change was made from; false when that one is not the current any more. */
  async change(id: string, version: number, changes: CompanyChanges, now: Date): Promise<boolean> {
    const written = await db.q
      .update(companies)
      .set({ ...changes, profileVersion: sql`${companies.profileVersion} + 1`, updatedAt: now })
      .where(and(eq(companies.id, id), eq(companies.profileVersion, version)))
      .returning({ id: companies.id });
    return written.length > 0;
  },

  /** What the imported business register knows of a code. */
  async registered(code: string) {
    const [row] = await db.q.select().from(businessRegister).where(eq(businessRegister.creditCode, code));
    return row;
  },
});

export type CompaniesStore = ReturnType<typeof createCompaniesStore>;
