/** Every company as administrators and auditors read it: found by what is known of it, and with all that belongs to it. */
import { SESSION_SECONDS } from '../../domain/accounts/session-limits';
import type {
  ManagedCompanies,
  ManagedCompaniesQuery,
  ManagedCompany,
} from '../../domain/calls/managed-companies';
import { profileForm } from '../../domain/company/profile';
import { type CompanyStatus, stepsOf } from '../../domain/company/status';
import { FILING_STATUSES } from '../../domain/filing/status';
import { unshownOf } from '../../domain/filing/unshown';
import type { Language } from '../../domain/text';
import { startOfDay } from '../../domain/windows/calendar';
import { nextDay } from '../../domain/windows/working-days';
import type { Accounts } from '../accounts/accounts-service';
import { assertInCharge, type Caller, deskOf, isInCharge } from '../core/access';
import type { Deps } from '../core/deps';
import { isUuid } from '../core/ids';
import { officeOf } from '../lookups/options';
import { type CompanyRow, createCompaniesStore } from './companies-store';
import { createManagedCompaniesStore } from './managed-companies-store';
import { profileOf, profileView } from './profile-service';

export interface ManagedCompaniesParts {
  accounts: Pick<Accounts, 'subUsers'>;
}

const headOf = (row: CompanyRow, language: Language) => ({
  id: row.id,
  name: row.name,
  credit_code: row.creditCode,
  status: row.status as CompanyStatus,
  department: officeOf((row.profile.department as string | undefined) ?? null, language),
  registered_at: row.createdAt.toISOString(),
});

type Counted = { id: string | null; found: number }[];
const countOf = (counted: Counted, company: string) => counted.find(({ id }) => id === company)?.found ?? 0;

export function createManagedCompanies(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accounts }: ManagedCompaniesParts,
) {
  const companies = createCompaniesStore(db);
  const store = createManagedCompaniesStore(db);

  /** Throws "record not found". */
  async function row(caller: Caller, id: string): Promise<CompanyRow> {
    const found = isUuid(id) ? await companies.byId(id) : undefined;
    return assertInCharge(caller, found && { ...found, companyId: found.id }, 'company');
  }

  return {
    row,

    async list(caller: Caller, query: ManagedCompaniesQuery, language: Language): Promise<ManagedCompanies> {
      const { keyword, status, department, from, to } = query;
      const filter = {
        desk: deskOf(caller),
        keyword,
        status,
        department,
        from: from === undefined ? undefined : startOfDay(from),
        before: to === undefined ? undefined : startOfDay(nextDay(to)),
      };
      const rows = await store.list(filter, query);
      const ids = rows.map(({ id }) => id);
      const [people, filed] = [await store.countAccounts(ids), await store.countFilings(ids)];
      const list = rows.map((each) => ({
        ...headOf(each, language),
        accounts: countOf(people, each.id),
        filings: countOf(filed, each.id),
      }));
      const counts = await store.countByStatus(filter);
      const isCounted = !keyword && !filter.from && !filter.before;
      return {
        list,
        total: isCounted
          ? counts.reduce((sum, { matching }) => sum + matching, 0)
          : await store.total(filter),
        by_status: Object.fromEntries(counts.map((each) => [each.status, each.companies])),
      };
    },

    async one(caller: Caller, id: string, language: Language): Promise<ManagedCompany> {
      const company = await row(caller, id);
      const counts = await store.filingsByStatus(id);
      const now = clock();
      return {
        ...headOf(company, language),
        version: company.profileVersion,
        updated_at: company.updatedAt.toISOString(),
        profile: profileView(company, caller).data,
        accounts: await accounts.subUsers.ofCompany(id, language),
        sessions: await store.liveSessions(id, now, new Date(now.getTime() - SESSION_SECONDS.idle * 1000)),
        filings: FILING_STATUSES.flatMap((status) => counts.filter((counted) => counted.status === status)),
        unshown: unshownOf(profileForm, { company: profileOf(company) }, language),
        look_alikes: (await companies.lookAlikes(company.name, company.creditCode))
          .filter((other) => isInCharge(caller, { ...other, companyId: other.id }))
          .map(({ id, name, creditCode }) => ({ id, name, credit_code: creditCode })),
        steps: stepsOf(company.status),
      };
    },
  };
}
