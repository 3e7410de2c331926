/**
 * Days on which recurring reports open and are due. Days are dates without a time, YYYY-MM-DD; a period is a year, a
 * half-year, or a first and a last day.
 */
import type { YearlyDays } from '../definition';
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

const planInYear = (period: string, of: number, { open, due }: YearlyDays): PlannedReport => ({
  period,
  openOn: `${of}-${open}`,
  dueOn: `${of}-${due}`,
});

/** Plans a report for each year, filed in the year after. */
export const planReportsOnLastYear = (span: ProjectSpan, days: YearlyDays): PlannedReport[] =>
  yearsIn(span).map((y) => planInYear(String(y), y + 1, days));

/** Plans a report for each year, filed in the same year. */
export const planReportsOnThisYear = (span: ProjectSpan, days: YearlyDays): PlannedReport[] =>
  yearsIn(span).map((y) => planInYear(String(y), y, days));

/** Plans two reports for each year: on its first half in that year, on the second in the year after. */
export const planHalfYearlyReports = (
  span: ProjectSpan,
  { first, second }: { first: YearlyDays; second: YearlyDays },
): PlannedReport[] =>
  yearsIn(span).flatMap((y) => [planInYear(`${y}H1`, y, first), planInYear(`${y}H2`, y + 1, second)]);

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

/** Plans a report for each milestone, filed from some days before its day to some days after it. */
export const planMilestoneReports = (
  milestones: readonly { row: string; name: string; day: string }[],
  { daysBefore, daysAfter }: { daysBefore: number; daysAfter: number },
): PlannedReport[] =>
  milestones.map(({ row, name, day }) => ({
    period: row,
    about: name,
    openOn: addDays(day, -daysBefore),
    dueOn: addDays(day, daysAfter),
  }));

/** Plans the report at the end of a project, due some months after its last day. */
export const planFinalReport = (
  { from, to }: ProjectSpan,
  openOn: string,
  dueMonths: number,
): PlannedReport => ({
  period: `${from}/${to}`,
  openOn,
  dueOn: addMonths(to, dueMonths),
});

/** The day in the middle of a period. */
export const getMiddleDay = ({ from, to }: ProjectSpan): string =>
  addDays(from, Math.floor(countDays(from, to) / 2));

export const countSpanMonths = ({ from, to }: ProjectSpan): number => countMonths(from, to);

const periodWords = {
  firstHalf: { zh: '{{year}}年上半年', en: 'First half of {{year}}', ar: 'النصف الأول من {{year}}' },
  secondHalf: { zh: '{{year}}年下半年', en: 'Second half of {{year}}', ar: 'النصف الثاني من {{year}}' },
  year: { zh: '{{year}}年度', en: '{{year}}', ar: '{{year}}' },
  span: { zh: '{{from}}至{{to}}', en: '{{from}} to {{to}}', ar: 'من {{from}} إلى {{to}}' },
  ofProject: { zh: '{{project}}，{{period}}', en: '{{project}}, {{period}}', ar: '{{project}}، {{period}}' },
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

/** A period in words, after the name of the project that the report is about, if any. */
export function formatProjectPeriod(project: string | null, period: Text): Text {
  const name = project?.trim();
  return name ? fillText(periodWords.ofProject, { project: name, period }) : period;
}
