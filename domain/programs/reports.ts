/** Reports that the approvals of all programs owe, and their forms: each program says its own in its `reports.ts`. */
import type { Program } from '../definition';
import { year } from '../expressions/dates';
import type { PlannedReport } from '../reports/calendar';
import { type ReportForm, sharedReportForms } from '../reports/forms';
import {
  type ApprovalFacts,
  getNextPlanningDay,
  type ProgramReports,
  planReports,
  type ReportTask,
} from '../reports/tasks';
import { findProgram } from './find';
import { programReports } from './reports.generated';

const all = Object.values(programReports);

export const findProgramReports = (program: string): ProgramReports | undefined =>
  Object.hasOwn(programReports, program) ? programReports[program] : undefined;

export const reportTasks: readonly ReportTask[] = [...new Set(all.flatMap(({ tasks }) => tasks))];

/** Reports that are declarations of their own are reviewed as declarations. */
export const APART = reportTasks.filter(({ mode }) => mode === 'filing').map(({ code }) => code);

export const findReportTask = (code: string): ReportTask | undefined =>
  reportTasks.find((task) => task.code === code);

export const reportForms: readonly ReportForm[] = [
  ...sharedReportForms,
  ...all.flatMap(({ forms = [] }) => forms),
];

export const findReportForm = (key: string): ReportForm | undefined =>
  reportForms.find((form) => form.key === key);

/** Whatever can be filled in: a declaration, or a report. */
export const findFillable = (key: string): Program | undefined => findProgram(key) ?? findReportForm(key);

export interface OwedReportPlan extends PlannedReport {
  code: string;
  /** The approval it is about; '' for what the company owes once. */
  subject: string;
  /** The approved filing; null where it is owed without an approval. */
  filingId: string | null;
  program: string;
}

/** Everything that an approval owes and that is known by today. */
export const listOwedReports = (
  approval: ApprovalFacts & { program: string },
  today: string,
): OwedReportPlan[] =>
  (findProgramReports(approval.program)?.tasks ?? []).flatMap((task) =>
    planReports(task, approval, today).map((planned) => ({
      ...planned,
      code: task.code,
      subject: task.perCompany ? '' : approval.id,
      filingId: approval.id,
      program: approval.program,
    })),
  );

/** The next day on which there may be more that an approval owes. */
export const getNextOwedReportDay = (approval: ApprovalFacts & { program: string }, today: string): string =>
  getNextPlanningDay(findProgramReports(approval.program)?.tasks ?? [], approval, today);

const membershipSince = (since: string): ApprovalFacts => ({
  id: '',
  approvedOn: since,
  grant: 0,
  span: null,
  milestones: [],
  acceptedOn: null,
});

/** The next day on which there may be more that a company of a national high-tech zone owes. */
export const getNextZoneReportDay = (since: string, today: string): string =>
  getNextPlanningDay(
    all.flatMap(({ ofNationalZone = [] }) => ofNationalZone),
    membershipSince(since),
    today,
  );

/** Everything that a company owes as a member of a national high-tech zone since a day, and that is known by today. */
export function listReportsOwedInZone(since: string, today: string): OwedReportPlan[] {
  const membership = membershipSince(since);
  return Object.entries(programReports).flatMap(([program, { ofNationalZone = [] }]) =>
    ofNationalZone.flatMap((task) =>
      planReports(task, membership, today).map((planned) => ({
        ...planned,
        code: task.code,
        subject: '',
        filingId: null,
        program,
      })),
    ),
  );
}

/** The year in which a report is filed: what its form counts years from. */
export const getFilingYear = ({ openOn }: { openOn: string }): number => year(openOn);
