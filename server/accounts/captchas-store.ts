import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { captchas, usedProofs } from '../core/db/tables';

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

  /** Counts a hearing; false when it is over or was heard so often already. */
  async play(id: string, atMost: number, now: Date): Promise<boolean> {
    const played = await db.q
      .update(captchas)
      .set({ plays: sql`${captchas.plays} + 1` })
      .where(and(eq(captchas.id, id), gt(captchas.expiresAt, now), lt(captchas.plays, atMost)))
      .returning({ id: captchas.id });
    return played.length > 0;
  },

  /** Takes a captcha away: whoever gets it is the only one. */
  async take(id: string): Promise<CaptchaRow | undefined> {
    const [row] = await db.q.delete(captchas).where(eq(captchas.id, id)).returning();
    return row;
  },
});
