/**
 * When the reports of a task are filed: one of the calendars, with its numbers, as data of a program's document. Days of a year
 * are MM-DD.
 */
import type { EndSchedule, LastYearSchedule, ReportSchedule } from '../definition';
import { addDays, addMonths } from '../expressions/dates';
import {
  countSpanMonths,
  getMiddleDay,
  getSpanSinceApproval,
  type PlannedReport,
  type ProjectSpan,
  planFinalReport,
  planHalfYearlyReports,
  planMilestoneReports,
  planReportsOnLastYear,
  planReportsOnThisYear,
  planServiceYearReports,
} from './calendar';

/** The facts of an approved filing that determine its reports. Days are YYYY-MM-DD. */
export interface ApprovalFacts {
  id: string;
  approvedOn: string;
  /** Grant in 万元. */
  grant: number;
  /** First and last day of a project. */
  span: ProjectSpan | null;
  milestones: { row: string; name: string; day: string }[];
  /** Day on which the project was accepted: by a report that passed, or by an approved filing of its result. */
  acceptedOn: string | null;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

function planOnLastYear(
  { validMonths, whileRunning, approvedBefore, ...days }: LastYearSchedule,
  approval: ApprovalFacts,
  until: string,
): PlannedReport[] {
  const { approvedOn, span } = approval;
  if (whileRunning && !span) return [];
  const lastDay = whileRunning && span ? earlier(until, span.to) : until;
  const endsOn = validMonths === undefined ? null : addMonths(approvedOn, validMonths);
  return planReportsOnLastYear(getSpanSinceApproval(approval, lastDay), days).filter(
    ({ period, openOn }) =>
      (endsOn === null || openOn < endsOn) && (!approvedBefore || approvedOn < `${period}-${approvedBefore}`),
  );
}

function planMiddle(
  { dueDays, fromMonths = 0 }: Extract<ReportSchedule, { calendar: 'middle' }>,
  span: ProjectSpan,
): PlannedReport[] {
  if (countSpanMonths(span) < fromMonths) return [];
  const middle = getMiddleDay(span);
  return [{ period: `${span.from}/${middle}`, openOn: middle, dueOn: addDays(middle, dueDays) }];
}

function planAtEnd(schedule: EndSchedule, { grant }: ApprovalFacts, span: ProjectSpan): PlannedReport[] {
  const { openDays = 0, openMonths = 0, dueMonths, grantFrom = 0 } = schedule;
  if (grant < grantFrom) return [];
  return [planFinalReport(span, addDays(addMonths(span.to, -openMonths), -openDays), dueMonths)];
}

function planAfterAcceptance(
  { years, ...days }: Extract<ReportSchedule, { calendar: 'after_acceptance' }>,
  { acceptedOn }: ApprovalFacts,
): PlannedReport[] {
  if (!acceptedOn) return [];
  return planReportsOnLastYear({ from: acceptedOn, to: addMonths(acceptedOn, 12 * (years - 1)) }, days);
}

/**
 * Reports on the course of a project that its acceptance ends: those that are not due before it, or all of them; null: none.
 * Milestones were judged with the acceptance, which has them all.
 */
export function getEndByAcceptance(schedule: ReportSchedule): 'not_due' | 'all' | null {
  if (schedule.calendar === 'milestones') return 'all';
  const isOnCourse =
    schedule.calendar === 'last_year' ? schedule.whileRunning === true : schedule.calendar === 'middle';
  return isOnCourse ? 'not_due' : null;
}

/** Plans all reports of a schedule that may be owed until a day. */
export function planBySchedule(
  schedule: ReportSchedule,
  approval: ApprovalFacts,
  until: string,
): PlannedReport[] {
  const planned = planByCalendar(schedule, approval, until);
  const { acceptedOn } = approval;
  const ended = acceptedOn ? getEndByAcceptance(schedule) : null;
  if (!acceptedOn || !ended) return planned;
  return ended === 'all' ? [] : planned.filter(({ dueOn }) => dueOn < acceptedOn);
}

function planByCalendar(schedule: ReportSchedule, approval: ApprovalFacts, until: string): PlannedReport[] {
  const { span } = approval;
  switch (schedule.calendar) {
    case 'last_year':
      return planOnLastYear(schedule, approval, until);
    case 'this_year':
      return span ? planReportsOnThisYear(span, schedule) : [];
    case 'half_years':
      return planHalfYearlyReports(getSpanSinceApproval(approval, until), schedule);
    case 'service_years':
      return span ? planServiceYearReports(span, schedule.dueDays) : [];
    case 'milestones':
      return planMilestoneReports(approval.milestones, schedule);
    case 'middle':
      return span ? planMiddle(schedule, span) : [];
    case 'end':
      return span ? planAtEnd(schedule, approval, span) : [];
    case 'after_acceptance':
      return planAfterAcceptance(schedule, approval);
  }
}

/** The day of the milestone that a report is about, by the day on which it opens; null for other calendars. */
export const getMilestoneDay = (schedule: ReportSchedule, openOn: string): string | null =>
  schedule.calendar === 'milestones' ? addDays(openOn, schedule.daysBefore) : null;
