import type { Program } from '../../domain/definition';
import type { Calendar } from '../calendar/calendar-service';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
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

export interface ReportNeighbours {
  programs: Program[];
  inbox: Inbox;
  files: Files;
  calendar: Pick<Calendar, 'workCalendar'>;
}

/** Reporting, wired: the company's list, its periodic reports, their review, and the jobs behind them. */
export function createReportParts(deps: Deps, neighbours: ReportNeighbours) {
  const paths = factPathsOf(neighbours.programs);
  const parts = { ...deps, ...neighbours, store: createTasksStore(deps.db, paths) };
  const tasks = createTasks(parts);
  return {
    tasks,
    reports: createReports({ ...parts, tasks }),
    submitting: createReportSubmitting({ ...parts, tasks, receipts: createFilingsStore(deps.db) }),
    review: createReportReview({ ...parts, tasks }),
    owing: createOwing({ ...parts, store: createOwingStore(deps.db, paths) }),
  };
}

export type ReportParts = ReturnType<typeof createReportParts>;
