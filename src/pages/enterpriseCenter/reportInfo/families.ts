/** Filings by the audit log in which they stand: several programs share one (specification, section 7: logs). */
import type { ReportItem } from '@domain/calls/filings';
import type { Manifest } from '@domain/definition';
import { programs } from '@domain/programs/index.generated';

export interface LogFamily {
  /** The call of the log. */
  log: string;
  programs: Manifest[];
  filings: ReportItem[];
}

/** Each log that has filings, in the order of the programs. */
export function familiesOf(filings: ReportItem[]): LogFamily[] {
  const logs = [...new Set(programs.map(({ calls }) => calls.log))];
  return logs
    .map((log) => {
      const sharing = programs.filter(({ calls }) => calls.log === log);
      const keys = sharing.map(({ key }) => key);
      return { log, programs: sharing, filings: filings.filter(({ program }) => keys.includes(program)) };
    })
    .filter((family) => family.filings.length > 0);
}
