import type { ReactNode } from 'react';
import type { GridCellProps } from './CellEditors';
import type { GridRowActions } from './CellMenu';
import type { ReadCell } from './cellTexts';
import type { GridRange } from './selection';
import type { PasteTarget } from './slots';

interface GridColumn {
  key: string;
  /** Name of the column in menus. */
  title: string;
  head: ReactNode;
  /** Accessible name of the head, where that contains a button. */
  name?: string | undefined;
  /** Field type, which decides the width. */
  kind: string;
  /** Keeps the column in view while the table is scrolled sideways; possible only for the first columns. */
  isHeld?: boolean;
}

interface GridLine {
  head: ReactNode;
  /** Accessible name of the head, where that contains a button. */
  name?: string | undefined;
  isSum?: boolean;
  /** Table row below this line that takes no input, such as a total. */
  after?: ReactNode;
}

export type CellSpec = PasteTarget &
  Omit<GridCellProps, 'line' | 'column' | 'isHeld' | 'onChange' | 'field' | 'isTyped'>;

/** Changes of a grid's cells, and the messages about them (`useGridEdits`). */
export interface GridEdits {
  onChange: GridCellProps['onChange'];
  onPaste(range: GridRange, text: string): unknown;
  /** Called when a cell gets the focus. */
  onPlace(line: number, column: number): void;
  /** Called when the focus leaves the grid. */
  onAway(): void;
  /** Undoes or redoes the last change; false where there is none. */
  onStep(way: 'undo' | 'redo'): boolean;
  onClear(range: GridRange): void;
  onFill(range: GridRange): void;
  /** Text of a range for the clipboard. */
  textOf(range: GridRange): string;
  /** Says that the browser keeps the clipboard from the page. */
  onRefused(way: 'read' | 'write'): void;
  /** Message about the last change. */
  said: string;
}

export interface GridProps {
  label: string;
  /** Header of the column of row headers. */
  corner: string;
  columns: GridColumn[];
  /** Number of lines, rendered or not. */
  count: number;
  keyAt(line: number): string;
  lineAt(line: number): GridLine;
  cellAt(line: number, column: number): CellSpec;
  read: ReadCell;
  edits: GridEdits;
  /** Moves a row, on Alt with an arrow key. */
  onMove?: ((line: number, step: 1 | -1) => void) | undefined;
  rows?: GridRowActions | undefined;
  /** Row of totals, which stays in view below the lines. */
  totals?: ReactNode;
  /** A line to bring into view. */
  shownLine?: number | undefined;
}
