/** Reports that the approvals of all programs owe, and their forms: each program declares its own in its `reports.ts`. */
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

/** Codes of reports that are filed as declarations of their own, and reviewed as such. */
export const APART = reportTasks.filter(({ mode }) => mode === 'filing').map(({ code }) => code);

export const findReportTask = (code: string): ReportTask | undefined =>
  reportTasks.find((task) => task.code === code);

export const reportForms: readonly ReportForm[] = [
  ...sharedReportForms,
  ...all.flatMap(({ forms = [] }) => forms),
];

export const findReportForm = (key: string): ReportForm | undefined =>
  reportForms.find((form) => form.key === key);

/** Key of the program under which the figures of a form are known: that of the program which a report form belongs to. */
export const getFigureOwner = (key: string): string =>
  Object.entries(programReports).find(([, { forms = [] }]) => forms.some((form) => form.key === key))?.[0] ??
  key;

/** Finds the program or the report form with a key. */
export const findFillable = (key: string): Program | undefined => findProgram(key) ?? findReportForm(key);

export interface OwedReportPlan extends PlannedReport {
  code: string;
  /** Id of the approval; '' for a report that the company owes once. */
  subject: string;
  /** Id of the approved filing; null where the report is owed without an approval. */
  filingId: string | null;
  program: string;
}

/** Reports owed after an approval that are announced by today. */
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

/** Next day on which an approval may owe a further report. */
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

/** Next day on which a company of a national high-tech zone may owe a further report. */
export const getNextZoneReportDay = (since: string, today: string): string =>
  getNextPlanningDay(
    all.flatMap(({ ofNationalZone = [] }) => ofNationalZone),
    membershipSince(since),
    today,
  );

/** Reports that a company owes as a member of a national high-tech zone since a day, and that are announced by today. */
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

/** The year in which a report is filed, from which its form counts years. */
export const getFilingYear = ({ openOn }: { openOn: string }): number => year(openOn);
