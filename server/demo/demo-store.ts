import type { Database } from '../core/db/client';
import { businessRegister } from '../core/db/tables';

/** Entries that are there already stay as they are. */
export async function addToRegister(
  db: Database,
  rows: (typeof businessRegister.$inferInsert)[],
): Promise<void> {
  await db.q.insert(businessRegister).values(rows).onConflictDoNothing();
}
