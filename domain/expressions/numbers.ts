/**
 * Arithmetic of the forms. Money is in 万元, ratios in percent. Rounding is to two decimals, half up. Where a value cannot
 * be said (nothing to divide by) the answer is null; comparisons with thresholds use the value before rounding.
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

/** True when there is no threshold. */
export const atMost = (value: number | null, threshold: Maybe): boolean =>
  threshold === null || threshold === undefined || Number(value) <= threshold + TOLERANCE;
