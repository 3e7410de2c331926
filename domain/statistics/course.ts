/**
 * Course of filings: counts by month, by stage, and durations of steps. All are derived from counts of marks (marks.ts),
 * so that each number can open its list.
 */
import { STAGES, type StatisticsStage, TIMED_STEPS, type TimedStep } from './marks';

/** Number of filings with a mark. `asked`: those of the selected batches. */
export interface MarkCount {
  mark: string;
  filings: number;
  asked: number;
}

export interface MonthRow {
  /** Month, 1 to 12. */
  month: number;
  sent: number;
  sentBefore: number;
  decided: number;
  decidedBefore: number;
}

export interface StageRow {
  stage: StatisticsStage;
  /** Number of filings that reached the stage. */
  filings: number;
  /** Number of these filings that were rejected before the next stage. */
  lost: number;
}

export interface StepRow {
  step: TimedStep;
  /** Number of filings in which the step has ended. */
  filings: number;
  /** Median and ninetieth percentile in calendar days; null where no step has ended. */
  median: number | null;
  ninetieth: number | null;
}

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

export const getSentMark = (year: number, month: number): string =>
  `sent.${year}-${String(month).padStart(2, '0')}`;
export const getDecidedMark = (year: number, month: number): string =>
  `decided.${year}-${String(month).padStart(2, '0')}`;

/** Builds the rows of months: each month of the year beside the same one of the year before. */
export function buildMonthRows(counts: readonly MarkCount[], year: number): MonthRow[] {
  const of = (mark: string) => counts.find((each) => each.mark === mark)?.filings ?? 0;
  return MONTHS.map((month) => ({
    month,
    sent: of(getSentMark(year, month)),
    sentBefore: of(getSentMark(year - 1, month)),
    decided: of(getDecidedMark(year, month)),
    decidedBefore: of(getDecidedMark(year - 1, month)),
  }));
}

/** Builds the rows of stages. `sent`: number of all filings of the selection that the office sees. */
export function buildStageRows(counts: readonly MarkCount[], sent: number): StageRow[] {
  const of = (mark: string) => counts.find((each) => each.mark === mark)?.asked ?? 0;
  return STAGES.map((stage) => ({
    stage,
    filings: stage === 'sent' ? sent : of(stage),
    lost: of(`lost.${stage}`),
  }));
}

interface Took {
  days: number;
  filings: number;
}

/** Days within which this share of the filings was done (nearest rank). */
export function computeDaysWithin(took: readonly Took[], share: number): number | null {
  const all = took.reduce((sum, { filings }) => sum + filings, 0);
  let left = Math.ceil(all * share);
  for (const { days, filings } of [...took].sort((a, b) => a.days - b.days)) {
    left -= filings;
    if (filings > 0 && left <= 0) return days;
  }
  return null;
}

export const buildStepRows = (counts: readonly MarkCount[]): StepRow[] =>
  TIMED_STEPS.map((step) => {
    const head = `days.${step}.`;
    const took = counts
      .filter(({ mark }) => mark.startsWith(head))
      .map(({ mark, asked }) => ({ days: Number(mark.slice(head.length)), filings: asked }));
    return {
      step,
      filings: took.reduce((sum, { filings }) => sum + filings, 0),
      median: computeDaysWithin(took, 0.5),
      ninetieth: computeDaysWithin(took, 0.9),
    };
  });
