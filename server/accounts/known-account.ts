/** An account as a sign-in knows it: whom a try is noted for, whether it may be used, and what was proved of it. */
import { oneTimeFault } from '../../domain/accounts/one-time-password';
import type { Role } from '../../domain/accounts/roles';
import { accountMessages } from '../../domain/api/messages/accounts';
import { signInFault } from '../../domain/company/status';
import type { Text } from '../../domain/text';
import type { Actor } from '../core/audit/audit-store';
import { plainHash } from '../core/secrets';
import type { UserRecord } from './users-store';

/** Whom a try is noted for: the account, or the name that nobody has. */
export interface Subject {
  id: string;
  companyId: string | null;
  actor: Actor;
}

export const subjectOfUser = ({ user }: UserRecord): Subject => ({
  id: user.id,
  companyId: user.companyId,
  actor: { userId: user.id, name: user.name, role: user.role as Role },
});

export const entryOf = ({ id, companyId, actor }: Subject) => ({
  subjectKind: 'user',
  subjectId: id,
  companyId,
  caller: actor,
});

/** The reason why nobody may use the account; null where that is in order. */
export function faultOf({ user, company }: UserRecord, now: Date): Text | null {
  const account = { ...user, role: user.role as Role };
  return (
    (user.enabled ? null : accountMessages.disabled) ??
    (company && signInFault(company.status)) ??
    oneTimeFault(account, now)
  );
}

/** The account as it was proved: another password or number makes another key. */
export const keyOfProof = ({ user }: UserRecord): string =>
  plainHash(JSON.stringify([user.id, user.passwordHash, user.phone]));
