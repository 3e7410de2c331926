/** Decimal digits of a result that the error of binary fractions does not reach. */
const EXACT_DIGITS = 14;

/** A result as decimals give it: 0.1 + 0.2 is 0.3, and 29 of 100 are 29 %, not 28.999999999999996. */
export const removeBinaryError = (x: number): number => Number(x.toPrecision(EXACT_DIGITS));
