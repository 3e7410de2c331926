/** Selection of cells in a grid, kept outside of React: moving it must not render the table. */
import { createEmitter } from '@/utils/emitter';

export interface GridPosition {
  line: number;
  column: number;
}

/** Cells from the first to the last line and column, both included. */
export interface GridRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface GridSelection {
  /** Cell that is typed into. */
  active: GridPosition;
  /** Corner that stays when the selection is extended, and the one that moves. */
  anchor: GridPosition;
  extent: GridPosition;
}

export const getSelectedRange = ({ anchor, extent }: GridSelection): GridRange => ({
  top: Math.min(anchor.line, extent.line),
  bottom: Math.max(anchor.line, extent.line),
  left: Math.min(anchor.column, extent.column),
  right: Math.max(anchor.column, extent.column),
});

export const isInRange = ({ top, bottom, left, right }: GridRange, { line, column }: GridPosition): boolean =>
  line >= top && line <= bottom && column >= left && column <= right;

export const countRangeCells = ({ top, bottom, left, right }: GridRange): number =>
  (bottom - top + 1) * (right - left + 1);

/** Lists the positions of a range, line by line. */
export const listRangePositions = ({ top, bottom, left, right }: GridRange): GridPosition[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, across) => ({ line: top + down, column: left + across })),
  ).flat();

export interface SelectionStore {
  get(): GridSelection | null;
  set(next: GridSelection | null): void;
  /** Selects one cell. */
  select(place: GridPosition): void;
  /** Moves the extent of the selection; the active cell stays. */
  extend(place: GridPosition): void;
  subscribe(listener: () => void): () => void;
}

const isSamePlace = (a: GridPosition, b: GridPosition): boolean => a.line === b.line && a.column === b.column;

const isSameSelection = (a: GridSelection | null, b: GridSelection | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    isSamePlace(a.active, b.active) &&
    isSamePlace(a.anchor, b.anchor) &&
    isSamePlace(a.extent, b.extent));

export function createSelectionStore(): SelectionStore {
  let selection: GridSelection | null = null;
  const changes = createEmitter<GridSelection | null>(100);
  const set = (next: GridSelection | null) => {
    if (isSameSelection(selection, next)) return;
    selection = next;
    changes.emit(next);
  };
  return {
    get: () => selection,
    set,
    select: (place) => set({ active: place, anchor: place, extent: place }),
    extend: (place) => selection && set({ ...selection, extent: place }),
    subscribe: changes.on,
  };
}

/** Marks the selected cells that are rendered, without rendering them again. */
export function paintSelection(box: HTMLElement, selection: GridSelection | null): void {
  const range = selection && getSelectedRange(selection);
  const isSingle = range && countRangeCells(range) === 1;
  for (const cell of box.querySelectorAll<HTMLElement>('td[data-line]')) {
    const place = readPosition(cell);
    const isSelected = range !== null && isInRange(range, place);
    const isActive = selection !== null && isSamePlace(selection.active, place);
    setMark(cell, 'data-selected', isSelected && !isSingle);
    setMark(cell, 'data-active', isActive);
    setMark(cell, 'data-corner', isSelected && place.line === range.bottom && place.column === range.right);
    const said = String(isSelected);
    if (cell.getAttribute('aria-selected') !== said) cell.setAttribute('aria-selected', said);
  }
}

function setMark(cell: HTMLElement, name: string, isOn: boolean): void {
  if (cell.hasAttribute(name) !== isOn) cell.toggleAttribute(name, isOn);
}

export const readPosition = ({ dataset }: HTMLElement): GridPosition => ({
  line: Number(dataset.line),
  column: Number(dataset.column),
});

/** Returns the position of the cell that contains an element; column -1 for the header of a row, line -1 for that of a column. */
export function findPosition(element: Element | null): GridPosition | null {
  const cell = element?.closest<HTMLElement>('[data-line]');
  return cell ? readPosition(cell) : null;
}
