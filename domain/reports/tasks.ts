/**
 * Reports that are owed after an approval: for which period and when (catalogue: workflow, report_info). Each program
 * declares the reports of its approvals in its folder. Most days are usual practice without a source.
 */
import { addDays } from '../expressions/dates';
import type { Text } from '../text';
import type { PlannedReport, ProjectSpan } from './calendar';
import type { ReportForm } from './forms';

/** The facts of an approved filing that determine its reports. Days are YYYY-MM-DD. */
export interface ApprovalFacts {
  id: string;
  approvedOn: string;
  /** Grant in 万元. */
  grant: number;
  /** First and last day of a project. */
  span: ProjectSpan | null;
  milestones: { row: string; name: string; day: string }[];
  /** Day of the passed acceptance. */
  acceptedOn: string | null;
}

/** external: filed on a national site and confirmed here. in_portal: filled in here. filing: a declaration of its own. */
export type ReportMode = 'external' | 'in_portal' | 'filing';

export interface ReportTask extends Text {
  code: string;
  mode: ReportMode;
  /** Key of the report's form; in mode `filing`, key of the program. */
  form: string;
  /** True for a report that a company owes once, however many approvals it has. */
  perCompany?: true;
  consequence?: Text;
  /** Plans all reports that may be owed until a day. */
  plan(approval: ApprovalFacts, until: string): PlannedReport[];
}

/** Reports that a program's approvals owe: the `reports.ts` of its folder. */
export interface ProgramReports {
  tasks: readonly ReportTask[];
  /** Forms of tasks that no other program has. */
  forms?: readonly ReportForm[];
  /** Paths of the answers with the first and the last day of the project; absent: the program approves no projects. */
  span?: { start: string; end: string };
  /** The table of milestones, with the name and the day in each row. */
  milestones?: { table: string; name: string; day: string };
  /** Reports owed by every company of a national high-tech zone, without an approval. */
  ofNationalZone?: readonly ReportTask[];
}

/** Days before its opening at which a report is announced. */
const KNOWN_BEFORE_DAYS = 60;

/** Days after which an approval is checked again, whatever it owes. */
const LOOKED_AT_EVERY_DAYS = 365;

/** The next day on which a further report of these tasks is announced; at most LOOKED_AT_EVERY_DAYS from today. */
export function getNextPlanningDay(
  tasks: readonly ReportTask[],
  approval: ApprovalFacts,
  today: string,
): string {
  const lookAt = addDays(today, LOOKED_AT_EVERY_DAYS);
  const known = new Set(tasks.flatMap((task) => planReports(task, approval, today).map(keyOf(task))));
  const later = tasks.flatMap((task) =>
    planReports(task, approval, lookAt)
      .filter((planned) => !known.has(keyOf(task)(planned)))
      .map(({ openOn }) => addDays(openOn, -KNOWN_BEFORE_DAYS)),
  );
  return [...later, lookAt].sort()[0] as string;
}

const keyOf =
  ({ code }: ReportTask) =>
  ({ period }: PlannedReport): string =>
    `${code} ${period}`;

/** Plans the reports of a task that are announced by today. A report that was due before the approval is not owed. */
export function planReports(task: ReportTask, approval: ApprovalFacts, today: string): PlannedReport[] {
  const until = addDays(today, KNOWN_BEFORE_DAYS);
  return task
    .plan(approval, until)
    .filter(({ openOn, dueOn }) => openOn <= until && dueOn >= approval.approvedOn);
}
