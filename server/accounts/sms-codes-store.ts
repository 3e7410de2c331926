import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { smsCodes } from '../core/db/tables';

export type SmsCodeRow = typeof smsCodes.$inferSelect;

export const createSmsCodesStore = (db: Database) => ({
  async add(row: typeof smsCodes.$inferInsert): Promise<void> {
    await db.q.insert(smsCodes).values(row);
  },

  /** The newest code of a number and scene: a new one replaces the one before. */
  async newest(phone: string, scene: string): Promise<SmsCodeRow | undefined> {
    const [row] = await db.q
      .select()
      .from(smsCodes)
      .where(and(eq(smsCodes.phone, phone), eq(smsCodes.scene, scene)))
      .orderBy(desc(smsCodes.createdAt))
      .limit(1);
    return row;
  },

  /** Compares and counts a wrong try in one statement, so that parallel guesses cannot outrun the limit. */
  async isRight(id: string, codeHash: string, triesAtMost: number): Promise<boolean> {
    const [judged] = await db.q
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + case when ${smsCodes.codeHash} = ${codeHash} then 0 else 1 end` })
      .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt), lt(smsCodes.tries, triesAtMost)))
      .returning({ codeHash: smsCodes.codeHash });
    return judged?.codeHash === codeHash;
  },

  /** Uses up the code; false when somebody else did. */
  async use(id: string, now: Date): Promise<boolean> {
    const used = await db.q
      .update(smsCodes)
      .set({ usedAt: now })
      .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
      .returning({ id: smsCodes.id });
    return used.length > 0;
  },
});
