import { findDecisionKind, type Program } from '../../domain/definition';
import { listEarlierEditions } from '../../domain/programs/editions';
import { findProgram } from '../../domain/programs/find';
import { findProgramReports, listAcceptingCodes, listReportTasks } from '../../domain/programs/reports';
import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import { createDecisionsStore } from '../filings/decisions-store';
import { createFilingsStore } from '../filings/filings-store';
import { createAcceptanceStore } from './acceptance-store';
import { createEarlierEditions } from './earlier-editions-service';
import { createOwedStore, type OwedPaths } from './owed-store';
import { createReportQueueStore } from './report-queue-store';
import { createReportsStore, type SubjectPath } from './reports-store';
import { createTasksStore } from './tasks-store';

/** Paths of the subject in the answers of each program. */
export const listSubjectPaths = (programs: readonly Program[]): SubjectPath[] =>
  programs.flatMap(({ key, subject }) => (subject ? [{ program: key, path: subject.split('.') }] : []));

/** Earlier editions first: their paths are taken for filings of these alone, others for every filing of the program. */
const listEditions = (programs: readonly Program[]): { program: Program; edition?: string }[] => [
  ...listEarlierEditions().map((program) => ({ program, edition: program.edition })),
  ...programs.map((program) => ({ program })),
];

/** Paths in the answers of each program of the start or end day of the project. */
const listSpanPaths = (programs: readonly Program[], side: 'start' | 'end'): SubjectPath[] =>
  listEditions(programs).flatMap(({ program: { key, edition: name }, edition }) => {
    const span = findProgramReports(key, name)?.span;
    return span ? [{ program: key, path: span[side].split('.'), ...(edition && { edition }) }] : [];
  });

const createFactPaths = (programs: readonly Program[]): OwedPaths => ({
  name: listSubjectPaths(programs),
  start: listSpanPaths(programs, 'start'),
  end: listSpanPaths(programs, 'end'),
  results: listReportTasks().flatMap(({ code, mode, form }) => {
    const program = mode === 'filing' ? findProgram(form) : undefined;
    if (!program?.continues) return [];
    const accepts = findDecisionKind(program) === 'acceptance';
    return [{ code, program: form, continues: program.continues.id, accepts }];
  }),
  milestones: listEditions(programs).flatMap(({ program: { key, edition: name }, edition }) => {
    const table = findProgramReports(key, name)?.milestones?.table;
    return table ? [{ program: key, path: [table], ...(edition && { edition }) }] : [];
  }),
  accepting: listAcceptingCodes(),
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
    acceptance: createAcceptanceStore(deps.db),
    earlierEditions: createEarlierEditions(deps),
    filed: createReportsStore(deps.db),
    receipts: createFilingsStore(deps.db),
    decisions: createDecisionsStore(deps.db),
  };
}

export type ReportDeps = ReturnType<typeof createReportDeps>;
