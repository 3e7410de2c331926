import { AT_HOME } from '../../domain/filing/status';
import { department as offices } from '../../domain/reference/authorities';
import { reviewMessages } from '../../domain/review/messages';
import { fillText } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { type Caller, getDepartmentScope, isInCharge } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { Problem } from '../core/errors';
import type { FilingOutline } from '../filings/filings-store';
import { findOption } from '../lookups/options';
import type { ReviewDeps } from './review-deps';

const isMoveFrom = ({ action, details }: AuditLine, department: string): boolean =>
  action === 'company.department' &&
  (details?.changes as { before: unknown }[] | undefined)?.some(({ before }) => before === department) ===
    true;

/**
 * Throws for an office that had the filing until its company was moved to another department: when, and to which. Anybody else
 * does not learn that the filing exists.
 */
export async function assertNotHandedOver(
  { filings, audit }: Pick<ReviewDeps, 'filings' | 'audit'>,
  caller: Caller,
  row: FilingOutline | undefined,
): Promise<void> {
  const department = getDepartmentScope(caller);
  if (!row?.submission || AT_HOME.includes(row.status) || !department) return;
  if (row.company.department === department || !isInCharge(caller, { ...row, department })) return;
  const moves = await audit.read('company', row.companyId);
  const move = moves.findLast((line) => isMoveFrom(line, department));
  const [first] = await filings.submissions(row.id);
  if (!move || !first || first.submittedAt > move.at) return;
  const { id: subjectId, companyId } = row;
  const text = fillText(reviewMessages.handedOver, {
    at: formatBeijingMinute(move.at),
    to: findOption(offices, row.company.department ?? '') ?? '—',
  });
  throw new Problem('business', text, {
    denial: { subjectKind: 'filing', subjectId, reason: 'other_department', companyId },
  });
}
