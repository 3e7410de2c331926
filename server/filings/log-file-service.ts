/** The log of a filing to take away, and to check against the one that is kept. */

import type { LogFile } from '../../domain/audit/log-file';
import type { LogCheck } from '../../domain/calls/logs';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import { checkLogFile, logFileOf } from '../core/audit/log-file';
import type { FilingParts } from './filing-parts';
import { assertMayFile } from './refusals';

type Parts = Pick<FilingParts, 'audit' | 'clock' | 'filings'>;

/** A filing of the own company; on the administering side, of a company that it is in charge of. */
async function findVisible({ filings }: Parts, caller: Caller, id: string) {
  const row = await filings.head(id);
  const company = row && caller.companyId === null ? await filings.company(row.companyId) : undefined;
  if (!row || !company) return assertOwn(caller, row, 'filing');
  const { department } = company.profile;
  const inCharge = typeof department === 'string' ? department : null;
  return assertInCharge(caller, { ...row, department: inCharge }, 'filing');
}

/** A masked log could not be proved: the file is for those who see the filing whole. */
export async function logFile(
  { filings, audit, clock }: Parts,
  caller: Caller,
  id: string,
): Promise<LogFile> {
  const row = assertOwn(caller, await filings.head(id), 'filing');
  assertMayFile(caller, row.program, 'filing.edit');
  return logFileOf(row, await audit.read('filing', row.id), clock());
}

/** Throws "record not found" for the log of another company. */
export async function verifyLogFile(parts: Parts, caller: Caller, file: LogFile): Promise<LogCheck> {
  const row = await findVisible(parts, caller, file.filing);
  return checkLogFile(file, await parts.audit.read('filing', row.id));
}
