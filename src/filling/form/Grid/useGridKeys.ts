import type { ClipboardEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { isPressed } from '@/utils/shortcuts';
import { isBlock } from './paste';

/** Dimensions of a grid and the handlers of its keys. */
export interface GridKeys {
  columns: readonly unknown[];
  /** Number of lines, rendered or not. */
  count: number;
  onPaste(line: number, column: number, text: string): void;
  /** Called when a cell gets the focus. */
  onPlace(line: number, column: number): void;
  /** Undoes or redoes the last change; false where there is none. */
  onStep(way: 'undo' | 'redo'): boolean;
  /** Moves a row, on Alt with an arrow key. */
  onMove?: ((line: number, step: 1 | -1) => void) | undefined;
}

const FOCUSABLE = 'input, textarea, button';

function stepOf({ nativeEvent }: KeyboardEvent): 'undo' | 'redo' | null {
  if (isPressed(nativeEvent, 'undo')) return 'undo';
  return isPressed(nativeEvent, 'redo') || isPressed(nativeEvent, 'redoAgain') ? 'redo' : null;
}

/** Handles keyboard and clipboard in a grid. `reveal` scrolls to a line that may not be rendered. */
export function useGridKeys(
  { count, columns, onPaste, onPlace, onStep, onMove }: GridKeys,
  box: RefObject<HTMLElement>,
  reveal?: (line: number) => void,
) {
  const controlAt = ({ line, column }: GridPosition) =>
    box.current?.querySelector<HTMLElement>(
      `td[data-line="${line}"][data-column="${column}"] :is(${FOCUSABLE})`,
    );

  const focusAt = (place: GridPosition) => {
    const control = controlAt(place);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  };

  /** Moves the focus to a cell, skipping cells that take no input. */
  const goTo = (place: GridPosition, from: GridPosition) => {
    const step = { line: Math.sign(place.line - from.line), column: Math.sign(place.column - from.column) };
    let next = place;
    const isInside = () =>
      next.line >= 0 && next.line < count && next.column >= 0 && next.column < columns.length;
    reveal?.(place.line);
    while (isInside() && !reveal && !controlAt(next)) {
      next = { line: next.line + step.line, column: next.column + step.column };
    }
    if (!isInside()) return;
    if (reveal) requestAnimationFrame(() => focusAt(next));
    else focusAt(next);
  };

  const move = (event: KeyboardEvent, from: GridPosition): boolean => {
    const isUp = isPressed(event.nativeEvent, 'rowUp');
    if (!onMove || !(isUp || isPressed(event.nativeEvent, 'rowDown'))) return false;
    const step = isUp ? -1 : 1;
    onMove(from.line, step);
    requestAnimationFrame(() => focusAt({ line: from.line + step, column: from.column }));
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target as Element);
    if (!from || event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (step) {
      if (onStep(step)) event.preventDefault();
      return;
    }
    if (move(event, from)) return event.preventDefault();
    const destination = destinationOf(event, document.documentElement.dir === 'rtl');
    if (!destination) return;
    event.preventDefault();
    goTo(destination, from);
  };

  const onPasteBlock = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const place = placeOf(event.target as Element);
    const isLongText = event.target instanceof HTMLTextAreaElement && !text.includes('\t');
    if (!place || !isBlock(text) || isLongText) return;
    event.preventDefault();
    onPaste(place.line, place.column, text);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (place) onPlace(place.line, place.column);
  };

  return { onKeyDown, onPaste: onPasteBlock, onFocus };
}

interface GridPosition {
  line: number;
  column: number;
}

/** Returns the grid cell that contains an element. */
function placeOf(element: Element): GridPosition | null {
  const cell = element.closest<HTMLElement>('td[data-line]');
  return cell && { line: Number(cell.dataset.line), column: Number(cell.dataset.column) };
}

/** Tells whether the text cursor is at an end: only there do arrow keys leave the cell. */
function caret(element: Element): { atStart: boolean; atEnd: boolean } {
  if (!(element instanceof HTMLInputElement)) return { atStart: false, atEnd: false };
  const { selectionStart, selectionEnd, value } = element;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return {
    atStart: isAll || (selectionStart === 0 && selectionEnd === 0),
    atEnd: isAll || (selectionStart === value.length && selectionEnd === value.length),
  };
}

/** The cell that a key leads to; null when the key belongs to the control in the cell. */
function destinationOf(event: KeyboardEvent, isRightToLeft: boolean): GridPosition | null {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const from = placeOf(target as Element);
  if (!from || altKey || ctrlKey || metaKey) return null;
  const { line, column } = from;
  // An open list handles its keys itself.
  const isText = target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
  if (key === 'Enter' && isText) return { line: line + (shiftKey ? -1 : 1), column };
  if (shiftKey || !isText) return null;
  if (key === 'ArrowDown') return { line: line + 1, column };
  if (key === 'ArrowUp') return { line: line - 1, column };
  const { atStart, atEnd } = caret(target);
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward && atEnd) return { line, column: column + 1 };
  if (key === back && atStart) return { line, column: column - 1 };
  return null;
}
