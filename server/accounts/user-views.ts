/** Views of accounts for answers: without hashes, and with masked phone numbers in lists, which others may see on the screen. */

import type { CurrentUser } from '../../domain/accounts/calls';
import { findOneTimePasswordFault } from '../../domain/accounts/one-time-password';
import { listHolderRights, type Role } from '../../domain/accounts/roles';
import type { SubUserAccount } from '../../domain/accounts/sub-user-calls';
import type { OptionNode } from '../../domain/calls/shapes';
import { maskSensitiveText } from '../../domain/checks/mask';
import type { Dictionary } from '../../domain/definition';
import { getKnownProgramsVersion } from '../../domain/programs/registry';
import { department as reviewDepartments, taxAuthority } from '../../domain/reference/authorities';
import { type Language, say } from '../../domain/text';
import { type ActingMandate, type Caller, canSeeTrials, type EndedMandate } from '../core/access';
import { findOption } from '../lookups/options';
import type { ActsFor } from './acts-for-store';
import type { UserRecord } from './users-store';

const viewOption = (value: string, dictionary: Dictionary, language: Language) => {
  const found = findOption(dictionary, value);
  return { value, label: found ? say(found, language) : value };
};

export const viewTaxOption = (value: string, language: Language): OptionNode =>
  viewOption(value, taxAuthority, language);

function findDepartment({ user, department }: UserRecord, language: Language): CurrentUser['department'] {
  if (department) return department;
  if (!user.reviewDepartment) return null;
  const { value, label } = viewOption(user.reviewDepartment, reviewDepartments, language);
  return { id: value, name: label };
}

/** An account as its managers see it. */
export function viewUser(
  record: UserRecord,
  language: Language,
  { now, masked = false }: { now: Date; masked?: boolean },
): SubUserAccount {
  const { user, company } = record;
  const department = findDepartment(record, language);
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    phone: masked && user.phone ? maskSensitiveText(user.phone) : user.phone,
    email: user.email,
    role: user.role as Role,
    more_roles: user.moreRoles,
    company: company && { id: company.id, name: company.name },
    department_id: department?.id ?? null,
    department: department?.name ?? null,
    tax_ids: user.taxes,
    programs: user.programs,
    duties: user.duties,
    enabled: user.enabled,
    must_change_password: user.mustChangePassword,
    second_factor: user.secondFactor,
    password_expires_at: user.passwordExpiresAt?.toISOString() ?? null,
    password_expired: findOneTimePasswordFault({ ...user, role: user.role as Role }, now) !== null,
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    version: user.version,
  };
}

const viewCompany = ({ id, name, creditCode, status }: NonNullable<UserRecord['company']>) => ({
  id,
  name,
  credit_code: creditCode,
  status,
});

/** View of the signed-in person. */
export function viewCurrentUser(
  record: UserRecord,
  { bell, actsFor }: { bell: { notices: number; unread: number } | null; actsFor: ActsFor[] },
  language: Language,
  firstSteps: Pick<CurrentUser, 'must_set_factor' | 'password_set_by'>,
): CurrentUser {
  const { user, company } = record;
  const role = user.role as Role;
  const seesTrials = canSeeTrials({ companyId: user.companyId, role, isTrial: company?.isTrial });
  const programsVersion = getKnownProgramsVersion({ seesTrials });
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    role,
    more_roles: user.moreRoles,
    company: company && viewCompany(company),
    department: findDepartment(record, language),
    taxes: user.taxes.map((value) => viewTaxOption(value, language)),
    programs: user.programs,
    permissions: listHolderRights({ ...user, role }),
    must_change_password: user.mustChangePassword,
    ...firstSteps,
    phone: user.phone && maskSensitiveText(user.phone),
    notifyCount: bell?.notices ?? 0,
    unreadCount: bell?.unread ?? 0,
    ...(company?.isTrial && { is_trial: true }),
    ...(programsVersion && { programs_version: programsVersion }),
    // People of offices act for the trial company from the list of trials.
    ...(company && actsFor.length > 0 && { acts_for: actsFor }),
  };
}

export const viewEndedMandate = ({ id, company, companyId }: EndedMandate): CurrentUser['mandate_over'] => ({
  id,
  company,
  company_id: companyId,
});

/** View of a signed-in agent while acting for another company: a filer of that company, in the programs of the mandate. */
export function viewAgent(
  own: CurrentUser,
  caller: Caller,
  company: NonNullable<UserRecord['company']> | null,
): CurrentUser {
  const { id, lastDay, maySubmit } = caller.mandate as ActingMandate;
  return {
    ...own,
    role: caller.role,
    more_roles: caller.moreRoles,
    company: company && viewCompany(company),
    department: null,
    taxes: [],
    programs: caller.programs,
    permissions: listHolderRights(caller),
    ...(caller.isTrial && { is_trial: true }),
    acting: { id, last_day: lastDay, may_submit: maySubmit, own_company: own.company?.name ?? own.name },
  };
}
