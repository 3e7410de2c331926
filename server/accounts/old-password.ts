import { accountMessages } from '../../domain/api/messages/accounts';
import type { Deps } from '../deps';
import { business } from '../errors';
import { isPassword } from './passwords';
import type { UserRecord } from './users-store';
import { refusedUntil } from './waiting';

const WRONG = { most: 5, seconds: 30 * 60 };

/**
 * Whoever changes a password or a number proves anew to be the owner of the open session. Throws 208 for a wrong one;
 * after five nobody can go on guessing for half an hour.
 */
export function createOldPasswordCheck({ clock, counters }: Pick<Deps, 'clock' | 'counters'>) {
  return async function assertOld(password: string, { user }: UserRecord): Promise<void> {
    const tries = await counters.hit('password.failed', user.id, WRONG.seconds);
    if (tries.count > WRONG.most) throw refusedUntil(tries.resetsAt, clock(), accountMessages.locked);
    if (!(await isPassword(password, user.passwordHash))) throw business(accountMessages.oldPasswordWrong);
    await counters.clear('password.failed', user.id);
  };
}
