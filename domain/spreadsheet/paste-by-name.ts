/** Matches rows and columns of a pasted block by their names: headings, row names and row numbers. */

import { indexNames } from './headings';
import { findConvertible } from './measures';
import { findNearest } from './nearest';
import {
  type AxisMatch,
  countBlockColumns,
  getBlockText,
  isBlank,
  listIndexes,
  type PasteBlock,
  type PasteDestination,
  type PasteGrid,
  type PasteSlot,
} from './paste-block';
import { isOfOtherUnit, namesInOtherUnit } from './paste-units';

/** Number of rows in which headings are looked for: titles, blank lines and a row that was joined with them may precede them. */
const HEADING_WITHIN = 6;

/** Number of columns at the left in which row names are looked for: names of row groups may precede them. */
const LABELS_WITHIN = 3;

/** Finds the rows or columns that a text names, also with a unit from which amounts are converted; -1: `corner`. */
export function createSlotFinder(
  slots: readonly PasteSlot[],
  corner: readonly string[] = [],
): (text: string) => readonly number[] {
  const find = indexNames([...slots.map(({ names }, key) => ({ key, names })), { key: -1, names: corner }]);
  const fields = slots.flatMap(({ field }, key) => (field ? [{ key, field }] : []));
  return (text) => {
    const found = find(text);
    if (found.length > 0) return found;
    const converted = findConvertible(fields, text);
    return converted ? [converted.key] : [];
  };
}

/**
 * Index of the row of headings, or -1: at least half of its non-blank cells are column names, and at least two or the only one.
 */
export function findHeading(block: PasteBlock, { columns, corner }: PasteGrid): number {
  const find = createSlotFinder(columns, corner);
  return listIndexes(Math.min(block.length - 1, HEADING_WITHIN)).findIndex((row) => {
    const texts = (block[row] ?? []).filter((text) => !isBlank(text));
    const named = texts.filter((text) => find(text).length > 0 || namesInOtherUnit(text, columns)).length;
    return named > 0 && named * 2 >= texts.length && (named > 1 || texts.length === 1);
  });
}

/**
 * Index of the row of headings that name no column, such as 行次 and 本年累计金额 above named rows, or -1: the last before those rows,
 * with several texts of which none is a value.
 */
export function findOtherHeading(block: PasteBlock, grid: PasteGrid): number {
  if (!grid.isNamed) return -1;
  const find = createSlotFinder(grid.lines);
  const isNamed = (row: number) =>
    listIndexes(LABELS_WITHIN).some((column) => find(getBlockText(block, row, column)).length > 0);
  const first = listIndexes(block.length).findIndex(isNamed);
  return listIndexes(Math.min(first, HEADING_WITHIN)).findLastIndex((row) => {
    const texts = (block[row] ?? []).filter((text) => !isBlank(text));
    return texts.length > 1 && texts.every((text) => !grid.reads(grid.at.line, grid.at.column, text));
  });
}

/** Matches columns by their headings; for an unknown heading, the most similar free column is proposed. */
export function matchHeadings(
  block: PasteBlock,
  grid: PasteGrid,
  heading: number,
  below: number[],
): AxisMatch {
  const find = createSlotFinder(grid.columns, grid.corner);
  const taken = new Set<number>();
  const goals = listIndexes(countBlockColumns(block)).map((column): PasteDestination => {
    const found = find(getBlockText(block, heading, column)).find((key) => !taken.has(key));
    if (found === undefined) return null;
    taken.add(found);
    return found < 0 ? 'label' : found;
  });
  return propose(goals, grid.columns, taken, (column) => {
    const holds = below.some((row) => !isBlank(getBlockText(block, row, column)));
    return holds ? getBlockText(block, heading, column) : null;
  });
}

/**
 * Fills the gaps between matched goals with the most similar free open slots; `nameAt` returns null where a gap would lose
 * nothing. Amounts in another unit are not proposed: nothing would show that they are wrong.
 */
function propose(
  goals: PasteDestination[],
  slots: readonly PasteSlot[],
  taken: Set<number>,
  nameAt: (place: number) => string | null,
): AxisMatch {
  let isSure = true;
  const proposed = goals.map((goal, place): PasteDestination => {
    const name = goal === null ? nameAt(place) : null;
    if (name === null) return goal;
    isSure = false;
    const free = [...slots.keys()].filter((key) => !taken.has(key) && slots[key]?.state === 'open');
    const near = findNearest(name, free, (key) => slots[key]?.names ?? []);
    const slot = slots[near ?? -1];
    if (near === undefined || !slot || isOfOtherUnit(name, slot)) return null;
    taken.add(near);
    return near;
  });
  return { goals: proposed, isSure };
}

interface Labels {
  /** Index of the last column with names or numbers of rows; -1 without one. */
  column: number;
  /** True where the names identify the rows. */
  isNaming: boolean;
  isSure: boolean;
}

const NO_LABELS: Labels = { column: -1, isNaming: false, isSure: true };

export function findLabels(
  block: PasteBlock,
  grid: PasteGrid,
  headed: PasteDestination[] | null,
  below: number[],
): Labels {
  if (grid.isNamed) return findRowNames(block, grid, headed, below);
  if (headed) return NO_LABELS;
  return hasNumbers(block, grid, below) ? { column: 0, isNaming: false, isSure: false } : NO_LABELS;
}

function findRowNames(
  block: PasteBlock,
  grid: PasteGrid,
  headed: PasteDestination[] | null,
  below: number[],
): Labels {
  const find = createSlotFinder(grid.lines);
  const isFree = (column: number) => typeof headed?.[column] !== 'number';
  for (const column of listIndexes(Math.min(countBlockColumns(block) - 1, LABELS_WITHIN)).filter(isFree)) {
    const texts = below.map((row) => getBlockText(block, row, column)).filter((text) => !isBlank(text));
    const named = texts.filter((text) => find(text).length > 0 || namesInOtherUnit(text, grid.lines)).length;
    if (named > 0 && named * 2 >= texts.length) return { column, isNaming: true, isSure: true };
  }
  // Unreadable texts in the first column are row names in the person's own words: rows go by order, which is asked.
  const isText = (row: number) => /[^\d\s.,%()+-]/.test(getBlockText(block, row, 0));
  const areNames = countBlockColumns(block) > 1 && isFree(0) && below.length > 1 && below.every(isText);
  const isRead = below.some((row) => grid.reads(grid.at.line, grid.at.column, getBlockText(block, row, 0)));
  return areNames && !isRead ? { column: 0, isNaming: false, isSure: false } : NO_LABELS;
}

/** True where the first column only numbers the rows (1, 2, 3 or IP01, IP02) and the pasted cell takes texts. */
function hasNumbers(block: PasteBlock, grid: PasteGrid, below: number[]): boolean {
  if (countBlockColumns(block) < 2 || below.length < 2) return false;
  const numbers = below.map((row) => /^(\D*)(\d+)$/.exec(getBlockText(block, row, 0).trim()));
  const isCounted = numbers.every(
    (found, place) => found && found[1] === numbers[0]?.[1] && Number(found[2]) === place + 1,
  );
  // A column that takes only numbers reads no letter; there, the numbers are values.
  return isCounted && grid.reads(grid.at.line, grid.at.column, '字');
}

/** Matches rows by their names, each once; a name of several rows stands for the next of them in order. */
export function matchLabels(block: PasteBlock, grid: PasteGrid, column: number, below: number[]): AxisMatch {
  const find = createSlotFinder(grid.lines);
  const taken = new Set<number>();
  let last = -1;
  const goals = below.map((row): PasteDestination => {
    const keys = find(getBlockText(block, row, column)).filter((key) => !taken.has(key));
    const found = keys.find((key) => key > last) ?? (keys.length === 1 ? keys[0] : undefined);
    if (found === undefined) return null;
    taken.add(found);
    last = found;
    return found;
  });
  return propose(goals, grid.lines, taken, (place) => {
    const row = below[place] ?? 0;
    const holds = listIndexes(countBlockColumns(block)).some(
      (each) => each > column && !isBlank(getBlockText(block, row, each)),
    );
    return holds ? getBlockText(block, row, column) : null;
  });
}
