/**
 * Matches the rows and columns of a pasted block with those of the table that receives it. Indexes of the table count as on the
 * screen, with computed rows and subtotals. Headings and row names decide where the block has them; else it fills to the right
 * and down from the cell in which the paste began. Nothing is dropped or moved silently: a match that is not plain is shown
 * first, and the person decides.
 */

import { findClosingRows } from './closing-rows';
import type { HeadParts } from './head-parts';
import { isRowNumber } from './header';
import { findInnerLabel } from './inner-rows';
import { getCellText } from './model';
import {
  countBlockColumns,
  getBlockText,
  listIndexes,
  type PasteBlock,
  type PasteDestination,
  type PasteGrid,
  type PasteLoss,
  type PasteMatch,
  toReadRows,
} from './paste-block';
import {
  createSlotFinder,
  findHeading,
  findLabels,
  findOtherHeading,
  matchHeadings,
  matchLabels,
} from './paste-by-name';
import { countColumns, countRows } from './paste-by-position';
import { listPasteLosses } from './paste-losses';
import { listPastedParts, listUnsureRows } from './paste-parts';
import { findTotalLabel } from './total-rows';

export function matchBlock(
  block: PasteBlock,
  grid: PasteGrid,
  wanted: PasteMatch['counting'] = {},
): PasteMatch {
  const named = findHeading(block, grid);
  const heading = named < 0 ? findOtherHeading(block, grid) : named;
  const parts = heading < 0 || grid.isNamed ? undefined : listPastedParts(block, heading);
  const others = listOtherRows(block, grid, heading, parts);
  const records = listIndexes(block.length).filter((row) => row > heading && !others.has(row));
  const headed = heading < 0 ? null : matchHeadings(block, grid, heading, records);
  const unsure = parts && headed && listUnsureRows(block, parts, headed.goals, grid.columns);
  const below = records.filter((row) => !unsure?.has(row));
  const label = findLabels(block, grid, headed?.goals ?? null, below);
  const columns = headed ?? countColumns(block, grid, label.column + 1, below, wanted.columns);
  const goals = columns.goals.map((goal, place) =>
    place <= label.column && typeof goal !== 'number' ? 'label' : goal,
  );
  const rows = label.isNaming
    ? matchLabels(block, grid, label.column, below)
    : countRows(grid, below, wanted.rows);
  const goalOf = new Map(below.map((row, place) => [row, rows.goals[place]]));
  const match = {
    rows: listIndexes(block.length).map((row): PasteDestination => {
      if (row <= heading) return 'heading';
      if (others.has(row)) return 'total';
      return unsure?.has(row) ? 'unit' : (goalOf.get(row) ?? null);
    }),
    columns: goals,
    counting: {
      ...(rows.counting && { rows: rows.counting }),
      ...(columns.counting && { columns: columns.counting }),
    },
    questions: [
      ...(rows.isQuestion ? (['rows'] as const) : []),
      ...(columns.isQuestion ? (['columns'] as const) : []),
    ],
  };
  const isSure = rows.isSure && columns.isSure && label.isSure && !isBroken(block, grid, below);
  return {
    ...match,
    isPlain:
      isSure &&
      listPasteLosses(block, grid, match).every((loss) => isNamedLoss(loss, label.isNaming, headed !== null)),
  };
}

/**
 * Rows of totals in a block of records. A block that begins at an inner column without headings has only parts of records: what
 * it calls a total is a value of that column. So it is where every row is called so.
 */
function listTotalRows(block: PasteBlock, { columns, at, isNamed }: PasteGrid, heading: number): Set<number> {
  const isInner = heading < 0 && columns.slice(0, at.column).some(({ state }) => state === 'open');
  if (isNamed || isInner) return new Set();
  const below = listIndexes(block.length).filter((row) => row > heading);
  const totals = below.filter((row) => findTotalLabel(block[row] ?? []) >= 0);
  return new Set(totals.length < below.length ? totals : []);
}

/** True for a table of which a program copied each cell as a line: its other headings are below the first. */
function isBroken(block: PasteBlock, { columns }: PasteGrid, below: number[]): boolean {
  const find = createSlotFinder(columns);
  return countBlockColumns(block) === 1 && below.some((row) => find(getBlockText(block, row, 0)).length > 0);
}

/** Rows of a block of records that are none: those of totals, and below headings also those that an import leaves out. */
function listOtherRows(
  block: PasteBlock,
  grid: PasteGrid,
  heading: number,
  parts: HeadParts | undefined,
): Set<number> {
  const totals = listTotalRows(block, grid, heading);
  if (!parts) return totals;
  const { heads } = parts.parts[0];
  // A single column may hold texts that look like titles.
  const isTable = heads.length > 1;
  const rowNumbers = heads.filter(({ text }) => isRowNumber(text)).map(({ place }) => place);
  const below = toReadRows(block).slice(heading + 1);
  const closing = findClosingRows(below, undefined);
  const others = below.filter((row) => {
    const own = row.cells.map((cell, place) => (rowNumbers.includes(place) ? '' : getCellText(cell)));
    const isNote = closing.has(row) || findInnerLabel(row, own, rowNumbers) >= 0;
    return parts.markers.has(row.number) || (isTable && isNote);
  });
  const all = new Set([...totals, ...others.map(({ number }) => number)]);
  return all.size < below.length ? all : totals;
}

/** True for the loss of a row or column that was found by name: its name shows that it cannot be filled in. */
const isNamedLoss = (
  { part, slot, isTotal }: PasteLoss,
  hasLabels: boolean,
  hasHeadings: boolean,
): boolean => {
  if (isTotal) return true;
  if (slot === undefined) return false;
  return part === 'row' ? hasLabels : part === 'column' ? hasHeadings : hasLabels || hasHeadings;
};
