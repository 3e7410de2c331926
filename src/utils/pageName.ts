/** Names of pages that depend on what their reader sees there. */
import type { CurrentUser } from '@domain/accounts/calls';
import { isLimitedToApproved } from '@domain/accounts/roles';
import type { PageRoute } from '../../config/routes';

type TitleReader = Pick<CurrentUser, 'role' | 'more_roles'>;

/** True for people of an office who see approved filings alone. */
export const seesApprovedOnly = ({ role, more_roles: moreRoles }: TitleReader): boolean =>
  isLimitedToApproved({ role, moreRoles });

/** Key of a page's title for a person: `menu.<name>`. */
export const getPageName = (
  { name, approvedName }: Pick<PageRoute, 'name' | 'approvedName'>,
  user: TitleReader | null | undefined,
): string | undefined => (approvedName && user && seesApprovedOnly(user) ? approvedName : name);
