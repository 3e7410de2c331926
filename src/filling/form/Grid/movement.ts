import type { KeyboardEvent } from 'react';

export interface Place {
  line: number;
  column: number;
}

/** The cell that an element of a grid stands in. */
export function placeOf(element: Element): Place | null {
  const cell = element.closest<HTMLElement>('td[data-line]');
  return cell && { line: Number(cell.dataset.line), column: Number(cell.dataset.column) };
}

/** Arrow keys stay with the text until its end is reached. */
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
export function destinationOf(event: KeyboardEvent, isRightToLeft: boolean): Place | null {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const from = placeOf(target as Element);
  if (!from || altKey || ctrlKey || metaKey) return null;
  const { line, column } = from;
  // In an open list the keys belong to the list.
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
