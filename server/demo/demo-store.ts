import type { Database } from '../db/client';
import { businessRegister } from '../db/tables';

/** Entries that are there already stay as they are. */
export async function addToRegister(
  db: Database,
  rows: (typeof businessRegister.$inferInsert)[],
): Promise<void> {
  await db.q.insert(businessRegister).values(rows).onConflictDoNothing();
}
