/** Changes of a company's profile: who, when, and each field from what to what, newest first. */
import type { CompanyChange, CompanyHistory, CompanyHistoryQuery } from '../../domain/calls/companies';
import type { CompanyLog, CompanyLogLine, CompanyLogQuery } from '../../domain/calls/managed-companies';
import { findProgram } from '../../domain/programs/find';
import { type Language, say } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import { actorNameOf, actorView } from '../core/audit/actor-view';
import type { AuditLine } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { isUuid } from '../core/ids';
import { createCompaniesStore } from './companies-store';
import { createManagedCompaniesStore } from './managed-companies-store';

/** The audit lines of a company with its accounts and filings, as an administrator reads them. */
type Subject = CompanyLogLine['subject'];

const idsOf = (lines: AuditLine[], kind: string): string[] =>
  lines
    .filter((line) => line.subjectKind === kind && isUuid(line.subjectId))
    .map(({ subjectId }) => subjectId);

const lineOf = (line: AuditLine, subject: Subject, language: Language): CompanyLogLine => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: { name: actorNameOf(line, language), role: line.actorRole },
  action: line.action,
  subject,
  from_status: line.fromStatus,
  to_status: line.toStatus,
  comment: line.comment,
  changes: changesOf(line),
});

export function createCompanyLog({ db, audit }: Pick<Deps, 'db' | 'audit'>) {
  const store = createManagedCompaniesStore(db);

  async function subjectsOf(lines: AuditLine[], language: Language): Promise<Map<string, Subject>> {
    const people = await store.named(idsOf(lines, 'user'));
    const filings = await store.programsOf(idsOf(lines, 'filing'));
    return new Map<string, Subject>([
      ...people.map(({ id, name, username }): [string, Subject] => [
        id,
        { kind: 'user', id, name: `${name} (${username})` },
      ]),
      ...filings.map(({ id, program }): [string, Subject] => {
        const known = findProgram(program);
        return [id, { kind: 'filing', id, name: known ? say(known.title, language) : program }];
      }),
    ]);
  }

  return async function log(
    companyId: string,
    { about, ...page }: CompanyLogQuery,
    language: Language,
  ): Promise<CompanyLog> {
    const { lines, total } =
      about === 'profile'
        ? await audit.page('company', companyId, page)
        : await audit.pageOfCompany(companyId, page);
    const subjects = await subjectsOf(lines, language);
    return { list: lines.map((line) => lineOf(line, subjects.get(line.subjectId) ?? null, language)), total };
  };
}

/** The log keeps sensitive values masked: nobody reads them here. */
export const changesOf = ({ details }: AuditLine): CompanyChange['changes'] =>
  (details as { changes?: CompanyChange['changes'] } | null)?.changes ?? [];

const changeOf = (line: AuditLine, language: Language): CompanyChange => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: actorView(line, language),
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
