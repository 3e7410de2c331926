/** The known figures of a company as tables: figures by year, and facts that hold until they change. */
import { type CompanyFigure, companyFigures } from '../definition';
import { isSameFigure, type KnownFigure } from './figures';

/** Values of one figure, for one year or none. */
export interface FigureValues<T extends KnownFigure> {
  /** Value that was given last. */
  latest: T;
  /** Values that differ from it and from each other, each with its latest source, the latest first. */
  others: T[];
}

export interface FigureLine<T extends KnownFigure> {
  key: string;
  figure: CompanyFigure;
  /** Values by year; the key of a fact is null. */
  values: Map<number | null, FigureValues<T>>;
}

function addValue<T extends KnownFigure>(line: FigureLine<T>, known: T): void {
  const values = line.values.get(known.year);
  if (!values) {
    line.values.set(known.year, { latest: known, others: [] });
    return;
  }
  const isKnown = [values.latest, ...values.others].some((each) => isSameFigure(each.value, known.value));
  if (!isKnown) values.others.push(known);
}

/**
 * Figures of the dictionary that the company has given, in its order. `known`: sorted by time, the latest first; the profile is
 * what holds now, so it comes before what filings say of a fact.
 */
export function arrangeFigures<T extends KnownFigure>(
  known: readonly T[],
  per: CompanyFigure['per'],
): FigureLine<T>[] {
  const ordered = known.toSorted(
    (a, b) => Number(b.source.isProfile === true) - Number(a.source.isProfile === true),
  );
  return Object.entries<CompanyFigure>(companyFigures).flatMap(([key, figure]) => {
    if (figure.per !== per) return [];
    const line: FigureLine<T> = { key, figure, values: new Map() };
    for (const each of ordered) if (each.key === key) addValue(line, each);
    return line.values.size > 0 ? [line] : [];
  });
}

/** Years of the lines, the latest first. */
export const listFigureYears = (lines: readonly Pick<FigureLine<KnownFigure>, 'values'>[]): number[] =>
  [...new Set(lines.flatMap(({ values }) => [...values.keys()]))]
    .filter((year) => year !== null)
    .toSorted((a, b) => b - a);
