import type { CurrentUser } from '@domain/accounts/calls';
import { isCompanySide } from '@domain/accounts/roles';
import type { PageAccess } from '../../config/routes';

/** The first condition of a page that the person does not meet; null where the page opens. */
export function findUnmetAccess(access: PageAccess | undefined, user: CurrentUser | null): PageAccess | null {
  if (access?.right && !user?.permissions.includes(access.right)) return { right: access.right };
  if (access?.company && !user?.company) return { company: true };
  return access?.office && (!user || isCompanySide(user.role)) ? { office: true } : null;
}
