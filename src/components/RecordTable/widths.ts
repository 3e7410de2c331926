/** Column widths of a dense table in rem; its one-line rows truncate what does not fit. */

export interface WidthColumn<T> {
  title: string;
  /** Fixed width, for a column whose cells are all alike. */
  width?: number;
  /** Minimum width, for a column whose texts differ in length. */
  least?: number;
  /** Priority for hiding the column where there is too little room for all: lowest first. */
  yields?: number;
  text?(item: T): string;
}

/** Default minimum width of a column; `BOXES`: width of the column of checkboxes. */
const SHARED = 7.5;
export const BOXES = 3;

/**
 * Estimated widths in rem of cell text, set in 15 px: a Chinese character (`SIGN`) is as wide, any other (`LETTER`) a little
 * more than half of that. `PADDING` is that of the cell with one sign before the text.
 */
const SIGN = 0.9375;
const LETTER = 0.56;
const PADDING = 2;
/** Maximum width of a column in rem. */
const MOST = 26;

const leastOf = ({ width, least = SHARED }: Pick<WidthColumn<never>, 'width' | 'least'>): number =>
  width ?? least;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const computeMinWidth = (columns: readonly Pick<WidthColumn<never>, 'width' | 'least'>[]): number =>
  BOXES + sum(columns.map(leastOf));

/** Selects the columns that fit into `room`; all of them while that is not known yet (null). */
export function selectFittingColumns<C extends Pick<WidthColumn<never>, 'width' | 'least' | 'yields'>>(
  columns: C[],
  room: number | null,
): C[] {
  const yielding = columns.filter(({ yields }) => yields).map(({ yields = 0 }) => yields);
  if (room === null || yielding.length === 0 || computeMinWidth(columns) <= room) return columns;
  const first = Math.min(...yielding);
  return selectFittingColumns(
    columns.filter(({ yields }) => yields !== first),
    room,
  );
}

const widthOf = (text: string): number =>
  PADDING + sum([...text].map((sign) => (sign >= '\u2e80' ? SIGN : LETTER)));

/** Width at which the longest text of a column is not truncated, up to `MOST`. */
const wantedBy = <T>(column: WidthColumn<T>, items: readonly T[]): number =>
  Math.min(MOST, Math.max(leastOf(column), ...items.map((item) => widthOf(column.text?.(item) ?? ''))));

/** Computes the column widths: spare room goes first to truncated columns up to their need, then to all equally. */
export function computeColumnWidths<T>(
  columns: readonly WidthColumn<T>[],
  items: readonly T[],
  room: number | null,
): number[] {
  const least = columns.map(leastOf);
  const left = Math.max(0, (room ?? 0) - BOXES - sum(least));
  const isFlexible = columns.map(({ width }) => width === undefined);
  const wants = columns.map((column, i) =>
    isFlexible[i] ? wantedBy(column, items) - (least[i] as number) : 0,
  );
  const wanted = sum(wants);
  const share = wanted > left ? left / wanted : 1;
  const rest = Math.max(0, left - wanted) / (isFlexible.filter(Boolean).length || 1);
  return least.map((each, i) => each + (wants[i] as number) * share + (isFlexible[i] ? rest : 0));
}
