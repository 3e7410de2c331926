/** The log of a filing to take away, and to check against the one that is kept. */

import type { LogFile } from '../../domain/audit/log-file';
import type { LogCheck } from '../../domain/calls/logs';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import { checkLogFile, logFileOf } from '../core/audit/log-file';
import type { Deps } from '../core/deps';
import type { FilingsStore } from './filings-store';
import { assertMayFile } from './refusals';

export function createLogFiles({ audit, clock, store }: Deps & { store: FilingsStore }) {
  /** Of the own company; on the administering side, of a company that it is in charge of. */
  async function findVisible(caller: Caller, id: string) {
    const row = await store.head(id);
    const company = row && caller.companyId === null ? await store.company(row.companyId) : undefined;
    if (!row || !company) return assertOwn(caller, row, 'filing');
    const { department } = company.profile;
    const inCharge = typeof department === 'string' ? department : null;
    return assertInCharge(caller, { ...row, department: inCharge }, 'filing');
  }

  return {
    /** What is masked cannot be proved: it is for those who see the filing whole. */
    async download(caller: Caller, id: string): Promise<LogFile> {
      const row = assertOwn(caller, await store.head(id), 'filing');
      assertMayFile(caller, row.program, 'filing.edit');
      return logFileOf(row, await audit.read('filing', row.id), clock());
    },

    /** Throws "record not found" for the log of another company. */
    async check(caller: Caller, file: LogFile): Promise<LogCheck> {
      const row = await findVisible(caller, file.filing);
      return checkLogFile(file, await audit.read('filing', row.id));
    },
  };
}

export type LogFiles = ReturnType<typeof createLogFiles>;
