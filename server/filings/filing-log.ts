/**
 * Audit log of a filing for its company (catalogue: workflow, audit_log), which sees names of its own people, but only the office
 * of others; an office sees names of its own people. The company can download the log as a file; both sides can check such a file
 * against the stored log.
 */

import type { LogFileCheck } from '../../domain/audit/calls';
import type { LogFile } from '../../domain/audit/chain';
import type { LogEntry } from '../../domain/filing/calls';
import { describeOmittedAnswer, type OmittedAnswer } from '../../domain/filing/copy';
import { FILING_STATUSES, type FilingStatus } from '../../domain/filing/status';
import type { PathMessage } from '../../domain/filing/types';
import { type Language, say } from '../../domain/text';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import { toActorView } from '../core/audit/actor-view';
import type { AuditLine } from '../core/audit/audit-store';
import { checkLogFile, createLogFile } from '../core/audit/log-file';
import type { FilingDeps } from './filing-deps';
import { assertMayFile } from './refusals';

const toStatus = (status: string | null): FilingStatus | null =>
  FILING_STATUSES.find((known) => known === status) ?? null;

/** Details of an audit line that readers may see. */
type LoggedDetails = Pick<
  LogEntry,
  | 'level'
  | 'to_level'
  | 'signatures'
  | 'hands'
  | 'changes'
  | 'reasons'
  | 'doc_no'
  | 'fix_items'
  | 'correction_deadline'
  | 'correction'
  | 'copied_from'
  | 'payment'
>;

/** Reason of a refusal to sign: it is in the details, because offices read the comment of a line, and it is for the company alone. */
const readDeclineReason = ({ details }: AuditLine): string | null =>
  (details as { declined_for?: string } | null)?.declined_for ?? null;

type StoredDetails = LoggedDetails & { left_out?: Parameters<typeof toLeftOutMessages>[0] };

/** Omitted answers as messages in the language of the reader. */
export const toLeftOutMessages = (
  leftOut: Pick<OmittedAnswer, 'path' | 'label' | 'reason'>[],
  language: Language,
): PathMessage[] =>
  leftOut.map((each) => ({ path: each.path, message: say(describeOmittedAnswer(each), language) }));

const withoutNote = (payment: LogEntry['payment']): LogEntry['payment'] =>
  payment && { amount: payment.amount, paid_on: payment.paid_on };

function toLoggedDetails(
  { details }: AuditLine,
  language: Language,
  reader: 'office' | undefined,
): LoggedDetails & Pick<LogEntry, 'left_out'> {
  const { left_out, ...kept } = (details ?? {}) as StoredDetails;
  const {
    level,
    to_level,
    hands,
    changes,
    reasons,
    doc_no,
    fix_items,
    correction_deadline,
    correction,
    copied_from,
  } = kept;
  const isOffice = reader === 'office';
  const signatures = isOffice ? kept.signatures : undefined;
  const payment = isOffice ? kept.payment : withoutNote(kept.payment);
  const told = {
    level,
    to_level,
    signatures,
    hands,
    changes,
    reasons,
    doc_no,
    fix_items,
    correction_deadline,
    correction,
    copied_from,
    payment,
  };
  return left_out ? { ...told, left_out: toLeftOutMessages(left_out, language) } : told;
}

export const toLogEntry = (line: AuditLine, language: Language, reader?: 'office'): LogEntry => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: toActorView(line, language, reader),
  action: line.action,
  from_status: toStatus(line.fromStatus),
  to_status: toStatus(line.toStatus),
  version: line.version,
  comment: line.comment ?? (reader === 'office' ? null : readDeclineReason(line)),
  ...toLoggedDetails(line, language, reader),
});

type FilingLogDeps = Pick<FilingDeps, 'audit' | 'clock' | 'filings'>;

/** Finds a filing of the caller's company, or for an office one of a company that it is in charge of. */
async function findVisible({ filings }: FilingLogDeps, caller: Caller, id: string) {
  const row = await filings.head(id);
  const company = row && caller.companyId === null ? await filings.company(row.companyId) : undefined;
  if (!row || !company) return assertOwn(caller, row, 'filing');
  const { department } = company.profile;
  const inCharge = typeof department === 'string' ? department : null;
  return assertInCharge(caller, { ...row, department: inCharge }, 'filing');
}

/** Creates the file of a log. Only people who may see the filing whole get it, because a masked log could not be verified. */
export async function createFilingLogFile(
  { filings, audit, clock }: FilingLogDeps,
  caller: Caller,
  id: string,
): Promise<LogFile> {
  const row = assertOwn(caller, await filings.head(id), 'filing');
  assertMayFile(caller, row.program, 'filing.edit');
  return createLogFile(row, await audit.read('filing', row.id), clock());
}

/** Checks a file against the stored log; throws "record not found" for a filing that the caller may not see. */
export async function verifyLogFile(
  deps: FilingLogDeps,
  caller: Caller,
  file: LogFile,
): Promise<LogFileCheck> {
  const row = await findVisible(deps, caller, file.filing);
  return checkLogFile(file, await deps.audit.read('filing', row.id));
}
