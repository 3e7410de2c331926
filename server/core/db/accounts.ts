import { and, eq, isNull } from 'drizzle-orm';
import { coversProgram } from '../../../domain/accounts/roles';
import type { Database } from './client';
import { users } from './tables';

/** Accounts that can sign in. */
export const canSignIn = and(eq(users.enabled, true), isNull(users.deletedAt));

/** Administrators who can sign in, with the programs that each is limited to; [] for all. */
const listAdministrators = (db: Database): Promise<{ userId: string; programs: string[] }[]> =>
  db.q
    .select({ userId: users.id, programs: users.programs })
    .from(users)
    .where(and(canSignIn, eq(users.role, 'administrator')));

/** Returns a function that lists the administrators who can sign in and decide about a program; null: about all of them. */
export async function createDeciderList(
  db: Database,
): Promise<(program: string | null) => { userId: string }[]> {
  const administrators = await listAdministrators(db);
  return (program) =>
    administrators
      .filter(({ programs }) => coversProgram(programs, program))
      .map(({ userId }) => ({ userId }));
}

/** Lists the administrators who can sign in and decide about a program; null: about all of them. */
export const listDeciders = async (db: Database, program: string | null): Promise<{ userId: string }[]> =>
  (await createDeciderList(db))(program);

/** Reviewers of a department who can sign in. */
export const listDepartmentReviewers = (db: Database, department: string): Promise<{ userId: string }[]> =>
  db.q
    .select({ userId: users.id })
    .from(users)
    .where(and(canSignIn, eq(users.role, 'reviewer'), eq(users.reviewDepartment, department)));
