/** Subjects of lines of the audit log in words: filings by number, company and program, people by name. */
import type { AuditLogEntry, ConcernedFiling } from '../../domain/audit/calls';
import { describeLogDetails, formatConcernedFiling } from '../../domain/audit/log-details';
import { groupBy } from '../../domain/group-by';
import { findProgram } from '../../domain/programs/find';
import { type Language, say } from '../../domain/text';
import type { AuditLine } from '../core/audit/audit-store';
import { isUuid } from '../core/ids';
import { FILINGS_NAMED, type SubjectFiling } from './audit-subjects-store';
import type { CompanyDeps } from './company-deps';
import { toUserSubject } from './managed-companies-service';

/** Kinds of subjects whose id is that of the filing. */
const OF_FILING = ['filing', 'assignment', 'proposed_grant', 'expert_panel'];
/** Kinds of subjects that belong to a filing, or to several. */
const WITH_FILINGS = ['decision_order', 'objection', 'appeal', 'assessment', 'report'];

/** Details that hold the filing, or the filings, of the line. */
type Details = { filing_id?: unknown; filing?: unknown; filings?: unknown } & Record<string, unknown>;

interface LineFilings {
  ids: string[];
  count: number;
}

function listNamedFilings({ filing_id, filing, filings }: Details): string[] {
  const named: unknown[] = [filing_id, filing];
  if (Array.isArray(filings))
    named.push(...filings.map((each: unknown) => (each as { id?: unknown } | null)?.id));
  return named.filter((id): id is string => typeof id === 'string' && isUuid(id));
}

/** Filings of an order that a line is about: of a withdrawal those that were taken back. */
const selectItems = (line: AuditLine, found: readonly SubjectFiling[]) =>
  line.action === 'order.take_back' ? found.filter(({ state }) => state === 'taken_back') : found;

function listLineFilings(line: AuditLine, found: readonly SubjectFiling[]): LineFilings {
  const own = OF_FILING.includes(line.subjectKind) ? [line.subjectId] : [];
  const named = [...new Set([...own, ...listNamedFilings((line.details ?? {}) as Details)])];
  if (named.length > 0) return { ids: named, count: named.length };
  const items = selectItems(line, found);
  const counts = new Map(items.map(({ state, count }) => [state, count]));
  return { ids: items.map(({ filing }) => filing), count: [...counts.values()].reduce((a, b) => a + b, 0) };
}

/** All ids in the details of a line, at any depth. */
const listIds = (value: unknown): string[] => {
  if (typeof value === 'string') return isUuid(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(listIds) : [];
};

type FoundItems = ReadonlyMap<string, readonly SubjectFiling[]>;

/** Reads the filings of subjects that hold any, by subject. */
async function loadSubjectItems(
  { auditSubjects }: CompanyDeps,
  lines: readonly AuditLine[],
): Promise<FoundItems> {
  const ids = lines.flatMap(({ subjectKind: kind, subjectId: id }) =>
    WITH_FILINGS.includes(kind) && isUuid(id) ? [id] : [],
  );
  const items = await auditSubjects.filingsOf([...new Set(ids)]);
  return new Map(groupBy(items, ({ subject }) => subject).map((own) => [own[0]?.subject ?? '', own]));
}

const loadFilings = async (
  { auditSubjects }: CompanyDeps,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ConcernedFiling>> =>
  new Map(
    (await auditSubjects.filings(ids)).map((row) => {
      const title = findProgram(row.program)?.title;
      return [row.id, { ...row, program: title ? say(title, language) : row.program }];
    }),
  );

export type LineSubjects = Pick<AuditLogEntry, 'subject' | 'filings' | 'filing_count' | 'words'>;

/** Reads the subjects of a page of lines, one query for each kind; `details` are those that a line has no other words for. */
export async function loadLineSubjects(
  deps: CompanyDeps,
  lines: readonly AuditLine[],
  language: Language,
): Promise<(line: AuditLine, details: AuditLogEntry['details']) => LineSubjects> {
  const items = await loadSubjectItems(deps, lines);
  const concerned = lines.map((line) => listLineFilings(line, items.get(line.subjectId) ?? []));
  const named = lines.flatMap(({ subjectKind, subjectId, details }) => [
    ...(subjectKind === 'user' ? listIds(subjectId) : []),
    ...listIds(details),
  ]);
  const first = concerned.flatMap(({ ids }) => ids.slice(0, FILINGS_NAMED));
  const filings = await loadFilings(deps, [...new Set([...named, ...first])], language);
  const people = new Map((await deps.auditSubjects.people(named)).map((user) => [user.id, user]));
  const find = (id: string) => {
    const filing = filings.get(id);
    return filing ? formatConcernedFiling(filing, language) : people.get(id)?.name;
  };
  const findSubject = ({ subjectKind: kind, subjectId: id }: AuditLine): AuditLogEntry['subject'] => {
    const [filing, user] = [filings.get(id), people.get(id)];
    if (kind === 'filing' && filing) return { kind, id, name: filing.program };
    return kind === 'user' && user ? toUserSubject(user) : null;
  };
  return (line, details) => {
    const { ids, count } = concerned[lines.indexOf(line)] as LineFilings;
    const no = items.get(line.subjectId)?.[0]?.no;
    return {
      subject: findSubject(line),
      filings: ids.slice(0, FILINGS_NAMED).flatMap((id) => filings.get(id) ?? []),
      filing_count: count,
      words: describeLogDetails({ ...(no && { no }), ...details }, language, find),
    };
  };
}
