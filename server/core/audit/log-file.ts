/** The audit log of a filing as a file that can be verified, and the portal's verdict on such a file. */
import { isCompanySide, ROLES } from '../../../domain/accounts/roles';
import type { LogFileCheck } from '../../../domain/audit/calls';
import {
  findLogFault,
  LOG_FORMAT,
  type LogFault,
  type LogFile,
  type LogFileLine,
} from '../../../domain/audit/chain';
import type { AuditLine } from './audit-store';
import { computeAuditSeal, computeSha256, getHashedFields, getSealedFields } from './chain';

/** True for lines by people of companies; for all others the file omits the sealed fields: actor and some details. */
const isOfCompany = ({ actorRole }: AuditLine): boolean =>
  ROLES.some((role) => role === actorRole && isCompanySide(role));

const toFileLine = (line: AuditLine): LogFileLine => ({
  seq: line.seq,
  ...getHashedFields(line),
  ...(isOfCompany(line) && { sealed: getSealedFields(line) }),
  seal: computeAuditSeal(line),
  prev_hash: line.prevHash,
  hash: line.hash,
});

interface LogOf {
  id: string;
  program: string;
  companyId: string;
}

export const createLogFile = ({ id, program, companyId }: LogOf, lines: AuditLine[], now: Date): LogFile => ({
  format: LOG_FORMAT,
  filing: id,
  program,
  company: companyId,
  downloaded_at: now.toISOString(),
  lines: lines.map(toFileLine),
  count: lines.length,
  head: lines.at(-1)?.hash ?? '',
});

/** Compares a consistent file with the stored log: all of its hashes may have been recomputed. */
function findForeignLine({ lines }: LogFile, kept: AuditLine[]): LogFault | null {
  const wrong = lines.find(({ seq, hash }) => kept[seq - 1]?.hash !== hash);
  return wrong ? { fault: 'altered', seq: wrong.seq } : null;
}

export function checkLogFile(file: LogFile, kept: AuditLine[]): LogFileCheck {
  const found = findLogFault(file, computeSha256) ?? findForeignLine(file, kept);
  return { fault: found, lines: file.lines.length, newer: found ? 0 : kept.length - file.lines.length };
}
