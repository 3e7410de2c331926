/** Order of the files of one box on paper and in bundles. */

const YEAR = /(?:19|20)\d{2}/;

const readYear = (name: string): number => Number(YEAR.exec(name)?.[0] ?? Number.NaN);

/**
 * Sorts files by the year in their names, whatever order they were uploaded in; they keep that order where a name has no year,
 * or two have the same one.
 */
export function orderFilesByYear<T>(files: readonly T[], nameOf: (file: T) => string): T[] {
  const years = files.map((file) => readYear(nameOf(file)));
  if (years.some(Number.isNaN)) return [...files];
  return files
    .map((file, place) => ({ file, year: years[place] ?? 0 }))
    .sort((a, b) => a.year - b.year)
    .map(({ file }) => file);
}
