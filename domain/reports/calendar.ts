/**
 * Days on which recurring reports open and are due. Days are dates without a time, YYYY-MM-DD; a period is a year, a
 * half-year, or a first and a last day.
 */
import { addDays, addMonths, countDays, countMonths, year } from '../expressions/dates';
import { fillText, type Text } from '../text';
import type { ReportDays } from './status';

export interface PlannedReport extends ReportDays {
  /**
   * Period of the report: `2025`, `2025H1`, or `2025-01-01/2026-12-31`; with the code it identifies the report among
   * those of its approval.
   */
  period: string;
  /** The name of the part of the project that the report is about. */
  about?: string;
}

export interface ProjectSpan {
  from: string;
  to: string;
}

/** Span that begins a year before the approval, as the report on that year may still be due. */
export const getSpanSinceApproval = ({ approvedOn }: { approvedOn: string }, until: string): ProjectSpan => ({
  from: addMonths(approvedOn, -12),
  to: until,
});

const yearsIn = ({ from, to }: ProjectSpan): number[] => {
  const first = year(from);
  return Array.from({ length: Math.max(0, year(to) - first + 1) }, (_, i) => first + i);
};

/** Plans a report for each year, filed in the year after: `open` and `due` are MM-DD of that year. */
export const planReportsOnLastYear = (span: ProjectSpan, open: string, due: string): PlannedReport[] =>
  yearsIn(span).map((y) => ({ period: String(y), openOn: `${y + 1}-${open}`, dueOn: `${y + 1}-${due}` }));

/** Plans a report for each year, filed in the same year: `open` and `due` are MM-DD. */
export const planReportsOnThisYear = (span: ProjectSpan, open: string, due: string): PlannedReport[] =>
  yearsIn(span).map((y) => ({ period: String(y), openOn: `${y}-${open}`, dueOn: `${y}-${due}` }));

export const planHalfYearlyReports = (span: ProjectSpan): PlannedReport[] =>
  yearsIn(span).flatMap((y) => [
    { period: `${y}H1`, openOn: `${y}-07-01`, dueOn: `${y}-07-31` },
    { period: `${y}H2`, openOn: `${y + 1}-01-04`, dueOn: `${y + 1}-01-31` },
  ]);

/** Plans a report for each service year from the start on; the last one may be shorter. */
export function planServiceYearReports({ from, to }: ProjectSpan, dueDays: number): PlannedReport[] {
  const plans: PlannedReport[] = [];
  for (let start = from; start <= to; start = addMonths(start, 12)) {
    const next = addDays(addMonths(start, 12), -1);
    const end = next < to ? next : to;
    plans.push({ period: `${start}/${end}`, openOn: end, dueOn: addDays(end, dueDays) });
  }
  return plans;
}

const MILESTONE_DAYS = 15;

/** Plans a report for each milestone, filed from MILESTONE_DAYS before its day to MILESTONE_DAYS after it. */
export const planMilestoneReports = (
  milestones: readonly { row: string; name: string; day: string }[],
): PlannedReport[] =>
  milestones.map(({ row, name, day }) => ({
    period: row,
    about: name,
    openOn: addDays(day, -MILESTONE_DAYS),
    dueOn: addDays(day, MILESTONE_DAYS),
  }));

/** The day of the milestone that a report is about. */
export const getMilestoneDay = (dueOn: string): string => addDays(dueOn, -MILESTONE_DAYS);

/** Months after the end of a project within which its final report is due. */
export const ACCEPTANCE_MONTHS = 3;

/** Plans the report at the end of a project. */
export const planFinalReport = ({ from, to }: ProjectSpan, openOn: string): PlannedReport => ({
  period: `${from}/${to}`,
  openOn,
  dueOn: addMonths(to, ACCEPTANCE_MONTHS),
});

/** A high-tech certificate is valid for three years from its approval; a gazelle recognition as long, by usual practice. */
const VALID_MONTHS = 36;

/** The plans that open while a recognition is valid. */
export const selectPlansWhileValid = (
  { approvedOn }: { approvedOn: string },
  plans: PlannedReport[],
): PlannedReport[] => {
  const end = addMonths(approvedOn, VALID_MONTHS);
  return plans.filter(({ openOn }) => openOn < end);
};

/** The day in the middle of a period. */
export const getMiddleDay = ({ from, to }: ProjectSpan): string =>
  addDays(from, Math.floor(countDays(from, to) / 2));

export const countSpanMonths = ({ from, to }: ProjectSpan): number => countMonths(from, to);

const periodWords = {
  firstHalf: { zh: '{{year}}年上半年', en: 'First half of {{year}}', ar: 'النصف الأول من {{year}}' },
  secondHalf: { zh: '{{year}}年下半年', en: 'Second half of {{year}}', ar: 'النصف الثاني من {{year}}' },
  year: { zh: '{{year}}年度', en: '{{year}}', ar: '{{year}}' },
  span: { zh: '{{from}}至{{to}}', en: '{{from}} to {{to}}', ar: 'من {{from}} إلى {{to}}' },
};

/** A period in words. */
export function formatPeriod(period: string, about?: string | null): Text {
  if (about) return { zh: about, en: about };
  const [, ofYear, half] = period.match(/^(\d{4})(?:H([12]))?$/) ?? [];
  if (half)
    return fillText(half === '1' ? periodWords.firstHalf : periodWords.secondHalf, { year: ofYear ?? '' });
  if (ofYear) return fillText(periodWords.year, { year: ofYear });
  const [from = '', to = ''] = period.split('/');
  return fillText(periodWords.span, { from, to });
}
