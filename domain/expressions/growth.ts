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
