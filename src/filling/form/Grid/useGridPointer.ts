/** Mouse in a grid: cells, rows and columns are selected by dragging, and filled by dragging the corner of the selection. */
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { GridFocus } from './gridFocus';
import {
  findPosition,
  type GridPosition,
  getSelectedRange,
  isInRange,
  readPosition,
  type SelectionStore,
} from './selection';

interface GridPointerOptions {
  box: RefObject<HTMLElement>;
  focus: GridFocus;
  selection: SelectionStore;
  onFill(): void;
  onMenu(at: { x: number; y: number }): void;
}

/** Pixels from the edge of the grid at which dragging scrolls it. */
const EDGE = 24;

/** Milliseconds within which two presses on a cell are a double one. */
const DOUBLE_PRESS = 500;

const isCorner = (target: EventTarget): boolean =>
  target instanceof HTMLTableCellElement && target.hasAttribute('data-corner') && target.tagName === 'TD';

export function useGridPointer({ box, focus, selection, onFill, onMenu }: GridPointerOptions) {
  const lastPress = useRef<GridPosition & { at: number }>();

  const noteDoublePress = ({ timeStamp: at }: PointerEvent, { line, column }: GridPosition): boolean => {
    const last = lastPress.current;
    lastPress.current = { line, column, at };
    return last?.line === line && last.column === column && at - last.at < DOUBLE_PRESS;
  };

  const lastOf = () => {
    const { count, width } = focus.size();
    return { line: count - 1, column: width - 1 };
  };

  /** Extends the selection while the button is held down. `reach` returns the position meant by the one under the pointer. */
  const drag = (start: GridPosition, reach: (under: GridPosition) => GridPosition, onEnd?: () => void) => {
    let isDragging = false;
    const move = (event: globalThis.PointerEvent) => {
      scrollAtEdges(box.current, event);
      const under = findPosition(document.elementFromPoint(event.clientX, event.clientY));
      if (!under || !box.current?.contains(document.elementFromPoint(event.clientX, event.clientY))) return;
      const isHere = under.line === start.line && under.column === start.column;
      if (isHere && !isDragging) return;
      isDragging = true;
      box.current.setAttribute('data-dragging', '');
      window.getSelection()?.removeAllRanges();
      selection.extend(reach(under));
    };
    const end = () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
      box.current?.removeAttribute('data-dragging');
      if (isDragging) onEnd?.();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
  };

  const inside = ({ line, column }: GridPosition): GridPosition => ({
    line: Math.max(line, 0),
    column: Math.max(column, 0),
  });

  /**
   * A second press sets the cursor. A number takes a double one: the portal may have focused the cell, and digits typed into a
   * number make another believable one.
   */
  const pressCell = (event: PointerEvent, place: GridPosition) => {
    const isDouble = noteDoublePress(event, place);
    if (event.shiftKey && selection.get()) {
      event.preventDefault();
      selection.extend(place);
      return;
    }
    const isFocused = event.target === document.activeElement;
    const isNumberToReplace = !isDouble && !focus.isEditing() && focus.holdsNumber(place);
    if (isFocused && !isNumberToReplace) focus.editAtPointer();
    else if ((event.target as Element).closest('button')) focus.enter(place);
    else {
      event.preventDefault();
      focus.go(place);
    }
    drag(place, inside);
  };

  /** Selects whole rows by their headers, or whole columns by theirs. */
  const pressHead = (event: PointerEvent, place: GridPosition) => {
    if ((event.target as Element).closest('button, a')) return;
    event.preventDefault();
    const isRow = place.column < 0;
    const last = lastOf();
    const end = ({ line, column }: GridPosition) =>
      isRow
        ? { line: Math.max(line, 0), column: last.column }
        : { line: last.line, column: Math.max(column, 0) };
    const selected = selection.get();
    if (event.shiftKey && selected) return selection.extend(end(place));
    const start = isRow ? { line: place.line, column: 0 } : { line: 0, column: place.column };
    const active = isRow ? start : { line: selected?.active.line ?? 0, column: place.column };
    focus.go(active);
    selection.set({ active, anchor: start, extent: end(place) });
    drag(place, end);
  };

  const fill = (event: PointerEvent) => {
    const selected = selection.get();
    if (!selected) return;
    event.preventDefault();
    const { top, right, left, bottom } = getSelectedRange(selected);
    selection.set({
      active: selected.active,
      anchor: { line: top, column: left },
      extent: { line: bottom, column: right },
    });
    drag(
      { line: bottom, column: right },
      (under) => ({ line: Math.max(under.line, bottom), column: right }),
      onFill,
    );
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const place = findPosition(event.target as Element);
    if (!place || event.button !== 0 || event.defaultPrevented) return;
    // A finger scrolls, and sets the cursor like in any field.
    if (event.pointerType === 'touch') return;
    if (isOpen(event.target as Element)) return;
    if (isCorner(event.target)) fill(event);
    else if (place.line < 0 || place.column < 0) pressHead(event, place);
    else pressCell(event, place);
  };

  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('td[data-line]');
    if (!cell || focus.isEditing() || isOpen(event.target as Element)) return;
    event.preventDefault();
    const place = readPosition(cell);
    const selected = selection.get();
    if (!selected || !isInRange(getSelectedRange(selected), place)) focus.go(place);
    // The menu key has opened it already, and has no position.
    if (event.clientX !== 0 || event.clientY !== 0) onMenu({ x: event.clientX, y: event.clientY });
  };

  return { onPointerDown, onContextMenu };
}

/** True inside an open list, which handles its pointer itself. */
const isOpen = (target: Element): boolean =>
  target.closest('.ant-select-open, [aria-expanded="true"]') !== null;

function scrollAtEdges(box: HTMLElement | null, { clientX, clientY }: globalThis.PointerEvent): void {
  if (!box) return;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const towards = (at: number, from: number, to: number) =>
    at > to - EDGE ? EDGE : at < from + EDGE ? -EDGE : 0;
  const isDown = towards(clientY, top, bottom);
  const isAcross = towards(clientX, left, right);
  if (isDown > 0 || isAcross !== 0 || clientY < top) box.scrollBy(isAcross, isDown);
}
