/** Matches rows and columns of a pasted block by their position, from the cell where the paste began. */

import {
  type AxisMatch,
  countBlockColumns,
  getBlockText,
  isBlank,
  listIndexes,
  type PasteBlock,
  type PasteCounting,
  type PasteDestination,
  type PasteGrid,
  type PasteSlot,
} from './paste-block';

/** Number of rows that are read to compare the two ways of counting columns. */
const TRIED_ROWS = 20;

/** Consecutive goals beginning at `from`; `room` new rows may follow the last one. */
function countFrom(
  slots: readonly PasteSlot[],
  from: number,
  count: number,
  counting: PasteCounting,
  room: number,
): PasteDestination[] {
  const places = [...slots.keys()].filter(
    (key) => key >= from && (counting === 'screen' || slots[key]?.state === 'open'),
  );
  const more = listIndexes(room).map((extra) => slots.length + extra);
  return listIndexes(count).map((place) => [...places, ...more][place] ?? null);
}

/** True if a block of `count` rows or columns, placed at `from`, would cover a closed one. */
const isCrossed = (slots: readonly PasteSlot[], from: number, count: number): boolean =>
  slots.slice(from, from + count).some(({ state }) => state !== 'open');

/** True for a block of all the rows or columns that stand on the screen from `from` on: it has the closed ones. */
const isWhole = (slots: readonly PasteSlot[], from: number, count: number): boolean =>
  count === slots.length - from;

/** Guesses the counting: a block with exactly as many rows or columns as are open leaves the closed ones out. */
function likelyCounting(slots: readonly PasteSlot[], from: number, count: number): PasteCounting {
  const rest = slots.slice(from);
  const open = rest.filter(({ state }) => state === 'open').length;
  return count === open && count !== rest.length ? 'open' : 'screen';
}

export function countRows(
  { lines, at, room }: PasteGrid,
  below: number[],
  wanted?: PasteCounting,
): AxisMatch {
  const count = below.length;
  if (!isCrossed(lines, at.line, count))
    return { goals: countFrom(lines, at.line, count, 'screen', room), isSure: true };
  const counting = wanted ?? likelyCounting(lines, at.line, count);
  return {
    goals: countFrom(lines, at.line, count, counting, room),
    isSure: false,
    counting,
    isQuestion: !wanted && !isWhole(lines, at.line, count),
  };
}

export function countColumns(
  block: PasteBlock,
  grid: PasteGrid,
  labels: number,
  below: number[],
  wanted?: PasteCounting,
): AxisMatch {
  const { columns, at } = grid;
  const count = countBlockColumns(block) - labels;
  // A block with row names that is too wide from the pasted cell on starts at the first column of the table.
  const isWide = labels > 0 && at.column + count > columns.length && count <= columns.length;
  const from = isWide ? 0 : at.column;
  const before: PasteDestination[] = listIndexes(labels).map(() => 'label');
  const goalsBy = (counting: PasteCounting) => [...before, ...countFrom(columns, from, count, counting, 0)];
  if (!isCrossed(columns, from, count)) return { goals: goalsBy('screen'), isSure: !isWide };
  const better = betterCounting(block, grid, below, goalsBy);
  const counting = wanted ?? better ?? likelyCounting(columns, from, count);
  return {
    goals: goalsBy(counting),
    isSure: false,
    counting,
    isQuestion: !wanted && !better && !isWhole(columns, from, count),
  };
}

/** The counting with which the table can read more texts of the block; undefined where both are equal. */
function betterCounting(
  block: PasteBlock,
  grid: PasteGrid,
  below: number[],
  goalsBy: (counting: PasteCounting) => PasteDestination[],
): PasteCounting | undefined {
  const readBy = (counting: PasteCounting): number => {
    const goals = goalsBy(counting);
    return below.slice(0, TRIED_ROWS).reduce(
      (sum, row) =>
        sum +
        goals.filter((goal, column) => {
          const text = getBlockText(block, row, column);
          return typeof goal === 'number' && !isBlank(text) && grid.reads(grid.at.line, goal, text);
        }).length,
      0,
    );
  };
  const [screen, open] = [readBy('screen'), readBy('open')];
  if (screen === open) return undefined;
  return screen > open ? 'screen' : 'open';
}
