import {
  getProgramLimit,
  hasRight,
  isLimitedToApproved,
  type Right,
  type Role,
} from '../../domain/accounts/roles';
import { type FilingStatus, listStatusesWith } from '../../domain/filing/status';
import { formatAgentName } from '../../domain/mandates/mandate';
import type { Duty } from '../../domain/workflow/duties';
import { SIGNATORY_DUTIES } from '../../domain/workflow/signatories';
import { problems } from './errors';

/** Mandate under which a person acts for another company. */
export interface ActingMandate {
  id: string;
  /** First and last day of the mandate, YYYY-MM-DD. */
  givenOn: string;
  lastDay: string;
  /** Name of the company that gave the mandate. */
  company: string;
  /** null for a person of an office, who files a program on trial. */
  ownCompanyId: string | null;
  ownCompany: string;
  maySubmit: boolean;
}

/** A mandate by which the session acted until it ended. */
export interface EndedMandate {
  id: string;
  company: string;
  companyId: string;
  firstDay: string;
  lastDay: string;
}

/** The signed-in person behind a request, never older than the database (http/session-store). */
export interface Caller {
  userId: string;
  sessionId: string;
  username: string;
  name: string;
  role: Role;
  /** Further roles besides `role`, which decide nothing about filings. */
  moreRoles: Role[];
  /** null on the administering side. */
  companyId: string | null;
  departmentId: string | null;
  /** The administering department of a reviewer; for a read-only role the department that it is limited to. */
  reviewDepartment: string | null;
  /** Programs granted to a filer; of an office account those that it is limited to, empty for all. */
  programs: string[];
  /** Duties of a person of an office; none: every duty of the role. */
  duties: Duty[];
  mustChangePassword: boolean;
  secondFactor: boolean;
  /** The mandate of an agent; company, role and programs are then those of the mandate. */
  mandate?: ActingMandate;
  /** True for a person of the office who files a program on trial, and for the expert of such filings. */
  isTrial?: boolean;
  /** Set when the mandate ended during the session; the user must switch back first. */
  endedMandate?: EndedMandate;
}

type Account = Omit<Caller, 'userId' | 'sessionId' | 'role' | 'mandate' | 'endedMandate'> & {
  id: string;
  role: string;
};

/** Creates the caller of a signed-in account. */
export const createCaller = (account: Account, sessionId: string): Caller => ({
  userId: account.id,
  sessionId,
  username: account.username,
  name: account.name,
  role: account.role as Role,
  moreRoles: account.moreRoles,
  companyId: account.companyId,
  departmentId: account.departmentId,
  reviewDepartment: account.reviewDepartment,
  programs: account.programs,
  duties: account.duties,
  mustChangePassword: account.mustChangePassword,
  secondFactor: account.secondFactor,
});

/**
 * Creates the caller of an agent: a filer of the principal company, limited to the programs of the mandate, under both
 * names.
 */
export const createAgentCaller = (
  own: Caller,
  companyId: string,
  programs: string[],
  mandate: ActingMandate,
  isTrial = false,
): Caller => ({
  ...own,
  ...(isTrial && { isTrial }),
  name: formatAgentName(own.name, mandate.ownCompany),
  role: 'filer',
  moreRoles: [],
  companyId,
  departmentId: null,
  programs,
  // The trial company has no people who could be named as its signatories.
  duties: isTrial ? [...SIGNATORY_DUTIES] : [],
  mandate,
});

/** True for people who see programs on trial: those of offices, and whoever acts for the trial company. */
export const canSeeTrials = ({
  companyId,
  role,
  isTrial,
}: Pick<Caller, 'companyId' | 'role' | 'isTrial'>): boolean =>
  isTrial ?? (companyId === null && role !== 'expert');

/** Company of the person, regardless of a mandate. */
export const getHomeCompanyId = ({
  mandate,
  companyId,
}: Pick<Caller, 'mandate' | 'companyId'>): string | null => mandate?.ownCompanyId ?? companyId;

/** Key for fair use of the server: the company, or the person on the office side. */
export const getShareOwner = ({ companyId, userId }: Pick<Caller, 'companyId' | 'userId'>): string =>
  companyId ?? userId;

interface OwnedRow {
  id: string;
  companyId: string | null;
  /** The program, where the row belongs to one. */
  program?: string | null | undefined;
}

/** Predicate form of assertOwn, for filtering lists. */
export const isOwn = (caller: Caller, row: OwnedRow): boolean =>
  caller.role === 'administrator' ||
  (caller.companyId !== null && row.companyId === caller.companyId && isInMandate(caller, row));

/** Returns the programs that a mandate covers; null without a mandate: a person of the company sees every program. */
export const getMandatedPrograms = ({ mandate, programs }: Caller): readonly string[] | null =>
  mandate ? programs : null;

const isInMandate = (caller: Caller, { program }: OwnedRow): boolean =>
  !program || (getMandatedPrograms(caller)?.includes(program) ?? true);

/**
 * The only check of who owns a row. Returns the row, or throws the same "record not found" for a row that is missing and
 * for one of another company; the second case leaves an audit line.
 */
export function assertOwn<T extends OwnedRow>(
  caller: Caller,
  row: T | null | undefined,
  subjectKind: string,
): T {
  if (!row) throw problems.notFound();
  if (isOwn(caller, row)) return row;
  throw problems.notFound({
    subjectKind,
    subjectId: row.id,
    reason: 'other_company',
    companyId: row.companyId,
  });
}

interface PersonalRow extends OwnedRow {
  userId: string;
}

/** Ownership check for personal rows: neither colleagues nor administrators find them. */
export function assertMine<T extends PersonalRow>(
  caller: Caller,
  row: T | null | undefined,
  subjectKind: string,
): T {
  if (!row) throw problems.notFound();
  if (row.userId === caller.userId) return row;
  const { id: subjectId, companyId } = row;
  throw problems.notFound({ subjectKind, subjectId, reason: 'other_person', companyId });
}

interface ReceivedRow extends OwnedRow {
  /** The administering department of the company that the row belongs to. */
  department: string | null;
  program?: string;
}

/** Predicate form of assertInCharge. */
export function isInCharge(caller: Caller, { department, program }: ReceivedRow): boolean {
  const { programs, ...desk } = getOfficeScope(caller);
  return (
    hasRight(caller, 'review.read') &&
    (desk.department === null || desk.department === department) &&
    (programs === null || program === undefined || programs.includes(program))
  );
}

/** Ownership check for offices: a reviewer finds rows of companies in the own department. */
export function assertInCharge<T extends ReceivedRow>(
  caller: Caller,
  row: T | null | undefined,
  subjectKind: string,
): T {
  if (!row) throw problems.notFound();
  if (isInCharge(caller, row)) return row;
  const { id: subjectId, companyId } = row;
  throw problems.notFound({ subjectKind, subjectId, reason: 'other_department', companyId });
}

/** The department whose companies an office looks after; null for the whole city. */
export type DepartmentScope = string | null;

/**
 * Returns the department that the caller's office is limited to. A reviewer without a department gets '', which no
 * company has.
 */
export const getDepartmentScope = ({ role, reviewDepartment }: Caller): DepartmentScope => {
  if (role === 'administrator') return null;
  return role === 'finance' || role === 'auditor' ? reviewDepartment : (reviewDepartment ?? '');
};

/** The filings that an office sees: of a department, of programs, in statuses; null for any. */
export interface OfficeScope {
  department: DepartmentScope;
  programs: readonly string[] | null;
  statuses: readonly FilingStatus[] | null;
}

/** Statuses of a filing that was approved at some time. */
const APPROVED: readonly FilingStatus[] = listStatusesWith('publicList', 'decided');

export const getOfficeScope = (caller: Caller): OfficeScope => ({
  department: getDepartmentScope(caller),
  programs: getProgramLimit(caller),
  statuses: isLimitedToApproved(caller) ? APPROVED : null,
});

/** Throws "record not found" for a program that the account or its mandate does not cover. */
export function assertProgram(caller: Caller, program: string): void {
  const programs = getProgramLimit(caller) ?? getMandatedPrograms(caller);
  if (programs && !programs.includes(program)) throw problems.notFound();
}

interface AssignedRow extends OwnedRow {
  expertId: string;
  /** The assignment was removed. */
  isRemoved: boolean;
}

/** Ownership check for experts: rows assigned to the person and not removed. */
export function assertAssigned<T extends AssignedRow>(
  caller: Caller,
  row: T | null | undefined,
  subjectKind: string,
): T {
  if (!row) throw problems.notFound();
  if (caller.role === 'expert' && row.expertId === caller.userId && !row.isRemoved) return row;
  const { id: subjectId, companyId } = row;
  throw problems.notFound({ subjectKind, subjectId, reason: 'not_assigned', companyId });
}

/** Access check for content shown to an expert; the caller has looked up whether it is shown. */
export function assertShown<T extends OwnedRow>(
  row: T | null | undefined,
  isShown: boolean,
  subjectKind: string,
): T {
  if (!row) throw problems.notFound();
  if (isShown) return row;
  const { id: subjectId, companyId } = row;
  throw problems.notFound({ subjectKind, subjectId, reason: 'not_assigned', companyId });
}

/** Throws the refusal that names the missing right. */
export function assertMay(caller: Caller, right: Right): void {
  if (!hasRight(caller, right)) throw problems.noRight(right);
}

/** The company of a caller whose work needs one; the administering side has none. */
export function requireCompanyId(caller: Caller): string {
  if (caller.companyId === null) throw problems.notFound();
  return caller.companyId;
}
