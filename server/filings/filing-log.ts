/**
 * The audit log of a filing as its company sees it (catalogue: workflow, audit_log): who of its own people, and which
 * office. An office sees which of its people.
 */
import type { LogEntry } from '../../domain/calls/filings';
import { type LeftOut, leftOutText } from '../../domain/filing/copy';
import { FILING_STATUSES, type FilingStatus } from '../../domain/filing/status';
import type { PathMessage } from '../../domain/filing/types';
import { type Language, say } from '../../domain/text';
import { actorView } from '../core/audit/actor-view';
import type { AuditLine } from '../core/audit/audit-store';

const asStatus = (status: string | null): FilingStatus | null =>
  FILING_STATUSES.find((known) => known === status) ?? null;

/** Details of a line that leave the house. */
type Told = Pick<
  LogEntry,
  | 'signatures'
  | 'hands'
  | 'changes'
  | 'reasons'
  | 'fix_items'
  | 'correction_deadline'
  | 'correction'
  | 'copied_from'
>;
type Kept = Told & { left_out?: Parameters<typeof leftOutLines>[0] };

/** In the words of the reader. */
export const leftOutLines = (
  leftOut: Pick<LeftOut, 'path' | 'label' | 'reason'>[],
  language: Language,
): PathMessage[] => leftOut.map((each) => ({ path: each.path, message: say(leftOutText(each), language) }));

function toldOf(
  { details }: AuditLine,
  language: Language,
  reader: 'office' | undefined,
): Told & Pick<LogEntry, 'left_out'> {
  const { left_out, ...kept } = (details ?? {}) as Kept;
  const { hands, changes, reasons, fix_items, correction_deadline, correction, copied_from } = kept;
  const signatures = reader === 'office' ? kept.signatures : undefined;
  const told = {
    signatures,
    hands,
    changes,
    reasons,
    fix_items,
    correction_deadline,
    correction,
    copied_from,
  };
  return left_out ? { ...told, left_out: leftOutLines(left_out, language) } : told;
}

export const logEntryOf = (line: AuditLine, language: Language, reader?: 'office'): LogEntry => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: actorView(line, language, reader),
  action: line.action,
  from_status: asStatus(line.fromStatus),
  to_status: asStatus(line.toStatus),
  version: line.version,
  comment: line.comment,
  ...toldOf(line, language, reader),
});
