/** Short-lived rows of verification: captchas, used proofs of work, codes by SMS. */

import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { captchas, smsCodes, usedProofs } from './tables';

export const createProofsStore = (db: Database) => ({
  /** Notes a proof as used; false when it was used before. */
  async use(row: typeof usedProofs.$inferInsert): Promise<boolean> {
    const noted = await db.q.insert(usedProofs).values(row).onConflictDoNothing().returning();
    return noted.length > 0;
  },
});

export type CaptchaRow = typeof captchas.$inferSelect;

export const createCaptchasStore = (db: Database) => ({
  async add(row: typeof captchas.$inferInsert): Promise<void> {
    await db.q.insert(captchas).values(row);
  },

  /** Counts a play of a captcha; false when it has expired or was played `atMost` times already. */
  async play(id: string, atMost: number, now: Date): Promise<boolean> {
    const played = await db.q
      .update(captchas)
      .set({ plays: sql`${captchas.plays} + 1` })
      .where(and(eq(captchas.id, id), gt(captchas.expiresAt, now), lt(captchas.plays, atMost)))
      .returning({ id: captchas.id });
    return played.length > 0;
  },

  /** Deletes a captcha and gives it: only one of parallel requests gets it. */
  take: (id: string): Promise<CaptchaRow | undefined> =>
    takeFirst(db.q.delete(captchas).where(eq(captchas.id, id)).returning()),
});

type SmsCodeRow = typeof smsCodes.$inferSelect;

export const createSmsCodesStore = (db: Database) => ({
  async add(row: typeof smsCodes.$inferInsert): Promise<void> {
    await db.q.insert(smsCodes).values(row);
  },

  /** The newest code of a number and scene; only this one is valid. */
  newest: (phone: string, scene: string): Promise<SmsCodeRow | undefined> =>
    takeFirst(
      db.q
        .select()
        .from(smsCodes)
        .where(and(eq(smsCodes.phone, phone), eq(smsCodes.scene, scene)))
        .orderBy(desc(smsCodes.createdAt))
        .limit(1),
    ),

  /** Compares and counts a wrong try in one statement, so that parallel guesses cannot outrun the limit. */
  async isRight(id: string, codeHash: string, triesAtMost: number): Promise<boolean> {
    const [judged] = await db.q
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + case when ${smsCodes.codeHash} = ${codeHash} then 0 else 1 end` })
      .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt), lt(smsCodes.tries, triesAtMost)))
      .returning({ codeHash: smsCodes.codeHash });
    return judged?.codeHash === codeHash;
  },

  /** Uses up a code; false when another request did so first. */
  async use(id: string, now: Date): Promise<boolean> {
    const used = await db.q
      .update(smsCodes)
      .set({ usedAt: now })
      .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
      .returning({ id: smsCodes.id });
    return used.length > 0;
  },
});
