import type { CurrentUser } from '../../domain/calls/accounts';
import type { OptionNode } from '../../domain/calls/shapes';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { currentUserView, taxOption } from './user-views';
import { createUsersStore } from './users-store';

export function createCurrentUsers({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const store = createUsersStore(db);

  return {
    /** The tax registrations of the caller's company: none on the administering side. */
    async taxesOfCompany(caller: Caller, language: Language): Promise<OptionNode[]> {
      const record = await store.byId(caller.userId);
      const value = record?.company?.profile.tax_authority;
      return typeof value === 'string' ? [taxOption(value, language)] : [];
    },

    /** The caller as stored now. Throws sessionEnded when the account is gone. */
    async current(caller: Caller, language: Language): Promise<CurrentUser> {
      const record = await store.withBell(caller.userId, clock());
      if (!record) throw problems.sessionEnded();
      return currentUserView(record, record.bell, language);
    },
  };
}

export type CurrentUsers = ReturnType<typeof createCurrentUsers>;
