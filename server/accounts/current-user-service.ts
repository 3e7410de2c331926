import type { CurrentUser } from '../../domain/calls/accounts';
import type { OptionNode } from '../../domain/calls/shapes';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import { currentUserView, taxOption } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

/** The content of the caller's bell, from the feature that keeps the messages. */
export type Bell = Pick<Inbox, 'notices' | 'unreadOf'>;

export function createCurrentUsers({ db }: Pick<Deps, 'db'>, bell: Bell) {
  const store = createUsersStore(db);

  async function view(caller: Caller, record: UserRecord, language: Language): Promise<CurrentUser> {
    const notifyCount = (await bell.notices(caller, language)).length;
    const unreadCount = await bell.unreadOf(caller);
    return currentUserView(record, { notifyCount, unreadCount }, language);
  }

  return {
    view,

    /** The tax registrations of the caller's company: none on the administering side. */
    async taxesOfCompany(caller: Caller, language: Language): Promise<OptionNode[]> {
      const record = await store.byId(caller.userId);
      const value = record?.company?.profile.tax_authority;
      return typeof value === 'string' ? [taxOption(value, language)] : [];
    },

    /** The caller as stored now. Throws sessionEnded when the account is gone. */
    async current(caller: Caller, language: Language): Promise<CurrentUser> {
      const record = await store.byId(caller.userId);
      if (!record) throw problems.sessionEnded();
      return view(caller, record, language);
    },
  };
}

export type CurrentUsers = ReturnType<typeof createCurrentUsers>;
