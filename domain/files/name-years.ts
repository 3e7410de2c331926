/** Years in the name of a file, compared with those that its papers are about. */

/** A year by itself: `2023`, `2023年`, `FY2023`; no part of a day, a number or a certificate (`20240315`, `2023-01`). */
const YEAR = /(?<!\d)(20\d{2})(?!\d|[-_.]\d{1,2}(?!\d))/g;

/**
 * The years that a name says where none of them is asked for: the wrong paper was chosen, most likely. None where one of
 * them is, and none of a name that says no year. A span (2022-2024) says its ends.
 */
export function unaskedYears(name: string, asked: readonly number[]): number[] {
  const years = [...name.normalize('NFKC').matchAll(YEAR)].map(([, year]) => Number(year));
  return asked.length === 0 || years.some((year) => asked.includes(year)) ? [] : [...new Set(years)];
}
