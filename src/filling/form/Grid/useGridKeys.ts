/** Keyboard of a grid, as in spreadsheets: moving, selecting, editing and the commands with Ctrl. */
import type { KeyboardEvent } from 'react';
import { isPressed } from '@/utils/shortcuts';
import type { GridFocus } from './gridFocus';
import type { GridPosition, SelectionStore } from './selection';

/** Acts of a grid that keys start, whatever its lines and columns are. */
export interface GridCommands {
  /** Undoes or redoes the last change; false where there is none. */
  onStep(way: 'undo' | 'redo'): boolean;
  /** Clears the selected cells. */
  onClear(): void;
  /** Fills the selected cells with the first line of the selection, or with the line above. */
  onFill(): void;
  onFind(): void;
  /** Says why the selected cell has its value; false where it is not computed. */
  onExplain(): boolean;
  /** Opens the menu of the selected cells at a point of the window. */
  onMenu(at: { x: number; y: number }): void;
  /** Moves a row, on Alt with an arrow key. */
  onMove?: ((line: number, step: 1 | -1) => void) | undefined;
}

interface GridKeyOptions extends GridCommands {
  focus: GridFocus;
  selection: SelectionStore;
}

function stepOf({ nativeEvent }: KeyboardEvent): 'undo' | 'redo' | null {
  if (isPressed(nativeEvent, 'undo')) return 'undo';
  return isPressed(nativeEvent, 'redo') || isPressed(nativeEvent, 'redoAgain') ? 'redo' : null;
}

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** Handles the keys of a grid. Keys of an open list or popup belong to it. */
export function useGridKeys(options: GridKeyOptions) {
  const { focus, selection, onStep, onClear, onFill, onFind, onExplain, onMenu, onMove } = options;

  const clamp = ({ line, column }: GridPosition): GridPosition => {
    const { count, width } = focus.size();
    return {
      line: Math.min(Math.max(line, 0), count - 1),
      column: Math.min(Math.max(column, 0), width - 1),
    };
  };

  const isInside = (place: GridPosition): boolean => {
    const { line, column } = clamp(place);
    return line === place.line && column === place.column;
  };

  const moveRow = (event: KeyboardEvent, from: GridPosition): boolean => {
    const isUp = isPressed(event.nativeEvent, 'rowUp');
    if (!onMove || !(isUp || isPressed(event.nativeEvent, 'rowDown'))) return false;
    const step = isUp ? -1 : 1;
    onMove(from.line, step);
    const target = { line: from.line + step, column: from.column };
    if (isInside(target)) requestAnimationFrame(() => focus.go(target));
    return true;
  };

  /** Commands; false for keys that are none, or that belong to the text being edited. */
  const command = ({ nativeEvent, key }: KeyboardEvent, from: GridPosition): boolean => {
    if (isPressed(nativeEvent, 'fillDown')) onFill();
    else if (isPressed(nativeEvent, 'findInTable')) onFind();
    else if (isPressed(nativeEvent, 'cellMenu') || key === 'ContextMenu') onMenu(focus.cornerOf(from));
    else if (isPressed(nativeEvent, 'editCell')) focus.edit();
    else if (focus.isEditing()) return false;
    else if (isPressed(nativeEvent, 'clearCells')) onClear();
    else if (isPressed(nativeEvent, 'selectAll'))
      selection.set({
        active: from,
        anchor: { line: 0, column: 0 },
        extent: clamp({ line: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER }),
      });
    else return false;
    return true;
  };

  /** Tab and Enter: they end the typing and lead to a cell that takes input. */
  const finish = (event: KeyboardEvent, from: GridPosition): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = event.shiftKey ? -1 : 1;
    if (event.key === 'Tab') {
      if (focus.goToInput(from, step, 'line')) return true;
      focus.returnToCell();
      return false;
    }
    if (event.key !== 'Enter' || !focus.isTextAt(event.target)) return false;
    if (event.target instanceof HTMLTextAreaElement && focus.isEditing()) return false;
    const column = focus.takeTabStart() ?? from.column;
    if (!focus.goToInput({ line: from.line, column }, step, 'column')) focus.go(from);
    return true;
  };

  /** Enter and space explain a cell that takes no input. */
  const explain = ({ key, target }: KeyboardEvent): boolean =>
    (key === 'Enter' || key === ' ') && target instanceof HTMLTableCellElement && onExplain();

  const edit = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape' && focus.isEditing()) {
      focus.settle();
      return true;
    }
    if (focus.isEditing() || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Escape') return focus.collapse();
    if (event.key === 'Backspace' && focus.isSpread()) {
      onClear();
      return true;
    }
    if (event.key.length === 1 || event.key === 'Process' || event.key === 'Backspace') focus.beginTyping();
    return false;
  };

  const travel = (event: KeyboardEvent, from: GridPosition): boolean => {
    if (event.altKey || !focus.mayLeave(event)) return false;
    const start = event.shiftKey ? (selection.get()?.extent ?? from) : from;
    const target = findDestination(event, start, focus);
    if (!target) return false;
    if (event.shiftKey) focus.extend(clamp(target));
    else focus.go(clamp(target));
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = focus.placeOf(event.target as Element);
    const isOthers = (event.target as Element).closest('[aria-expanded="true"]');
    if (!from || isOthers || event.nativeEvent.isComposing || event.defaultPrevented) return;
    focus.enter(from);
    // A new row follows the last one once its text is stored: before that the keys have nowhere to go.
    if (LEAVING_DOWN.has(event.key) && focus.isAtEnd(from)) focus.store();
    const step = stepOf(event);
    const isDone = step
      ? onStep(step)
      : moveRow(event, from) ||
        command(event, from) ||
        explain(event) ||
        finish(event, from) ||
        edit(event) ||
        travel(event, from);
    if (isDone) event.preventDefault();
  };

  return onKeyDown;
}

/** Keys that may lead from the last line to one that follows it. */
const LEAVING_DOWN: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowDown', 'PageDown']);

/** Number of lines that Page Up and Page Down move. */
const PAGE_LINES = 10;

/** Position that a key leads to from `from`, possibly outside of the grid; null for a key that leads nowhere. */
function findDestination(event: KeyboardEvent, from: GridPosition, focus: GridFocus): GridPosition | null {
  const { count, width } = focus.size();
  const isFar = event.ctrlKey || event.metaKey;
  const { line, column } = from;
  const forward = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft() ? 'ArrowRight' : 'ArrowLeft';
  switch (event.key) {
    case 'ArrowDown':
      return isFar ? focus.findEdge(from, 1, 'column') : { line: line + 1, column };
    case 'ArrowUp':
      return isFar ? focus.findEdge(from, -1, 'column') : { line: line - 1, column };
    case forward:
      return isFar ? focus.findEdge(from, 1, 'line') : { line, column: column + 1 };
    case back:
      return isFar ? focus.findEdge(from, -1, 'line') : { line, column: column - 1 };
    case 'Home':
      return isFar ? { line: 0, column: 0 } : { line, column: 0 };
    case 'End':
      return isFar ? { line: count - 1, column: width - 1 } : { line, column: width - 1 };
    case 'PageDown':
      return { line: Math.min(line + PAGE_LINES, count - 1), column };
    case 'PageUp':
      return { line: Math.max(line - PAGE_LINES, 0), column };
    default:
      return null;
  }
}
