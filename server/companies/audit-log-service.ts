import type { AuditLogData, AuditLogEntry, AuditLogQuery } from '../../domain/audit/calls';
import { describeRetentionLine } from '../../domain/retention/log-line';
import { type Language, say } from '../../domain/text';
import { type Caller, getOfficeScope } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { toTimeRange } from '../core/db/lists';
import { LINES_AT_MOST } from './audit-log-store';
import type { CompanyDeps } from './company-deps';
import { findSubjects, listChangedFields, toCompanyLogLine } from './managed-companies-service';

/** Details of a line: those with words of their own, and the rest as it is stored. */
function splitDetails(line: AuditLine, language: Language) {
  const { subjectKind, action, details } = line;
  const { changes, ...others } = details ?? {};
  const rest = listChangedFields(line).length > 0 ? others : (details ?? {});
  const about = subjectKind === 'retention' ? describeRetentionLine(action, details) : [];
  const isEmpty = about.length > 0 || Object.keys(rest).length === 0;
  return {
    about: about.map((text) => say(text, language)),
    details: isEmpty ? null : rest,
  } satisfies Pick<AuditLogEntry, 'about' | 'details'>;
}

/** Searches the audit log, the latest line first; with `until` lines before that time, so that later ones do not shift its pages. */
export async function searchAuditLog(
  deps: CompanyDeps,
  caller: Caller,
  { person, kind, action, from, to, ...page }: AuditLogQuery,
  language: Language,
  until?: Date,
): Promise<AuditLogData> {
  const filter = {
    scope: getOfficeScope(caller),
    person,
    kind,
    action,
    ...toTimeRange({ from, to }, until),
  };
  const [rows, total] = await Promise.all([deps.auditLog.list(filter, page), deps.auditLog.total(filter)]);
  const lines = rows.map(({ line }) => line);
  const subjects = await findSubjects(deps, lines, language);
  return {
    list: rows.map(({ line, company }) => ({
      ...toCompanyLogLine(line, subjects.get(line.subjectId) ?? null, language),
      kind: line.subjectKind,
      company,
      ...splitDetails(line, language),
    })),
    total: Math.min(total, LINES_AT_MOST),
    more: total > LINES_AT_MOST,
  };
}
