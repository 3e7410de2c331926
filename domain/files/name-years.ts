/** Years in the name of a file, compared with the years that its field expects. */

/** A year by itself: `2023`, `2023年`, `FY2023`; no part of a day, a number or a certificate (`20240315`, `2023-01`). */
const YEAR = /(?<!\d)(20\d{2})(?!\d|[-_.]\d{1,2}(?!\d))/g;

/**
 * The years in a file name if none of them is expected, as the wrong document was probably chosen. Empty where one is
 * expected, and for a name without a year. A span (2022-2024) counts with its ends.
 */
export function listUnaskedYears(name: string, asked: readonly number[]): number[] {
  const years = [...name.normalize('NFKC').matchAll(YEAR)].map(([, year]) => Number(year));
  return asked.length === 0 || years.some((year) => asked.includes(year)) ? [] : [...new Set(years)];
}
