import type { Calendar } from '../calendar/calendar-service';
import type { Deps } from '../core/deps';
import type { Files } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { factPathsOf } from './fact-paths';
import { createOwedStore } from './owed-store';
import { createReportsStore } from './reports-store';
import { createTasksStore } from './tasks-store';

export interface ReportNeighbours {
  files: Files;
  calendar: Pick<Calendar, 'workCalendar'>;
}

/** Everything that reporting works with: filings of a company, the reports that it owes, and their review. */
export function createReportParts(deps: Deps, neighbours: ReportNeighbours) {
  const paths = factPathsOf(deps.programs);
  return {
    ...deps,
    ...neighbours,
    tasks: createTasksStore(deps.db, paths),
    owed: createOwedStore(deps.db, paths),
    filed: createReportsStore(deps.db),
    receipts: createFilingsStore(deps.db),
  };
}

export type ReportParts = ReturnType<typeof createReportParts>;
