/** Reports that the approvals of a program owe, with their calendars and the heads of their forms. */
import type { Text } from '../text';

/** First and last day of filing, MM-DD. */
export interface YearlyDays {
  open: string;
  due: string;
}

export interface LastYearSchedule extends YearlyDays {
  calendar: 'last_year';
  /** Months from the approval during which a recognition is valid, and reports open. */
  validMonths?: number;
  /** True for a project: only until its last day and its acceptance. */
  whileRunning?: true;
  /** A year counts if the approval came before this day of it, MM-DD. */
  approvedBefore?: string;
}

/** Final report of a project: one of the first two says how long before its last day the report opens. */
export interface EndSchedule {
  calendar: 'end';
  openDays?: number;
  openMonths?: number;
  dueMonths: number;
  /** Smallest grant in 万元 for which it is owed. */
  grantFrom?: number;
}

/** A calendar with its numbers. All but `last_year` and `half_years` are of a project: without its days nothing is owed. */
export type ReportSchedule =
  | LastYearSchedule
  | ({ calendar: 'this_year' } & YearlyDays)
  | { calendar: 'half_years'; first: YearlyDays; second: YearlyDays }
  | { calendar: 'service_years'; dueDays: number }
  | { calendar: 'milestones'; daysBefore: number; daysAfter: number }
  | { calendar: 'middle'; dueDays: number; fromMonths?: number }
  | EndSchedule
  | ({ calendar: 'after_acceptance'; years: number } & YearlyDays);

/** external: filed on a national site and confirmed here. in_portal: filled in here. filing: a declaration of its own. */
export type ReportMode = 'external' | 'in_portal' | 'filing';

export interface ReportTask extends Text {
  code: string;
  mode: ReportMode;
  /** Key of the report's form; in mode `filing`, key of the program. */
  form: string;
  /** True for a report that a company owes once, however many approvals it has. */
  perCompany?: true;
  /** True where the project is accepted once the report has passed. */
  accepts?: true;
  consequence?: Text;
  schedule: ReportSchedule;
}

export interface ReportFormHead {
  key: string;
  title: Text;
  /** Keys of sections that hold facts of the approval, unchanged from the approved filing. */
  carries?: readonly string[];
}

/** Reports of a program as lists, jobs and calendars need them: without the content of their forms. */
export interface ReportsHead {
  tasks: readonly ReportTask[];
  forms?: readonly ReportFormHead[];
  /** Paths of the answers with the first and the last day of the project; absent: the program approves no projects. */
  span?: { start: string; end: string };
  /** The table of milestones, with the name and the day in each row. */
  milestones?: { table: string; name: string; day: string };
  /** Tasks owed by every company of a national high-tech zone without an approval, with their calendar there. */
  ofNationalZone?: readonly Pick<ReportTask, 'code' | 'schedule'>[];
}
