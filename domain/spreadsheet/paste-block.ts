/** A block of pasted texts, the table that it goes into, and how rows and columns of both belong together. */

/** Only open cells take what is pasted. A total stands on the screen alone; files are chosen, never pasted. */
export type SlotState = 'open' | 'computed' | 'locked' | 'file' | 'total';

/** A row or column of the table. */
export interface PasteSlot {
  /** The texts that it is called by, the shortest one last. */
  names: readonly string[];
  state: SlotState;
}

export interface PasteGrid {
  lines: readonly PasteSlot[];
  columns: readonly PasteSlot[];
  /** The cell where the paste began. */
  at: { line: number; column: number };
  /** The number of rows that may be added below. */
  room: number;
  /** The names of the column that holds the names or numbers of the rows. */
  corner: readonly string[];
  /** The rows have names of their own; otherwise they have numbers, which say nothing of where a row belongs. */
  isNamed: boolean;
  stateAt(line: number, column: number): SlotState;
  /** True if the cell can take the text as a value. */
  reads(line: number, column: number, text: string): boolean;
}

export type PasteBlock = readonly (readonly string[])[];

/** A place in the table, past its last row for a new one. null: it goes nowhere. */
export type PasteDestination = number | 'heading' | 'label' | null;

/** True where a block has computed rows or columns of the table among its own (screen), or leaves them out (open). */
export type PasteCounting = 'screen' | 'open';

export interface PasteMatch {
  rows: PasteDestination[];
  columns: PasteDestination[];
  /** Present where closed rows or columns stand in the way of a block without names. */
  counting: { rows?: PasteCounting; columns?: PasteCounting };
  /** Nothing is guessed and nothing is lost: it needs no question. */
  isPlain: boolean;
}

export interface PasteLoss {
  part: 'row' | 'column' | 'cell';
  /** The place in the block. */
  row?: number;
  column?: number;
  /** The place in the table that does not take it; absent where it goes nowhere. */
  slot?: number;
  state?: SlotState;
  /** The number of values. */
  count: number;
}

export const isBlank = (text: string | undefined): boolean => !text?.trim();

export const getBlockText = (block: PasteBlock, row: number, column: number): string =>
  block[row]?.[column] ?? '';

export const listIndexes = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

export const countBlockColumns = (block: PasteBlock): number =>
  Math.max(0, ...block.map((texts) => texts.length));

export interface AxisMatch {
  goals: PasteDestination[];
  isSure: boolean;
  counting?: PasteCounting;
}
