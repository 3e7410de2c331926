import { accountMessages } from '../../domain/accounts/messages';
import { listAddableRoles, mayBelongToDepartment, type Role } from '../../domain/accounts/roles';
import type { UserChanges } from '../../domain/accounts/sub-user-calls';
import { isVisibleText } from '../../domain/checks/characters';
import { findEmailFault, mobileFault } from '../../domain/checks/contact';
import { maskSensitiveText } from '../../domain/checks/mask';
import { normaliseEmail, normalisePhone } from '../../domain/checks/normalise';
import { findProgram } from '../../domain/programs/find';
import { department as reviewDepartments, taxAuthority } from '../../domain/reference/authorities';
import { fillText, type Text } from '../../domain/text';
import { listRoleDuties } from '../../domain/workflow/duties';
import type { Deps } from '../core/deps';
import { Problem } from '../core/errors';
import { isUuid } from '../core/ids';
import { findOption } from '../lookups/options';
import { createDepartmentsStore } from './departments-store';
import type { NewUserRow, UserRow } from './users-store';

/** Role and company of an account, which decide whether its department belongs to a company or is an office. */
interface AccountSide {
  role: Role;
  companyId: string | null;
}

/** Builds the columns of the given values in their stored form; values not given are left out. */
export function buildUserColumns(
  given: UserChanges & { reviewDepartment?: string | null },
): Partial<NewUserRow> {
  const columns: Partial<NewUserRow> = {
    name: given.name,
    phone: given.phone === undefined ? undefined : normalisePhone(given.phone),
    email: given.email === undefined ? undefined : given.email && normaliseEmail(given.email),
    role: given.role,
    moreRoles: given.more_roles,
    departmentId: given.department_id,
    reviewDepartment: given.reviewDepartment,
    taxes: given.tax_ids,
    programs: given.programs,
    duties: given.duties,
    enabled: given.enabled,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const PERSON_COLUMNS = ['name', 'phone', 'email'] as const;

/** Changed values of the person as the log holds them: number and address masked. */
export const listPersonChanges = (before: UserRow, given: Partial<NewUserRow>) =>
  PERSON_COLUMNS.filter((key) => given[key] !== undefined && given[key] !== before[key]).map((key) => {
    const show = (value?: string | null) =>
      value && key !== 'name' ? maskSensitiveText(value) : value || null;
    return { key: `account.${key}`, before: show(before[key]), after: show(given[key]) };
  });

async function findDepartmentFault(
  { db }: Pick<Deps, 'db'>,
  id: string | null | undefined,
  { role, companyId }: AccountSide,
): Promise<Text | null> {
  const isOfOffice = mayBelongToDepartment(role);
  if (!id) return isOfOffice && role === 'reviewer' ? accountMessages.reviewerNeedsDepartment : null;
  if (isOfOffice)
    return findOption(reviewDepartments, id)
      ? null
      : fillText(accountMessages.departmentNotListed, { name: id });
  const row = isUuid(id) ? await createDepartmentsStore(db).byId(id) : undefined;
  return row && row.companyId === companyId ? null : accountMessages.departmentUnknown;
}

function listFaults(given: UserChanges, { role }: AccountSide): Text[] {
  const { name, phone, email, programs = [], tax_ids = [], duties = [], more_roles = [] } = given;
  const own = listRoleDuties(role);
  const beside = listAddableRoles(role);
  const faults = [
    name !== undefined && !isVisibleText(name) ? accountMessages.personUnnamed : null,
    phone === undefined ? null : mobileFault(normalisePhone(phone)),
    email ? findEmailFault(normaliseEmail(email)) : null,
    programs.every((key) => findProgram(key)) ? null : accountMessages.programUnknown,
    tax_ids.every((value) => findOption(taxAuthority, value)) ? null : accountMessages.taxUnknown,
    duties.every((duty) => own.includes(duty)) ? null : accountMessages.dutyOfOtherRole,
    more_roles.every((more) => beside.includes(more)) ? null : accountMessages.rolesApart,
  ];
  return faults.filter((fault) => fault !== null);
}

/**
 * Checks the values and moves the department to its column: a department of the company, or an office. Throws 208 for the
 * first fault.
 */
export async function checkUserValues(
  deps: Pick<Deps, 'db'>,
  given: UserChanges,
  side: AccountSide,
): Promise<UserChanges & { reviewDepartment?: string | null }> {
  const [fault] = listFaults(given, side);
  if (fault) throw new Problem('business', fault);
  const staysWhereItIs = given.role === undefined || side.companyId !== null;
  if (given.department_id === undefined && staysWhereItIs) return given;
  const wrong = await findDepartmentFault(deps, given.department_id, side);
  if (wrong) throw new Problem('business', wrong);
  const { department_id = null, ...rest } = given;
  return mayBelongToDepartment(side.role)
    ? { ...rest, department_id: null, reviewDepartment: department_id }
    : { ...rest, department_id, reviewDepartment: null };
}
