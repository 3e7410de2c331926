/** An account as form values, and the request body made of them: only the values that apply to this kind of account. */

import type { CurrentUser } from '@domain/accounts/calls';
import {
  listAddableRoles,
  mayBeLimitedToPrograms,
  mayBelongToDepartment,
  type Role,
} from '@domain/accounts/roles';
import type { CreateUserBody, SubUserAccount, UpdateUserBody } from '@domain/accounts/sub-user-calls';
import { listAssignableRoles, listGrantableRoles } from '@domain/accounts/sub-users';
import { normalisePhone } from '@domain/checks/normalise';
import { type Duty, listRoleDuties } from '@domain/workflow/duties';

export interface UserValues {
  username: string;
  name: string;
  phone: string;
  email?: string;
  role: Role;
  more_roles?: Role[];
  department_id?: string | null;
  tax_ids?: string[];
  programs?: string[];
  duties?: Duty[];
}

/** The fields of an account that this person may set. */
export interface EditableScope {
  roles: readonly Role[];
  /** Source of the departments offered for a role; null for accounts of a company other than the person's own. */
  departments: (role: Role) => 'own' | 'review' | null;
  taxes: boolean;
  /** True if the phone number may be set; people change their own with a code on another page. */
  phone: boolean;
}

export function getEditableScope(me: CurrentUser, user: SubUserAccount | null): EditableScope {
  const isOwnCompany = me.company !== null;
  return {
    roles: user ? listAssignableRoles(me.id, user) : listGrantableRoles(me.role),
    departments: (role) => {
      if (isOwnCompany) return 'own';
      return mayBelongToDepartment(role) ? 'review' : null;
    },
    taxes: isOwnCompany,
    phone: user?.id !== me.id,
  };
}

export const toUserValues = (user: SubUserAccount | null, scope: EditableScope): Partial<UserValues> =>
  user
    ? {
        username: user.username,
        name: user.name,
        phone: user.phone ?? '',
        email: user.email ?? '',
        role: user.role,
        more_roles: user.more_roles,
        department_id: user.department_id,
        tax_ids: user.tax_ids,
        programs: user.programs,
        duties: user.duties,
      }
    : { role: scope.roles[0] as Role, programs: [], tax_ids: [] };

/** Changes of an account, without the login name, which cannot be changed. */
export function toAccountChanges(
  values: UserValues,
  scope: EditableScope,
): UpdateUserBody & Omit<CreateUserBody, 'username'> {
  const { name, phone, email, role, department_id, tax_ids = [], programs = [], duties = [] } = values;
  const { more_roles = [] } = values;
  const [own, beside] = [listRoleDuties(role), listAddableRoles(role)];
  return {
    name: name.trim(),
    email: email?.trim() || null,
    role,
    programs: role === 'filer' || mayBeLimitedToPrograms(role) ? programs : [],
    more_roles: more_roles.filter((more) => beside.includes(more)),
    ...(own.length > 0 && { duties: duties.filter((duty) => own.includes(duty)) }),
    phone: normalisePhone(phone),
    ...(scope.departments(role) && { department_id: department_id ?? null }),
    ...(scope.taxes && { tax_ids }),
  };
}

/** `toAccountChanges` without values that must not be sent for an existing account. */
export function toUpdateBody(values: UserValues, scope: EditableScope): UpdateUserBody {
  const { phone, ...changes } = toAccountChanges(values, scope);
  return scope.phone ? { ...changes, phone } : changes;
}
