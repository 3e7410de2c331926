/**
 * Which reports are owed after an approval, for which period and when (catalogue: workflow, report_info). Most days are
 * usual practice without a source. What was due before the approval is not owed.
 */
import { year } from '../expressions/dates';
import type { Text } from '../text';
import { addDays, type Planned, type Span } from './calendar';
import { projectTasks } from './project-tasks';
import { recognitionTasks } from './recognition-tasks';

/** What of an approved filing decides over its reports. Days are YYYY-MM-DD. */
export interface Approval {
  id: string;
  program: string;
  approvedOn: string;
  /** In 万元. */
  grant: number;
  /** Of a project: from when to when it runs. */
  span: Span | null;
  milestones: { row: string; name: string; day: string }[];
  /** The day that its acceptance was passed. */
  acceptedOn: string | null;
}

/** external: filed on a national site and confirmed here. in_portal: filled in here. filing: a declaration of its own. */
export type ReportMode = 'external' | 'in_portal' | 'filing';

export interface ReportTask extends Text {
  code: string;
  mode: ReportMode;
  /** The key of its form; of mode `filing` the program. */
  form: string;
  /** Programs whose approvals owe it. */
  programs: readonly string[];
  /** Owed once by the company, however many approvals it has. */
  perCompany?: true;
  who: Text;
  consequence?: Text;
  /** All that may ever be owed until a day. */
  plan(approval: Approval, until: string): Planned[];
}

export const reportTasks: readonly ReportTask[] = [...recognitionTasks, ...projectTasks];

export const findReportTask = (code: string): ReportTask | undefined =>
  reportTasks.find((task) => task.code === code);

/** Reports are made known this many days before they open. */
const KNOWN_BEFORE_DAYS = 60;

export interface Owed extends Planned {
  code: string;
  /** The approval it is about; '' for what the company owes once. */
  subject: string;
  /** Where it comes from; null for what is owed without an approval. */
  filingId: string | null;
  program: string;
}

/** What membership in a national high-tech zone stands for, where there is no approval. */
export const NATIONAL_ZONE = 'national_hi_zone';

/** Everything that an approval owes and that is known by today. */
export function owedBy(approval: Approval, today: string): Owed[] {
  const until = addDays(today, KNOWN_BEFORE_DAYS);
  const isZone = approval.program === NATIONAL_ZONE;
  return reportTasks
    .filter(({ programs }) => programs.includes(approval.program))
    .flatMap((task) =>
      task
        .plan(approval, until)
        .filter(({ openOn, dueOn }) => openOn <= until && dueOn >= approval.approvedOn)
        .map((plan) => ({
          ...plan,
          code: task.code,
          subject: task.perCompany ? '' : approval.id,
          filingId: isZone ? null : approval.id,
          program: isZone ? 'hightech' : approval.program,
        })),
    );
}

/** The year in which a report is filed: what its form counts years from. */
export const filingYearOf = ({ openOn }: { openOn: string }): number => year(openOn);
