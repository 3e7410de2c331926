import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';

/** Pins at places of the answers; null where none are shown. */
export interface Pins {
  /** Paths that something is pinned to. */
  marked: ReadonlySet<string>;
  /** The place that is written about now, and what it is written in. */
  open: string | null;
  editor: ReactNode;
  /** Absent: what is pinned is only read. */
  pin?(path: string): void;
  close(): void;
}

export const PinsContext = createContext<Pins | null>(null);

export const usePins = (): Pins | null => useContext(PinsContext);

/** Attributes that mark an element as the place of an answer. */
export const placeOf = (pins: Pins | null, path: string | undefined) =>
  pins && path !== undefined ? { 'data-place': path, 'data-pinned': pins.marked.has(path) || undefined } : {};

const CONTROLS = 'button, a, input, textarea, label';

/** A click anywhere on a place pins to it; not on a control in it, and not at the end of selecting its text. */
export function pinByClick(pins: Pins, { target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const path = target.closest<HTMLElement>('[data-place]')?.dataset.place;
  if (path !== undefined) pins.pin?.(path);
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** In a table one place at a time takes the focus; arrows lead from cell to cell. */
export function moveByArrow(event: KeyboardEvent): void {
  const [down, across] = STEPS[event.key] ?? [];
  const { target } = event;
  if (down === undefined || across === undefined || !(target instanceof HTMLButtonElement)) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  if (!cell || !row || !body || target.dataset.pin === undefined) return;
  const toRight = getComputedStyle(cell).direction === 'rtl' ? -across : across;
  const next =
    body.rows[row.sectionRowIndex + down]?.cells[cell.cellIndex + toRight]?.querySelector<HTMLElement>(
      '[data-pin]',
    );
  if (!next) return;
  event.preventDefault();
  target.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
