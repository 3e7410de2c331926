/**
 * Arithmetic of the forms. Money is in 万元, ratios in percent. Rounding is to two decimals, half up. The result is null where
 * it cannot be computed (nothing to divide by); comparisons with thresholds use the value before rounding.
 */
type Maybe = number | null | undefined;

/** Allowance for binary fractions when a value is compared with a threshold. */
const TOLERANCE = 1e-9;

/** Two decimals, half up (2.675 is 2.68, -1.005 is -1), with an allowance of a few floating-point steps. */
export function round2(x: number): number;
export function round2(x: Maybe): number | null;
export function round2(x: Maybe): number | null {
  if (x === null || x === undefined || !Number.isFinite(Number(x))) return null;
  const hundredfold = Number(x) * 100;
  const rounded = Math.round(hundredfold + Math.abs(hundredfold) * 4 * Number.EPSILON) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** Equal within half a cent of 万元, the tolerance for sums of money. */
export const near = (a: number, b: number, tolerance = 0.005): boolean =>
  Math.abs(a - b) <= tolerance + TOLERANCE;

/** a / b, not rounded. */
export const ratio = (a: number, b: number): number | null => (b ? a / b : null);

/** a as a percentage of b, rounded. */
export const pct = (a: number, b: number): number | null => (b ? round2((a / b) * 100) : null);

/** a / b, rounded. */
export const div = (a: number, b: number): number | null => (b ? round2(a / b) : null);

/** True if the value is at most the threshold, or there is no threshold. */
export const atMost = (value: number | null, threshold: Maybe): boolean =>
  threshold === null || threshold === undefined || Number(value) <= threshold + TOLERANCE;

/**
 * Growth in percent, not rounded, by the guide to high-tech recognition (国科发火〔2016〕195号): half of (year 2 / year 1 +
 * year 3 / year 2), minus 1. When year 1 is 0 the last two years count; when year 2 is 0, or there is only one year,
 * there is no rate.
 */
export function growth<R extends object>(table: R[], column: Extract<keyof R, string>): number | null {
  let values = table.map((each) => Number(each[column]));
  if (values.length === 3 && values[0] === 0) values = values.slice(1);
  if (values.length < 2 || values.slice(0, -1).includes(0)) return null;
  const [a, b, c] = values as [number, number, number];
  return ((values.length === 3 ? (b / a + c / b) / 2 : b / a) - 1) * 100;
}

/** Compound yearly growth over three years in percent, not rounded; null without a base. */
export const cagr = (base: number, latest: number): number | null =>
  base > 0 && latest >= 0 ? (Math.cbrt(latest / base) - 1) * 100 : null;
