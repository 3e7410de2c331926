/**
 * Fits tables to pages, computed from their content alone. A page is turned to landscape only for a table that fills it. A table
 * with more columns than a portrait page holds, and too few rows to fill a landscape page, is split between columns; each part
 * repeats the columns that identify its rows.
 */
import type { DocumentBlock, TableCell } from '../../domain/document/model';
import { computeLongestLine, computeTextUnits } from './text-widths';

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

export const countLines = (text: string, width: number, fontSize: number): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((computeTextUnits(line) * fontSize) / 2 / width)), 0);

interface WordLimits {
  atMost: number;
  broken: number;
}

/**
 * Limits in text units for parts that are not broken: a number as a whole, a word or code up to a limit, and a few Chinese
 * characters. A longer word, such as a hash, is broken in any case, and asks for less.
 */
const WORD: WordLimits = { atMost: 26, broken: 22 };
const HEAD_WORD: WordLimits = { atMost: 20, broken: 13 };
const CHARACTERS_AT_LEAST = 8;
const TEXT_AT_MOST = 56;
/** Width that a head of several words or characters is given where there is room. */
const HEAD_AT_BEST = 12;
/** Room for rounding, and for the kerning of a font. */
const SLACK = 0.6;

const computeLongestWord = (text: string, isBold: boolean, { atMost, broken }: WordLimits): number =>
  Math.max(
    0,
    ...text.split(/[^\u0021-\u2e7f]+/).map((word) => {
      const units = computeTextUnits(word, isBold);
      return units <= atMost ? units : broken;
    }),
  );

interface ColumnWidths {
  least: number;
  best: number;
  /** True for a column that takes room to spare; numbers and short codes gain nothing by it. */
  takesSpare: boolean;
}

/** True for a cell with a number, a year or a day, as in a column of row numbers. */
const isFigure = ({ text, number }: TableCell): boolean => number || /^[\d.,%/-]+$/.test(text);

interface ColumnCell extends TableCell {
  isBold: boolean;
}

const listColumnCells = ({ rows }: PaperTableRows, column: number): ColumnCell[] =>
  rows.flatMap(({ cells, sum, isHead }) => {
    const cell = cells[column];
    return cell && !isHead ? [{ ...cell, isBold: sum }] : [];
  });

function computeColumnWidth(name: string, cells: ColumnCell[]): ColumnWidths {
  const numbers = cells.filter(({ number }) => number);
  const texts = cells.filter(({ number }) => !number);
  const nameUnits = computeTextUnits(name, true);
  const longest = Math.max(0, ...texts.map(({ text, isBold }) => computeLongestLine(text, isBold)));
  const least = Math.max(
    Math.min(CHARACTERS_AT_LEAST, nameUnits, Math.max(5, nameUnits / 3)),
    computeLongestWord(name, true, HEAD_WORD),
    ...numbers.map(({ text, isBold }) => computeTextUnits(text, isBold)),
    ...texts.map(({ text, isBold }) => computeLongestWord(text, isBold, WORD)),
    Math.min(CHARACTERS_AT_LEAST, longest),
  );
  const best = Math.min(
    TEXT_AT_MOST,
    Math.max(least, nameUnits / 2, Math.min(HEAD_AT_BEST, nameUnits), longest),
  );
  const said = cells.filter(({ text }) => text.trim() !== '');
  const takesSpare = said.length === 0 || !said.every(isFigure);
  return { least: least + SLACK, best: Math.max(least, best) + SLACK, takesSpare };
}

const computeColumnWidths = (table: PaperTableRows): ColumnWidths[] =>
  table.head.map((name, i) => computeColumnWidth(name, listColumnCells(table, i)));

/** A table, or a part of one, with the widths of its columns in points. */
export interface FittedTable {
  table: PaperTableRows;
  fontSize: number;
  widths: number[];
}

/** Points that the borders and paddings of so many columns leave for their content. */
export const computeTableRoom = (columns: number, width: number): number =>
  width - columns * (2 * PADDING + 0.5) - 1;

/**
 * Gives each column its minimum width, the remaining width to columns that need more, then to columns of text; null if the
 * minimums do not fit.
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
  return { table, fontSize, widths: shareSpare(widths, wanted, room) };
}

/** Shares the width that no column needs between columns of text, or all columns where none is of text. */
function shareSpare(widths: number[], wanted: ColumnWidths[], room: number): number[] {
  const isOfText = wanted.some(({ takesSpare }) => takesSpare);
  const takers = widths.map((width, i) => (!isOfText || wanted[i]?.takesSpare ? width : 0));
  const spare = room - widths.reduce((sum, width) => sum + width, 0);
  const taken = takers.reduce((sum, width) => sum + width, 0);
  return widths.map((width, i) => width + (spare * (takers[i] ?? 0)) / taken);
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
