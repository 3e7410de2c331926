/** A block of pasted texts, the table that receives it, and the match of their rows and columns. */

import type { Field } from '../definition';
import type { ReadRow } from './model';

/**
 * State of a row, column or cell of the table; only open ones accept pasted texts. Totals exist on the screen only; files are
 * chosen, never pasted.
 */
export type SlotState = 'open' | 'computed' | 'locked' | 'file' | 'total';

/** A row or column of the table. */
export interface PasteSlot {
  /** The field that all its cells have; absent where these are of several fields. */
  field?: Field;
  /** Names of the row or column, the shortest one last. */
  names: readonly string[];
  state: SlotState;
}

export interface PasteGrid {
  lines: readonly PasteSlot[];
  columns: readonly PasteSlot[];
  /** The cell in which the paste began. */
  at: { line: number; column: number };
  /** Number of rows that may be added below the last one. */
  room: number;
  /** Names of the column with the names or numbers of the rows. */
  corner: readonly string[];
  /** True where rows have names; otherwise they have numbers, which do not identify the row that a pasted line belongs to. */
  isNamed: boolean;
  stateAt(line: number, column: number): SlotState;
  /** True if the cell can take the text as a value. */
  reads(line: number, column: number, text: string): boolean;
}

export type PasteBlock = readonly (readonly string[])[];

/**
 * Index of a row or column of the table, beyond its last row for a new one. total: a row that is no record, such as one of
 * totals. unit: a record whose amounts have a unit that is not sure. null: the texts are not taken over.
 */
export type PasteDestination = number | 'heading' | 'label' | 'total' | 'unit' | null;

/** Counting of a block without names. screen: it includes the closed rows or columns of the table; open: it leaves them out. */
export type PasteCounting = 'screen' | 'open';

export interface PasteMatch {
  rows: PasteDestination[];
  columns: PasteDestination[];
  /** Set per direction where a block without names runs across closed rows or columns. */
  counting: { rows?: PasteCounting; columns?: PasteCounting };
  /** Directions whose counting nothing in the block decides: only the person knows it. */
  questions: ('rows' | 'columns')[];
  /** True where nothing is guessed and nothing is lost, so that the person need not be asked. */
  isPlain: boolean;
}

/** A text of the block with its row and column there, and the cell of the table that takes it. */
export interface PlacedText {
  row: number;
  column: number;
  line: number;
  place: number;
  text: string;
}

export interface PasteLoss {
  part: 'row' | 'column' | 'cell';
  /** Indexes in the block. */
  row?: number;
  column?: number;
  /** Index of the row or column of the table that refuses the texts; absent where there is none for them. */
  slot?: number;
  state?: SlotState;
  /** True for a row of the block that is no record, such as one of totals. */
  isTotal?: true;
  /** True for a row whose amounts have a unit that is not sure. */
  isUnsureUnit?: true;
  /** True where the most similar row or column of the table has another unit. */
  isOtherUnit?: true;
  /** Number of lost values. */
  count: number;
}

export const isBlank = (text: string | undefined): boolean => !text?.trim();

export const getBlockText = (block: PasteBlock, row: number, column: number): string =>
  block[row]?.[column] ?? '';

/** The block as rows of a sheet, numbered as in the block. */
export const toReadRows = (block: PasteBlock): ReadRow[] =>
  block.map((texts, number) => ({
    number,
    cells: texts.map((text) => (isBlank(text) ? null : { kind: 'text', text })),
  }));

export const listIndexes = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

export const countBlockColumns = (block: PasteBlock): number =>
  Math.max(0, ...block.map((texts) => texts.length));

export interface AxisMatch {
  goals: PasteDestination[];
  isSure: boolean;
  counting?: PasteCounting;
  /** True where the block does not tell the counting. */
  isQuestion?: boolean;
}
