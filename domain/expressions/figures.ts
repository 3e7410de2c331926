/**
 * Figures of a company beside their thresholds. A figure is null while its threshold cannot be determined; a threshold is
 * null where none is set.
 */
import type { Figure, FigureUnit, FormScope, Rule } from '../definition';
import type { BoundHelpers } from '../definition/answers';
import { removeBinaryError } from './binary-error';
import { near, round2 } from './numbers';

type Maybe = number | null | undefined;

const isNumber = (value: Maybe): value is number => typeof value === 'number' && Number.isFinite(value);

const figureOf =
  (bound: Figure['bound']) =>
  (value: Maybe, threshold: Maybe, unit: FigureUnit): Figure | null =>
    threshold === null || isNumber(threshold)
      ? { value: isNumber(value) ? value : null, threshold, bound, unit }
      : null;

export const least = figureOf('least');
export const most = figureOf('most');
export const above = figureOf('above');
export const below = figureOf('below');

/** a in percent of b, not rounded; null where there is nothing to divide by. */
export const percentage = (a: number, b: number): number | null =>
  b > 0 ? removeBinaryError((a / b) * 100) : null;

/** True for equal figures: within half a cent of 万元 for sums of money, within the error of binary fractions for others. */
const isSame = (a: number, b: number, unit: FigureUnit): boolean =>
  near(a, b, unit === '10k_yuan' ? undefined : 0);

/** True where the figure, before rounding, is on the right side of its threshold. */
export function isThresholdReached(figure: Figure | null): boolean {
  if (!figure) return false;
  const { value, threshold, bound, unit } = figure;
  if (threshold === null) return true;
  if (value === null) return false;
  const isAtThreshold = isSame(value, threshold, unit);
  if (bound === 'least') return isAtThreshold || value > threshold;
  if (bound === 'most') return isAtThreshold || value < threshold;
  return !isAtThreshold && (bound === 'above' ? value > threshold : value < threshold);
}

/**
 * The deciding figure where all are required: the first that misses its threshold, else the first with a threshold; null
 * until all are known.
 */
export function selectDecidingFigure(...figures: (Figure | null)[]): Figure | null {
  if (figures.includes(null)) return null;
  return (
    figures.find((figure) => !isThresholdReached(figure)) ??
    figures.find((figure) => figure?.threshold !== null) ??
    figures[0] ??
    null
  );
}

/** The deciding figure where one is enough: the first that reaches its threshold, else the first. */
export const selectReachedFigure = (...figures: (Figure | null)[]): Figure | null =>
  figures.find(isThresholdReached) ?? figures[0] ?? null;

/** Condition of a rule that applies where the chosen kind has one of these thresholds. */
export const asks =
  (...thresholds: string[]) =>
  ({ T }: Pick<BoundHelpers, 'T'>): boolean =>
    thresholds.some((name) => T(name) !== null);

/** Figure and check of a rule that requires nothing but a figure. */
export const measured = <A>(
  figure: (scope: FormScope<A>) => Figure | null,
): Required<Pick<Rule<A>, 'figure' | 'check'>> => ({
  figure,
  check: (scope) => isThresholdReached(figure(scope)),
});

/**
 * R&D intensity that high-tech recognition asks for, in percent of the latest year's sales (国科发火〔2016〕32号, article 11); NaN
 * for unknown sales.
 */
export const getRequiredRdIntensity = (sales: number): number =>
  sales <= 5000 ? 5 : sales <= 20000 ? 4 : sales > 20000 ? 3 : Number.NaN;

/** Figure of the R&D intensity with its threshold by revenue band. Amounts are in 万元. */
export const computeRdIntensityFigure = (revenue: number, rd: number): Figure | null =>
  least(percentage(rd, revenue), getRequiredRdIntensity(revenue), 'percent');

/** Maximum of indirect costs, in 万元: 30% of the first 500 of `base`, 25% of the next 500, 20% of the rest. */
export const computeIndirectCostCap = (base: number): number =>
  round2(
    Math.min(base, 500) * 0.3 +
      Math.max(0, Math.min(base, 1000) - 500) * 0.25 +
      Math.max(0, base - 1000) * 0.2,
  );
