/** The cell of a grid that has the focus, how far it is being edited, and the ways of the focus between cells. */
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { formatCellText, type ReadCell } from './cellTexts';
import { bringHeadIntoView } from './headInView';
import {
  countRangeCells,
  findPosition,
  type GridPosition,
  getSelectedRange,
  type SelectionStore,
} from './selection';

/**
 * Editing of the focused cell. ready: typing replaces the text and keys move; typing: keys still move; editing: they move in the text.
 */
type EditMode = 'ready' | 'typing' | 'editing';

interface FocusOptions {
  box: RefObject<HTMLElement>;
  selection: SelectionStore;
  /** Number of lines and columns. */
  size(): { count: number; width: number };
  read(): ReadCell;
  /** Scrolls to a line that may not be rendered. */
  reveal(line: number): void;
}

const CONTROL = 'input, textarea, button';
/** Number of animation frames to wait for a row to be rendered. */
const TRIES = 10;

const isText = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && element.getAttribute('role') !== 'combobox') ||
  element instanceof HTMLTextAreaElement;

export type GridFocus = ReturnType<typeof createGridFocus>;

export function createGridFocus({ box, selection, size, read, reveal }: FocusOptions) {
  let mode: EditMode = 'ready';
  /** Column in which a run of Tabs began: Enter returns to it. */
  let tabStart: number | null = null;

  const setMode = (next: EditMode) => {
    mode = next;
    box.current?.toggleAttribute('data-editing', next !== 'ready');
  };

  const cellAt = ({ line, column }: GridPosition): HTMLElement | null =>
    box.current?.querySelector<HTMLElement>(`td[data-line="${line}"][data-column="${column}"]`) ?? null;

  const controlAt = (place: GridPosition): HTMLElement | null => {
    const cell = cellAt(place);
    return cell?.querySelector<HTMLElement>(`:is(${CONTROL})`) ?? cell;
  };

  const showHead = () => {
    if (box.current) bringHeadIntoView(box.current);
  };

  /** Focuses a cell and selects its text, so that typing replaces it. */
  const focusAt = (place: GridPosition): boolean => {
    const control = controlAt(place);
    if (!control) return false;
    control.focus();
    showHead();
    if (isText(control)) control.select();
    return true;
  };

  const go = (place: GridPosition, left = TRIES): void => {
    tabStart = null;
    setMode('ready');
    selection.select(place);
    if (focusAt(place) || left === 0) return;
    reveal(place.line);
    requestAnimationFrame(() => go(place, left - 1));
  };

  const bringIntoView = (place: GridPosition) => {
    const cell = cellAt(place);
    if (cell) cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    else reveal(place.line);
  };

  const returnToCell = () => {
    const active = selection.get()?.active;
    if (active) go({ ...active, line: Math.min(active.line, size().count - 1) });
  };

  const takesInput = (place: GridPosition): boolean => {
    const content = read()(place.line, place.column);
    return content?.isTyped ?? false;
  };

  /** Goes to the next cell that takes input: along the lines for Tab, down the column for Enter. */
  const goToInput = (from: GridPosition, step: 1 | -1, along: 'line' | 'column'): boolean => {
    const { count, width } = size();
    const start = along === 'line' ? (tabStart ?? from.column) : null;
    let { line, column } = from;
    for (let tries = count * width; tries > 0; tries--) {
      if (along === 'column') line += step;
      else {
        column += step;
        if (column >= width || column < 0) {
          line += step;
          column = column < 0 ? width - 1 : 0;
        }
      }
      if (line < 0 || line >= count) return false;
      if (!takesInput({ line, column })) continue;
      go({ line, column });
      tabStart = start;
      return true;
    }
    return false;
  };

  const isBlank = (place: GridPosition): boolean => {
    const content = read()(place.line, place.column);
    return !content || formatCellText(content, 'zh') === '';
  };

  return {
    placeOf: (element: Element): GridPosition | null => {
      const place = findPosition(element);
      return place && place.line >= 0 && place.column >= 0 ? place : null;
    },
    /** Lower corner of a cell in pixels of the window. */
    cornerOf: (place: GridPosition) => {
      const { left = 0, bottom = 0 } = cellAt(place)?.getBoundingClientRect() ?? {};
      return { x: left, y: bottom };
    },
    size,
    isEditing: () => mode !== 'ready',
    holdsNumber: ({ line, column }: GridPosition): boolean => typeof read()(line, column)?.value === 'number',
    /** True in an input of the last line; a key in a long text belongs to the text. */
    isAtEnd: ({ line }: GridPosition) =>
      line === size().count - 1 && document.activeElement instanceof HTMLInputElement,
    /** Stores the text of the focused cell and renders what follows from it, before the focus moves on. */
    store: () => {
      const control = document.activeElement;
      if (isText(control)) flushSync(() => control.blur());
    },
    isTextAt: (target: EventTarget | null) => isText(target) || isFixedCell(target),
    isSpread: () => {
      const selected = selection.get();
      return selected !== null && countRangeCells(getSelectedRange(selected)) > 1;
    },
    /** Tells whether a key may leave the cell, rather than move in its text. */
    mayLeave: ({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
      if (mode === 'editing') return false;
      if (mode === 'typing') {
        const isEnd = key === 'Home' || key === 'End' || ctrlKey || metaKey;
        return !isEnd && !(target instanceof HTMLTextAreaElement);
      }
      return true;
    },
    go,
    goToInput,
    /** Focuses the active cell again, after a menu or the search; the last line, where its row is gone. */
    returnToCell,
    /** Focuses the active cell again, once the row with the focus is gone. */
    recover: () => {
      if (document.activeElement === document.body) returnToCell();
    },
    /** Selects a cell and brings it into view; the focus stays where it is, such as in the search. */
    show: (place: GridPosition) => {
      selection.select(place);
      bringIntoView(place);
    },
    /** Extends the selection, and brings its end into view. */
    extend: (place: GridPosition) => {
      selection.extend(place);
      bringIntoView(place);
    },
    /** Last position of the filled or blank cells that begin at a position, as Ctrl with an arrow key finds it. */
    findEdge: (from: GridPosition, step: 1 | -1, along: 'line' | 'column'): GridPosition => {
      const { count, width } = size();
      const next = ({ line, column }: GridPosition): GridPosition =>
        along === 'line' ? { line, column: column + step } : { line: line + step, column };
      const isInside = ({ line, column }: GridPosition) =>
        line >= 0 && line < count && column >= 0 && column < width;
      let at = next(from);
      if (!isInside(at)) return from;
      const runs = !isBlank(from) && !isBlank(at);
      while (isInside(next(at)) && (runs ? !isBlank(next(at)) : isBlank(at))) at = next(at);
      return at;
    },
    takeTabStart: () => {
      const start = tabStart;
      tabStart = null;
      return start;
    },
    /** Ends the editing of a cell that stays focused. */
    settle: () => {
      setMode('ready');
      if (isText(document.activeElement)) document.activeElement.select();
    },
    /** Begins to edit the text, with the cursor at its end, or opens the list of the cell. */
    edit: () => {
      const control = document.activeElement;
      if (!isText(control)) {
        if (control instanceof HTMLButtonElement) control.click();
        return;
      }
      setMode('editing');
      control.setSelectionRange(control.value.length, control.value.length);
    },
    /** The first key of a new text: it replaces the present one. */
    beginTyping: () => {
      const control = document.activeElement;
      const active = selection.get()?.active;
      if (!isText(control) || mode !== 'ready') return;
      if (active) selection.select(active);
      control.select();
      setMode('typing');
      showHead();
    },
    /** Text has come without a key, such as from an input method or the clipboard. */
    noteInput: () => {
      if (mode !== 'ready') return;
      setMode('typing');
      showHead();
    },
    /** Editing begins by a pointer: the cursor goes where it was set. */
    editAtPointer: () => setMode('editing'),
    /** Records that a cell has the focus. */
    enter: (place: GridPosition) => {
      const selected = selection.get();
      if (selected && selected.active.line === place.line && selected.active.column === place.column) return;
      setMode('ready');
      selection.select(place);
    },
    /** Reduces the selection to the active cell; false where it is that cell alone. */
    collapse: (): boolean => {
      const selected = selection.get();
      if (!selected || countRangeCells(getSelectedRange(selected)) === 1) return false;
      selection.select(selected.active);
      return true;
    },
  };
}

const isFixedCell = (target: EventTarget | null): boolean => target instanceof HTMLTableCellElement;
