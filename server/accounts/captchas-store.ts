import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { captchas } from '../db/tables';

export type CaptchaRow = typeof captchas.$inferSelect;

export const createCaptchasStore = (db: Database) => ({
  async add(row: typeof captchas.$inferInsert): Promise<void> {
    await db.q.insert(captchas).values(row);
  },

  /** Takes a captcha away: whoever gets it is the only one. */
  async take(id: string): Promise<CaptchaRow | undefined> {
    const [row] = await db.q.delete(captchas).where(eq(captchas.id, id)).returning();
    return row;
  },
});
