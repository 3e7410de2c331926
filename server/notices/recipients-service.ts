/** Companies that an office chooses for a notice: searched, counted, found by a pasted list, and checked against its scope. */
import {
  type AnnouncementAudience,
  findAudienceDepartment,
  listNamedCompanies,
} from '../../domain/announcements/announcements';
import type { NoticeCompany, NoticeRecipients, ResolvedCompanies } from '../../domain/announcements/calls';
import { matchLines } from '../../domain/announcements/company-list';
import { officeNoticeMessages } from '../../domain/inbox/inbox-messages';
import { department as departments } from '../../domain/reference/authorities';
import { fillText } from '../../domain/text';
import { assertInCharge, type Caller, type DepartmentScope, getDepartmentScope } from '../core/access';
import { createRefusal } from '../core/errors';
import type { NoticeDeps } from './notice-deps';
import { createAudienceScope } from './notice-view';
import type { RecipientsStore } from './notices-store';

const FOUND_AT_MOST = 20;

type CompanyRow = Awaited<ReturnType<RecipientsStore['companies']>>[number];

export const toNoticeCompany = ({ id, name, creditCode }: CompanyRow): NoticeCompany => ({
  id,
  name,
  credit_code: creditCode,
});

const isOfScope = (desk: DepartmentScope, department: string): boolean =>
  desk === null ? departments.items.some(({ value }) => value === department) : desk === department;

/**
 * Refuses companies of another department like ones that do not exist. `scope`: the department that the notice cannot leave,
 * also where the city changes it.
 */
async function assertNamedCompanies(
  deps: NoticeDeps,
  caller: Caller,
  ids: string[],
  scope: DepartmentScope,
): Promise<void> {
  const found = new Map((await deps.recipients.companies(ids)).map((row) => [row.id, row]));
  for (const id of ids) {
    const company = found.get(id);
    const { name, department } = assertInCharge(
      caller,
      company && { ...company, companyId: company.id },
      'company',
    );
    if (scope !== null && department !== scope)
      throw createRefusal(fillText(officeNoticeMessages.companyOutside, { name }));
  }
}

/** Refuses an audience with a program, department or company that does not exist or is not in the caller's charge. */
export async function assertAudience(
  deps: NoticeDeps,
  caller: Caller,
  audience: AnnouncementAudience,
  scope = getDepartmentScope(caller),
): Promise<void> {
  if (audience.kind === 'program' && !deps.programs.some(({ key }) => key === audience.program))
    throw createRefusal(officeNoticeMessages.programUnknown);
  const department = findAudienceDepartment(audience);
  if (department !== null && !isOfScope(getDepartmentScope(caller), department))
    throw createRefusal(officeNoticeMessages.departmentUnknown);
  await assertNamedCompanies(deps, caller, listNamedCompanies(audience) ?? [], scope);
}

export async function countRecipients(
  deps: NoticeDeps,
  caller: Caller,
  audience: AnnouncementAudience,
): Promise<NoticeRecipients> {
  await assertAudience(deps, caller, audience);
  return {
    companies: await deps.recipients.total(createAudienceScope(audience, getDepartmentScope(caller))),
  };
}

export async function searchCompanies(
  { recipients }: NoticeDeps,
  caller: Caller,
  keyword: string,
): Promise<NoticeCompany[]> {
  if (!keyword) return [];
  return (await recipients.search(getDepartmentScope(caller), keyword, FOUND_AT_MOST)).map(toNoticeCompany);
}

/** The companies with these ids that are in the caller's charge. */
export async function listCompanies(
  { recipients }: NoticeDeps,
  caller: Caller,
  ids: string[],
): Promise<NoticeCompany[]> {
  const desk = getDepartmentScope(caller);
  return (await recipients.companies(ids))
    .filter(({ department }) => desk === null || desk === department)
    .map(toNoticeCompany);
}

/** Finds the companies of a pasted list; one of another department is as unknown as one that does not exist. */
export async function resolveCompanies(
  { recipients }: NoticeDeps,
  caller: Caller,
  lines: string[],
): Promise<ResolvedCompanies> {
  const meant = await recipients.meant(getDepartmentScope(caller), lines);
  const { found, unresolved } = matchLines(lines, meant);
  return { companies: found.map(toNoticeCompany), unresolved };
}
