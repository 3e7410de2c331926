import type { CurrentUser } from '@domain/accounts/calls';
import { isCompanySide } from '@domain/accounts/roles';
import { useSelector } from 'umi';

/** The page of all messages: each side of the portal has it in its own part of the menu. */
export const getMessagesPath = (user: Pick<CurrentUser, 'role'> | null | undefined): string =>
  user && !isCompanySide(user.role) ? '/review/messages' : '/enterpriseCenter/messageNotice';

interface State {
  user: { currentUser?: CurrentUser | null };
}

export const useMessagesPath = (): string =>
  useSelector(({ user }: State) => getMessagesPath(user.currentUser));
