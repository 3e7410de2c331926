import { accountMessages } from '../../domain/api/messages/accounts';
import type { Deps } from '../core/deps';
import { business, refusedUntil } from '../core/errors';
import { isPassword } from './passwords';
import { createUsersStore, type UserRecord, type UserRow } from './users-store';

const WRONG = { most: 5, seconds: 30 * 60 };

/** Whoever changes a password or a number proves anew to be the owner of the open session. */
export function createOldPasswordCheck({ db, clock, counters }: Pick<Deps, 'db' | 'clock' | 'counters'>) {
  const store = createUsersStore(db);
  return {
    /** Throws 208 for a wrong one; after five nobody can go on guessing for half an hour. */
    async assertOld(password: string, { user }: UserRecord): Promise<void> {
      const tries = await counters.hit('password.failed', user.id, WRONG.seconds);
      if (tries.count > WRONG.most) throw refusedUntil(tries.resetsAt, clock(), accountMessages.locked);
      if (!(await isPassword(password, user.passwordHash))) throw business(accountMessages.oldPasswordWrong);
      await counters.clear('password.failed', user.id);
    },

    /** The row of who proved it, held for the transaction. Throws 208 when another password was set since. */
    async holdProved({ user: proved }: UserRecord): Promise<UserRow> {
      const user = await store.hold(proved.id);
      if (user?.passwordHash !== proved.passwordHash) throw business(accountMessages.oldPasswordWrong);
      return user;
    },
  };
}
