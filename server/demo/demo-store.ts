import { and, eq, inArray } from 'drizzle-orm';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { reportTasks, users } from '../core/db/tables';

/** Checks all user names in one query; it runs at every start. */
export async function areNamesTaken(db: Database, usernames: string[]): Promise<boolean> {
  const keys = usernames.map((username) => username.toLowerCase());
  return (await db.q.$count(users, inArray(users.usernameKey, keys))) >= keys.length;
}

/** Password hashes of the accounts that may sign in. */
export async function openPasswords(db: Database, usernames: string[]): Promise<string[]> {
  const keys = usernames.map((username) => username.toLowerCase());
  const isOpen = and(inArray(users.usernameKey, keys), canSignIn);
  const found = await db.q.select({ hash: users.passwordHash }).from(users).where(isOpen);
  return found.flatMap(({ hash }) => hash ?? []);
}

export async function hasOwedReports(db: Database, companyId: string): Promise<boolean> {
  const found = await db.q
    .select({ id: reportTasks.id })
    .from(reportTasks)
    .where(eq(reportTasks.companyId, companyId))
    .limit(1);
  return found.length > 0;
}
