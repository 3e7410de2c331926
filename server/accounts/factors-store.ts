import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { users } from '../core/db/tables';
import { recoveryCodes, secondFactors } from './tables';

export type FactorRow = typeof secondFactors.$inferSelect;

/** Factors of accounts. A change needs the user's row locked, because that row says whether the account has a factor. */
export const createFactorsStore = (db: Database) => ({
  ofUser: (userId: string): Promise<FactorRow[]> =>
    db.q
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id)),

  /** The authenticator app set up last, of any account. */
  async newestApp(): Promise<FactorRow | undefined> {
    const apps = db.q.select().from(secondFactors).where(eq(secondFactors.kind, 'totp'));
    return (await apps.orderBy(desc(secondFactors.createdAt)).limit(1))[0];
  },

  /** False when the passkey is registered already. */
  async add(row: typeof secondFactors.$inferInsert): Promise<boolean> {
    const added = await db.q.insert(secondFactors).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return false;
    await db.q.update(users).set({ secondFactor: true }).where(eq(users.id, row.userId));
    return true;
  },

  async rename(id: string, name: string): Promise<void> {
    await db.q.update(secondFactors).set({ name }).where(eq(secondFactors.id, id));
  },

  /** Removes a factor; with the last one of an account its recovery codes go too. */
  async remove({ id, userId }: FactorRow): Promise<void> {
    await db.q.delete(secondFactors).where(eq(secondFactors.id, id));
    if ((await db.q.$count(secondFactors, eq(secondFactors.userId, userId))) > 0) return;
    await this.removeAll(userId);
  },

  async removeAll(userId: string): Promise<void> {
    await db.q.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await db.q.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db.q.update(users).set({ secondFactor: false }).where(eq(users.id, userId));
  },

  /** Notes the time step of an accepted code; false when the app was used with this time step or a later one. */
  async noteStep(id: string, step: number, now: Date): Promise<boolean> {
    const used = await db.q
      .update(secondFactors)
      .set({ counter: step, lastUsedAt: now })
      .where(and(eq(secondFactors.id, id), lt(secondFactors.counter, step)))
      .returning({ id: secondFactors.id });
    return used.length > 0;
  },

  async noteCount(id: string, counter: number, now: Date): Promise<void> {
    await db.q.update(secondFactors).set({ counter, lastUsedAt: now }).where(eq(secondFactors.id, id));
  },

  async replaceCodes(userId: string, hashes: string[]): Promise<void> {
    await db.q.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db.q.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  },

  countCodes: (userId: string): Promise<number> =>
    db.q.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),

  async spendCode(userId: string, codeHash: string, now: Date): Promise<boolean> {
    const used = await db.q
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  },
});
