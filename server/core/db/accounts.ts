import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from './client';
import { users } from './tables';

/** Accounts that can sign in. */
export const canSignIn = and(eq(users.enabled, true), isNull(users.deletedAt));

/** Administrators who can sign in and decide about a program; null: about all of them. */
export function listDeciders(db: Database, program: string | null): Promise<{ userId: string }[]> {
  const ofAll = eq(users.programs, []);
  const ofProgram = program && sql`${users.programs} @> ${JSON.stringify([program])}::jsonb`;
  return db.q
    .select({ userId: users.id })
    .from(users)
    .where(and(canSignIn, eq(users.role, 'administrator'), ofProgram ? or(ofAll, ofProgram) : ofAll));
}

/** Administrators who can sign in, with the programs that each is limited to; [] for all. */
export const listAdministrators = (db: Database): Promise<{ userId: string; programs: string[] }[]> =>
  db.q
    .select({ userId: users.id, programs: users.programs })
    .from(users)
    .where(and(canSignIn, eq(users.role, 'administrator')));

/** Reviewers of a department who can sign in. */
export const listDepartmentReviewers = (db: Database, department: string): Promise<{ userId: string }[]> =>
  db.q
    .select({ userId: users.id })
    .from(users)
    .where(and(canSignIn, eq(users.role, 'reviewer'), eq(users.reviewDepartment, department)));
