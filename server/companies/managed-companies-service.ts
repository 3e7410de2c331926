/** Companies for administrators and auditors: searched by their properties, and read with all that belongs to them. */
import { SESSION_SECONDS } from '../../domain/accounts/session-limits';
import { describeLogLine } from '../../domain/audit/log-line';
import type { CompanyChange, CompanyHistory, CompanyHistoryQuery } from '../../domain/company/calls';
import type {
  CompanyLog,
  CompanyLogLine,
  CompanyLogQuery,
  ManagedCompanies,
  ManagedCompaniesQuery,
  ManagedCompany,
} from '../../domain/company/managed-company-calls';
import { profileForm } from '../../domain/company/profile';
import { type CompanyStatus, listCompanySteps } from '../../domain/company/status';
import { labelUnshownTexts } from '../../domain/filing/hidden-characters';
import { FILING_STATUSES } from '../../domain/filing/status';
import { findProgram } from '../../domain/programs/find';
import { type Language, say } from '../../domain/text';
import { listCompanyUsers } from '../accounts/sub-users';
import type { UserRow } from '../accounts/users-store';
import { assertInCharge, assertOwn, type Caller, getDepartmentScope, isInCharge } from '../core/access';
import { formatActorName, toActorView } from '../core/audit/actor-view';
import type { AuditLine } from '../core/audit/audit-store';
import { toTimeRange } from '../core/db/lists';
import { isUuid } from '../core/ids';
import { toListedOffice } from '../lookups/options';
import type { CompanyRow } from './companies-store';
import type { CompanyDeps } from './company-deps';
import type { CompanyFilter } from './managed-companies-store';
import { getCompanyProfile, toCompanyInfo } from './profile-service';

const toCompanyHead = (row: CompanyRow, language: Language) => ({
  id: row.id,
  name: row.name,
  credit_code: row.creditCode,
  status: row.status as CompanyStatus,
  department: toListedOffice((row.profile.department as string | undefined) ?? null, language),
  registered_at: row.createdAt.toISOString(),
});

type Counted = { id: string | null; found: number }[];
const getCount = (counted: Counted, company: string) => counted.find(({ id }) => id === company)?.found ?? 0;

/** Asserts that a company belongs to the caller's department; throws "record not found" for others. */
export const assertManaged = <Row extends CompanyRow>(caller: Caller, row: Row | undefined): Row =>
  assertInCharge(caller, row && { ...row, companyId: row.id }, 'company');

export const readManagedRow = async (
  { store }: CompanyDeps,
  caller: Caller,
  id: string,
): Promise<CompanyRow> => assertManaged(caller, isUuid(id) ? await store.byId(id) : undefined);

/** `ids`: of these companies only. */
type ListedCompaniesQuery = ManagedCompaniesQuery & Pick<CompanyFilter, 'ids'>;

const createFilter = (
  caller: Caller,
  { ids, keyword, status, department, from, to }: ListedCompaniesQuery,
) => ({
  desk: getDepartmentScope(caller),
  ids,
  keyword,
  status,
  department,
  ...toTimeRange({ from, to }),
});

/** Ids of a page of the list. */
export const listManagedCompanyIds = async (
  { managed }: CompanyDeps,
  caller: Caller,
  query: ManagedCompaniesQuery,
): Promise<string[]> => (await managed.ids(createFilter(caller, query), query)).map(({ id }) => id);

export async function listManagedCompanies(
  { managed }: CompanyDeps,
  caller: Caller,
  query: ListedCompaniesQuery,
  language: Language,
): Promise<ManagedCompanies> {
  const { keyword } = query;
  const filter = createFilter(caller, query);
  const rows = await managed.list(filter, query);
  const ids = rows.map(({ id }) => id);
  const [people, filed] = [await managed.countAccounts(ids), await managed.countFilings(ids)];
  const list = rows.map((each) => ({
    ...toCompanyHead(each, language),
    accounts: getCount(people, each.id),
    filings: getCount(filed, each.id),
  }));
  const counts = await managed.countByStatus(filter);
  const isCounted = !keyword && !filter.from && !filter.before;
  return {
    list,
    total: isCounted ? counts.reduce((sum, { matching }) => sum + matching, 0) : await managed.total(filter),
    by_status: Object.fromEntries(counts.map((each) => [each.status, each.companies])),
  };
}

export async function readManagedCompany(
  deps: CompanyDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ManagedCompany> {
  const { clock, store, managed } = deps;
  const company = await readManagedRow(deps, caller, id);
  const counts = await managed.filingsByStatus(id);
  const now = clock();
  return {
    ...toCompanyHead(company, language),
    version: company.profileVersion,
    updated_at: company.updatedAt.toISOString(),
    profile: toCompanyInfo(company, caller).data,
    accounts: await listCompanyUsers(deps, id, language),
    sessions: await managed.liveSessions(id, now, new Date(now.getTime() - SESSION_SECONDS.idle * 1000)),
    filings: FILING_STATUSES.flatMap((status) => counts.filter((counted) => counted.status === status)),
    unshown: labelUnshownTexts(profileForm, { company: getCompanyProfile(company) }, language),
    look_alikes: (await store.lookAlikes(company.name, company.creditCode))
      .filter((other) => isInCharge(caller, { ...other, companyId: other.id }))
      .map(({ id, name, creditCode }) => ({ id, name, credit_code: creditCode })),
    steps: listCompanySteps(company.status),
  };
}
/** Subject of an audit line of a company: one of its accounts or filings; null for the company itself. */
type Subject = CompanyLogLine['subject'];

const listSubjectIds = (lines: AuditLine[], kind: string): string[] =>
  lines
    .filter((line) => line.subjectKind === kind && isUuid(line.subjectId))
    .map(({ subjectId }) => subjectId);

export const toCompanyLogLine = (line: AuditLine, subject: Subject, language: Language): CompanyLogLine => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: { name: formatActorName(line, language), role: line.actorRole },
  action: line.action,
  subject,
  from_status: line.fromStatus,
  to_status: line.toStatus,
  comment: line.comment,
  about: describeLogLine(line.action, line.details).about.map((text) => say(text, language)),
  changes: listChangedFields(line),
});

type NamedUser = Pick<UserRow, 'id' | 'name' | 'username'>;

export const toUserSubject = ({ id, name, username }: NamedUser): NonNullable<Subject> => ({
  kind: 'user',
  id,
  name: `${name} (${username})`,
});

async function findSubjects(
  { managed }: CompanyDeps,
  lines: AuditLine[],
  language: Language,
): Promise<Map<string, Subject>> {
  const people = await managed.named(listSubjectIds(lines, 'user'));
  const filings = await managed.programsOf(listSubjectIds(lines, 'filing'));
  return new Map<string, Subject>([
    ...people.map((user): [string, Subject] => [user.id, toUserSubject(user)]),
    ...filings.map(({ id, program }): [string, Subject] => {
      const known = findProgram(program);
      return [id, { kind: 'filing', id, name: known ? say(known.title, language) : program }];
    }),
  ]);
}

export async function listCompanyLog(
  deps: CompanyDeps,
  companyId: string,
  { about, ...page }: CompanyLogQuery,
  language: Language,
): Promise<CompanyLog> {
  const { lines, total } =
    about === 'profile'
      ? await deps.audit.page('company', companyId, page)
      : await deps.audit.pageOfCompany(companyId, page);
  const subjects = await findSubjects(deps, lines, language);
  return {
    list: lines.map((line) => toCompanyLogLine(line, subjects.get(line.subjectId) ?? null, language)),
    total,
  };
}

/** Changed fields of a log line by their keys; sensitive values are stored masked. Windows name their changes in another way. */
export const listChangedFields = ({ details }: AuditLine): CompanyChange['changes'] =>
  ((details as { changes?: CompanyChange['changes'] } | null)?.changes ?? []).filter(
    ({ key }) => typeof key === 'string',
  );

const toCompanyChange = (line: AuditLine, language: Language): CompanyChange => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: toActorView(line, language),
  action: line.action,
  version: line.version,
  changes: listChangedFields(line),
});

/**
 * Lists changes of a company's profile, newest first: who, when, and each field with its old and new value. Throws "record
 * not found" for another company.
 */
export async function listProfileChanges(
  { store, audit }: CompanyDeps,
  caller: Caller,
  id: string,
  query: CompanyHistoryQuery,
  language: Language,
): Promise<CompanyHistory> {
  const row = isUuid(id) ? await store.byId(id) : undefined;
  const company = await assertOwn(caller, row && { ...row, companyId: row.id }, 'company');
  const { lines, total } = await audit.page('company', company.id, query);
  return { list: lines.map((line) => toCompanyChange(line, language)), total };
}
