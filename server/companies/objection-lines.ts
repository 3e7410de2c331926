/**
 * Lines of objections in the audit log. Only people who decide about a filing read an objection, so that the log calls who objected
 * by the number of the objection, and leaves out the answer and the names of files for everybody else. Stored lines stay as they
 * are: their hashes cover the name.
 */
import { hasRight } from '../../domain/accounts/roles';
import { formatObjectorName } from '../../domain/objections/objection';
import { type Language, say } from '../../domain/text';
import type { Caller } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import type { AuditLogStore } from './audit-log-store';

/** True for lines by who objected: nobody else without an account adds objections or files. */
const isByObjector = ({ subjectKind, actorRole }: AuditLine): boolean =>
  actorRole === 'anonymous' && (subjectKind === 'objection' || subjectKind === 'file');

const isOfObjection = (line: AuditLine): boolean => line.subjectKind === 'objection' || isByObjector(line);

/** Details that say nothing of what an objection contains or who made it. */
const OPEN_DETAILS = ['filing_id', 'file', 'size', 'sha256'];

const selectOpenDetails = (details: AuditLine['details']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details ?? {}).filter(([key]) => OPEN_DETAILS.includes(key)));

/** Replaces in lines of objections what the caller may not read; leaves other lines as they are. */
export async function withholdObjectors(
  { auditLog }: { auditLog: Pick<AuditLogStore, 'objectionNumbers'> },
  caller: Caller,
  lines: readonly AuditLine[],
  language: Language,
): Promise<AuditLine[]> {
  const mayRead = hasRight(caller, 'review.final');
  const numbers = await auditLog.objectionNumbers(
    lines.filter(isOfObjection).map(({ subjectId }) => subjectId),
  );
  return lines.map((line) => {
    if (!isOfObjection(line)) return line;
    const no = numbers.get(line.subjectId) ?? '';
    return {
      ...line,
      ...(isByObjector(line) && { actorName: say(formatObjectorName(no), language) }),
      comment: mayRead ? line.comment : null,
      details: { ...(no && { no }), ...(mayRead ? line.details : selectOpenDetails(line.details)) },
    };
  });
}
