import type { Calendar } from '../calendar/calendar-service';
import type { Deps } from '../core/deps';
import { every } from '../core/jobs/every';
import type { Files } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { factPathsOf } from './fact-paths';
import { createOwing } from './owing-service';
import { createOwingStore } from './owing-store';
import { createReportReview } from './report-review-service';
import { createReportSubmitting } from './report-submit-service';
import { createReports } from './reports-service';
import { createTasks } from './tasks-service';
import { createTasksStore } from './tasks-store';

const OWE_EVERY_MS = 15 * 60_000;

export interface ReportNeighbours {
  files: Files;
  calendar: Pick<Calendar, 'workCalendar'>;
}

/** Reporting, wired: the company's list, its periodic reports, their review, and the jobs behind them. */
export function createReportParts(deps: Deps, neighbours: ReportNeighbours) {
  const paths = factPathsOf(deps.programs);
  const parts = { ...deps, ...neighbours, store: createTasksStore(deps.db, paths) };
  const tasks = createTasks(parts);
  const owing = createOwing({ ...parts, store: createOwingStore(deps.db, paths) });
  return {
    tasks,
    reports: createReports({ ...parts, tasks }),
    submitting: createReportSubmitting({ ...parts, tasks, receipts: createFilingsStore(deps.db) }),
    review: createReportReview({ ...parts, tasks }),
    owing,
    jobs: [
      () => every(OWE_EVERY_MS, 'reports', owing.createTasks, deps.log),
      () => every(OWE_EVERY_MS, 'report reminders', owing.remindAll, deps.log),
    ],
  };
}

export type ReportParts = ReturnType<typeof createReportParts>;
