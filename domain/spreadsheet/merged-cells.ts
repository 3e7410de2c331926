/** Merged cells of a sheet: readers find their value in the first cell only. */
import { SHEET_LIMITS } from './limits';
import type { MergedCells, PlainCell, ReadSheet } from './model';

/**
 * Repeats the value of cells merged downwards in their other rows, where people see it. Rows with nothing of their own are left
 * out: they only make the cell taller. Empty cells that are not merged stay empty.
 */
export function repeatMergedCells(sheet: ReadSheet): ReadSheet {
  if (!sheet.merges) return sheet;
  const filled = sheet.rows.filter(({ cells }) => cells.some(Boolean));
  const rows = new Map(filled.map((row) => [row.number, [...row.cells]]));
  const last = Math.max(...rows.keys());
  // Merged cells of an honest file do not overlap, and so are no more than its cells.
  let steps: number = SHEET_LIMITS.cells;
  for (const { top, bottom, left } of sheet.merges) {
    const cell = rows.get(top)?.[left];
    if (!cell) continue;
    for (let number = top + 1; number <= Math.min(bottom, last) && steps > 0; number++) {
      steps -= 1;
      const below = rows.get(number);
      if (below) below[left] ??= repeated(cell);
    }
  }
  return {
    ...sheet,
    rows: filled.map((row) => ({
      ...row,
      cells: Array.from(rows.get(row.number) ?? [], (cell) => cell ?? null),
    })),
  };
}

/** Marks the value: a shared amount would count once in every row. */
function repeated<Cell extends NonNullable<PlainCell>>(cell: Cell): Cell {
  if (cell.kind === 'formula') return { ...cell, ...(cell.result && { result: repeated(cell.result) }) };
  return cell.kind === 'number' || cell.kind === 'text' ? { ...cell, isRepeated: true } : cell;
}

/** Index of the first column of the cell merged sideways that covers a place; undefined where none does. */
export const findMergedStart = (
  merges: readonly MergedCells[],
  number: number,
  place: number,
): number | undefined =>
  merges.find(
    ({ top, bottom, left, right }) =>
      right > left && top <= number && number <= bottom && left <= place && place <= right,
  )?.left;
