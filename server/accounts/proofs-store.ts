import type { Database } from '../db/client';
import { usedProofs } from '../db/tables';

export const createProofsStore = (db: Database) => ({
  /** Notes a proof as used; false when it was used before. */
  async use(row: typeof usedProofs.$inferInsert): Promise<boolean> {
    const noted = await db.q.insert(usedProofs).values(row).onConflictDoNothing().returning();
    return noted.length > 0;
  },
});
