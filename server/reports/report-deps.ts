import type { Program } from '../../domain/definition';
import { findProgram } from '../../domain/programs/find';
import { findProgramReports, reportTasks } from '../../domain/programs/reports';
import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import { createDecisionsStore } from '../filings/decisions-store';
import { createFilingsStore } from '../filings/filings-store';
import { createOwedStore, type OwedPaths } from './owed-store';
import { createReportQueueStore } from './report-queue-store';
import { createReportsStore, type SubjectPath } from './reports-store';
import { createTasksStore } from './tasks-store';

/** Paths of the subject in the answers of each program. */
export const listSubjectPaths = (programs: readonly Program[]): SubjectPath[] =>
  programs.flatMap(({ key, subject }) => (subject ? [{ program: key, path: subject.split('.') }] : []));

/** Paths in the answers of each program of the start or end day of the project. */
const listSpanPaths = (programs: readonly Program[], side: 'start' | 'end') =>
  programs.flatMap(({ key }) => {
    const span = findProgramReports(key)?.span;
    return span ? [{ program: key, path: span[side].split('.') }] : [];
  });

const createFactPaths = (programs: readonly Program[]): OwedPaths => ({
  name: listSubjectPaths(programs),
  start: listSpanPaths(programs, 'start'),
  end: listSpanPaths(programs, 'end'),
  results: reportTasks.flatMap(({ code, mode, form }) => {
    const isResult = mode === 'filing' && findProgram(form)?.continues;
    return isResult ? [{ code, program: form }] : [];
  }),
  milestones: programs.flatMap(({ key }) => {
    const table = findProgramReports(key)?.milestones?.table;
    return table ? [{ program: key, table }] : [];
  }),
});

export interface ReportNeighbours {
  files: FilesDeps;
}

/** Dependencies of reports: filings of a company, owed reports and their review. */
export function createReportDeps(deps: Deps, neighbours: ReportNeighbours) {
  // Read anew for each statement, because programs change while the server runs.
  const getPaths = () => createFactPaths(deps.programs);
  return {
    ...deps,
    ...neighbours,
    tasks: createTasksStore(deps.db, getPaths),
    queue: createReportQueueStore(deps.db),
    owed: createOwedStore(deps.db, getPaths),
    filed: createReportsStore(deps.db),
    receipts: createFilingsStore(deps.db),
    decisions: createDecisionsStore(deps.db),
  };
}

export type ReportDeps = ReturnType<typeof createReportDeps>;
