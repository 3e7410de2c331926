/**
 * Fits tables to pages, computed from their content alone. A page is turned to landscape only for a table that fills it. A table
 * with more columns than a portrait page holds, and too few rows to fill a landscape page, is split between columns; each part
 * repeats the columns that identify its rows.
 */
import type { DocumentBlock } from '../../domain/document/model';

export type PaperTableRows = Omit<Extract<DocumentBlock, { kind: 'table' }>, 'kind'>;

export const PADDING = 3.5;
export const LINE_HEIGHT = 1.25;
/** Vertical padding of a row and its border, in points. */
const ROW_EXTRA = 4.5;
/** Font sizes in points, in the order in which they are tried. */
const FONT_SIZES = [8.5, 7.5, 7];
/** Maximum average number of lines in a row; above it, a table is easier to read with more width. */
const LINES_AT_MOST = 5;
/** Minimum filled share of a landscape page; below it, turning the page wastes paper. */
const FILLED_FROM = 0.5;

/** Width of a text in half-widths of a Chinese character, at a font size of 2 units. */
export const computeTextUnits = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' || character === '—' ? 2 : 1.15), 0);

export const computeLongestLine = (text: string): number =>
  Math.max(0, ...text.split('\n').map(computeTextUnits));

export const countLines = (text: string, width: number, fontSize: number): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((computeTextUnits(line) * fontSize) / 2 / width)), 0);

/**
 * Limits in text units for parts that are not broken: a number as a whole, a word or code up to a limit, and a few Chinese
 * characters.
 */
const CODE_AT_MOST = 22;
const HEAD_WORD_AT_MOST = 13;
const CHARACTERS_AT_LEAST = 8;
const TEXT_AT_MOST = 56;

const computeLongestWord = (text: string): number =>
  Math.max(
    0,
    ...text.split(/[^\u0021-\u2e7f]+/).map((word) => Math.min(CODE_AT_MOST, computeTextUnits(word))),
  );

interface ColumnWidths {
  least: number;
  best: number;
}

function computeColumnWidths({ head, rows }: PaperTableRows): ColumnWidths[] {
  return head.map((name, i) => {
    const cells = rows.map(({ cells }) => cells[i]);
    const numbers = cells.filter((cell) => cell?.number).map((cell) => computeTextUnits(cell?.text ?? ''));
    const texts = cells.filter((cell) => !cell?.number).map((cell) => cell?.text ?? '');
    const longest = Math.max(0, ...texts.map(computeLongestLine));
    const least = Math.max(
      Math.min(CHARACTERS_AT_LEAST, computeTextUnits(name), Math.max(5, computeTextUnits(name) / 3)),
      Math.min(HEAD_WORD_AT_MOST, computeLongestWord(name)),
      ...numbers,
      ...texts.map(computeLongestWord),
      Math.min(CHARACTERS_AT_LEAST, longest),
    );
    const best = Math.min(TEXT_AT_MOST, Math.max(least, computeTextUnits(name) / 2, longest));
    return { least: least + 0.6, best: best + 0.6 };
  });
}

/** A table, or a part of one, with the widths of its columns in points. */
export interface FittedTable {
  table: PaperTableRows;
  fontSize: number;
  widths: number[];
}

const computeTableRoom = (columns: number, width: number): number =>
  width - columns * (2 * PADDING + 0.5) - 1;

/**
 * Gives each column its minimum width, the remaining width to columns that need more, then to all; null if the minimums do not
 * fit.
 */
function fitTable(table: PaperTableRows, width: number, fontSize: number): FittedTable | null {
  const half = fontSize / 2;
  const wanted = computeColumnWidths(table);
  const room = computeTableRoom(wanted.length, width);
  const least = wanted.reduce((sum, column) => sum + column.least, 0) * half;
  if (least > room) return null;
  const more = wanted.reduce((sum, { least, best }) => sum + best - least, 0) * half;
  const share = more === 0 ? 0 : Math.min(1, (room - least) / more);
  const widths = wanted.map((column) => (column.least + (column.best - column.least) * share) * half);
  const scale = room / widths.reduce((sum, each) => sum + each, 0);
  return { table, fontSize, widths: widths.map((each) => each * scale) };
}

const countRowLines = ({ fontSize, widths }: FittedTable, texts: string[]): number =>
  Math.max(1, ...texts.map((text, i) => countLines(text, widths[i] ?? 1, fontSize)));

const countLinesByRow = (fit: FittedTable): number[] =>
  fit.table.rows.map(({ cells }) =>
    countRowLines(
      fit,
      cells.map(({ text }) => text),
    ),
  );

export const computeTableHeight = (fit: FittedTable): number =>
  [countRowLines(fit, fit.table.head), ...countLinesByRow(fit)].reduce(
    (sum, lines) => sum + lines * fit.fontSize * LINE_HEIGHT + ROW_EXTRA,
    0,
  );

export const computeTallestRow = (fit: FittedTable): number => Math.max(0, ...countLinesByRow(fit));

const isReadable = (fit: FittedTable): boolean => {
  const lines = countLinesByRow(fit);
  return lines.reduce((sum, each) => sum + each, 0) <= LINES_AT_MOST * Math.max(1, lines.length);
};

const findFirstFit = (table: PaperTableRows, width: number): FittedTable | undefined =>
  FONT_SIZES.map((fontSize) => fitTable(table, width, fontSize)).find((fit) => fit && isReadable(fit)) ??
  undefined;

const selectColumns = ({ head, rows }: PaperTableRows, columns: number[]): PaperTableRows => ({
  head: columns.map((i) => head[i] ?? ''),
  rows: rows.map((row) => ({ ...row, cells: columns.flatMap((i) => row.cells[i] ?? []) })),
});

/** Maximum text units of a short name: a second column of short names is a key column beside the first. */
const NAME_AT_MOST = 20;
function listKeyColumns({ head, rows }: PaperTableRows): number[] {
  const isName = rows.every(({ cells }) => {
    const cell = cells[1];
    return cell && !cell.number && computeLongestLine(cell.text) <= NAME_AT_MOST;
  });
  return isName && head.length > 3 ? [0, 1] : [0];
}

/** Splits a table between columns into as few parts as fit, of about equal width. */
function splitTable(table: PaperTableRows, width: number): FittedTable[] {
  const keys = listKeyColumns(table);
  const rest = table.head.map((_, i) => i).filter((i) => !keys.includes(i));
  for (let count = 2; count <= rest.length; count++) {
    const fits = groupEvenly(rest, count, computeColumnWidths(table)).map((columns) =>
      findFirstFit(selectColumns(table, [...keys, ...columns]), width),
    );
    if (fits.every((fit) => fit !== undefined)) return fits;
  }
  const smallest = FONT_SIZES.at(-1) ?? 7;
  const widths = table.head.map(() => computeTableRoom(table.head.length, width) / table.head.length);
  return [{ table, fontSize: smallest, widths }];
}

/** Splits columns, in their order, into `count` groups of similar preferred width. */
function groupEvenly(columns: number[], count: number, wanted: ColumnWidths[]): number[][] {
  const wish = (i: number) => Math.min(24, wanted[i]?.best ?? 0) + 2;
  const all = columns.reduce((sum, i) => sum + wish(i), 0);
  const groups: number[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const i of columns) {
    const middle = before + wish(i) / 2;
    groups[Math.min(count - 1, Math.floor((middle / all) * count))]?.push(i);
    before += wish(i);
  }
  return groups.filter((group) => group.length > 0);
}

export interface PageSize {
  width: number;
  height: number;
}

export type ArrangedTable = { across: boolean; parts: FittedTable[] };

export function arrangeTable(table: PaperTableRows, upright: PageSize, across: PageSize): ArrangedTable {
  const whole = findFirstFit(table, upright.width);
  if (whole) return { across: false, parts: [whole] };
  const turned = findFirstFit(table, across.width);
  if (turned && computeTableHeight(turned) >= across.height * FILLED_FROM)
    return { across: true, parts: [turned] };
  return { across: false, parts: splitTable(table, upright.width) };
}
