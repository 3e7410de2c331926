import type { AuditLogData, AuditLogEntry, AuditLogQuery } from '../../domain/audit/calls';
import { describeLogLine } from '../../domain/audit/log-line';
import type { Language } from '../../domain/text';
import { type Caller, getOfficeScope } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { toTimeRange } from '../core/db/lists';
import { LINES_AT_MOST } from './audit-log-store';
import { loadLineSubjects } from './audit-subjects-service';
import type { CompanyDeps } from './company-deps';
import { listChangedFields, toCompanyLogLine } from './managed-companies-service';
import { withholdObjectors } from './objection-lines';

/** Details of a line that are neither in its words nor among its changed fields; null where there are none. */
function listOtherDetails(line: AuditLine): AuditLogEntry['details'] {
  const { rest } = describeLogLine(line.action, line.details);
  const { changes, ...others } = rest;
  const details = listChangedFields(line).length > 0 ? others : rest;
  return Object.keys(details).length > 0 ? details : null;
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
  const lines = await withholdObjectors(
    deps,
    caller,
    rows.map(({ line }) => line),
    language,
  );
  const describeSubjects = await loadLineSubjects(deps, lines, language);
  return {
    list: lines.map((line, at) => {
      const details = listOtherDetails(line);
      const { subject, ...subjects } = describeSubjects(line, details);
      return {
        ...toCompanyLogLine(line, subject, language),
        kind: line.subjectKind,
        company: rows[at]?.company ?? null,
        details,
        ...subjects,
      };
    }),
    total: Math.min(total, LINES_AT_MOST),
    more: total > LINES_AT_MOST,
  };
}
