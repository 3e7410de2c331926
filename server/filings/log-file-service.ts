/** The log of a filing to take away, and to check against the one that is kept. */
import type { LogCheck } from '../../domain/api/calls/logs';
import type { LogFile } from '../../domain/audit/log-file';
import { assertOwn, type Caller } from '../access';
import { checkLogFile, logFileOf } from '../audit/log-file';
import type { Deps } from '../deps';
import type { FilingsStore } from './filings-store';
import { assertMayFile } from './refusals';

export function createLogFiles({ audit, clock, store }: Deps & { store: FilingsStore }) {
  return {
    /** What is masked cannot be proved: it is for those who see the filing whole. */
    async download(caller: Caller, id: string): Promise<LogFile> {
      const row = assertOwn(caller, await store.head(id), 'filing');
      assertMayFile(caller, row.program, 'filing.edit');
      return logFileOf(row, await audit.read('filing', row.id), clock());
    },

    /** Throws "record not found" for the log of another company. */
    async check(caller: Caller, file: LogFile): Promise<LogCheck> {
      const row = assertOwn(caller, await store.head(file.filing), 'filing');
      return checkLogFile(file, await audit.read('filing', row.id));
    },
  };
}

export type LogFiles = ReturnType<typeof createLogFiles>;
