/**
 * Reports that are owed after an approval: for which period and when (catalogue: workflow, report_info). Each program's document
 * states the reports of its approvals. Most days are usual practice without a source.
 */
import type { ReportTask } from '../definition';
import { addDays } from '../expressions/dates';
import type { PlannedReport } from './calendar';
import { type ApprovalFacts, planBySchedule } from './schedule';

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
  return planBySchedule(task.schedule, approval, until).filter(
    ({ openOn, dueOn }) => openOn <= until && dueOn >= approval.approvedOn,
  );
}
