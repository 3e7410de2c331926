/** Changes of a company's profile: who, when, and each field from what to what, newest first. */
import type { CompanyChange, CompanyHistory, CompanyHistoryQuery } from '../../domain/calls/companies';
import type { Language } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { toldActor } from '../core/audit/told-actor';
import type { Deps } from '../core/deps';
import { isUuid } from '../core/ids';
import { createCompaniesStore } from './companies-store';

/** The log keeps sensitive values masked: nobody reads them here. */
export const changesOf = ({ details }: AuditLine): CompanyChange['changes'] =>
  (details as { changes?: CompanyChange['changes'] } | null)?.changes ?? [];

const changeOf = (line: AuditLine, language: Language): CompanyChange => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: toldActor(line, language),
  action: line.action,
  version: line.version,
  changes: changesOf(line),
});

export function createCompanyHistory({ db, audit }: Pick<Deps, 'db' | 'audit'>) {
  const store = createCompaniesStore(db);
  return {
    /** Throws "record not found" for another company. */
    async history(
      caller: Caller,
      id: string,
      query: CompanyHistoryQuery,
      language: Language,
    ): Promise<CompanyHistory> {
      const row = isUuid(id) ? await store.byId(id) : undefined;
      const company = await assertOwn(caller, row && { ...row, companyId: row.id }, 'company');
      const { lines, total } = await audit.page('company', company.id, query);
      return { list: lines.map((line) => changeOf(line, language)), total };
    },
  };
}
