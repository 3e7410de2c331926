import type { Database } from '../core/db/client';
import { usedProofs } from '../core/db/tables';

export const createProofsStore = (db: Database) => ({
  /** Notes a proof as used; false when it was used before. */
  async use(row: typeof usedProofs.$inferInsert): Promise<boolean> {
    const noted = await db.q.insert(usedProofs).values(row).onConflictDoNothing().returning();
    return noted.length > 0;
  },
});
