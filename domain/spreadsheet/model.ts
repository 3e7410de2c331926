/**
 * A section as a sheet and a filing as a book of them, in plain data: what a spreadsheet file is written from, and what is
 * read out of one. Nothing here knows a file format or a library, so that all of it can cross into a worker and be tested
 * by itself.
 */
import type { VerdictTable } from '../filing/rule-words';
import type { Text } from '../text';

/** The value of a cell. null: nothing. Dates are YYYY-MM-DD; a month is its first day. */
export type PlainCell =
  | null
  | { kind: 'text'; text: string }
  | NumberCell
  | { kind: 'flag'; flag: boolean }
  | { kind: 'date'; date: string }
  /** Never calculated, and never taken for a value. */
  | { kind: 'formula' }
  /** #REF!, #N/A and the like. */
  | { kind: 'error' };

export interface NumberCell {
  kind: 'number';
  number: number;
  /** Shown with a percent sign: 0.125 is 12.5%. */
  isPercent?: boolean;
  /** The number as it is shown, where the format adds zeros to it: 00123, 2023.10. */
  shown?: string;
  /** Days are counted from 1904 in this file. */
  is1904?: boolean;
}

/** Limits that a spreadsheet program puts on entries. */
export type CellValidation =
  /** `isStrict`: nothing else may be typed. */
  | { kind: 'list'; values: string[]; isStrict: boolean }
  | { kind: 'whole' | 'decimal'; min: number; max: number }
  | { kind: 'length'; max: number }
  | { kind: 'date' };

export interface SheetColumn {
  key: string;
  head: string;
  /** The rules of the column, in words. */
  note: string;
  /** Width in characters. */
  width: number;
  /** A number format as spreadsheet programs spell it. */
  format: string;
  isLocked: boolean;
  isHidden: boolean;
  validation: CellValidation | null;
}

export interface SheetRow {
  cells: PlainCell[];
  /** Columns that are locked in this row alone: the numbers of a row of sums. */
  locked: number[];
  /** The rules of the value of a row that is one field; in a table they stand with the column. */
  own?: Pick<SheetColumn, 'format' | 'note' | 'validation'> & { place: number };
}

/** A sheet to be written. */
export interface SheetContent {
  name: string;
  /** The key of the section that it shows; absent where it shows none. */
  section?: string;
  columns: SheetColumn[];
  rows: SheetRow[];
  /** The columns on the left that stay in sight, beside the header. */
  frozen: number;
  /** The number of rows below the header that may be filled. */
  room: number;
  /** Identities of the rows that the file knows of: only these can be missing from it when it comes back. */
  known: string[];
  /** A second sheet, to be read: what became of the rules that speak of the table. */
  verdicts?: VerdictTable;
}

/** The draft that a workbook was written from. */
export interface WorkbookOrigin {
  program: string;
  title: string;
  edition: string;
  filing: string;
  /** The credit code and the name of the company. */
  company: string;
  companyName: string;
  /** The version as the server counts saves. */
  version: string;
}

/** A file to be written. */
export interface WorkbookContent {
  sheets: SheetContent[];
  /** Sheets of text before and behind them, of which nothing comes back. */
  cover?: VerdictTable;
  verdicts?: VerdictTable;
  origin?: WorkbookOrigin;
}

/** A single sheet as a workbook, with the verdicts of its rules behind it. */
export const toWorkbook = (content: SheetContent | WorkbookContent): WorkbookContent =>
  'sheets' in content
    ? content
    : { sheets: [content], ...(content.verdicts && { verdicts: content.verdicts }) };

/** A row of a file that was read; `number` is what the spreadsheet program shows, so the header is row 1. */
export interface ReadRow {
  number: number;
  cells: PlainCell[];
}

export interface ReadSheet {
  name: string;
  rows: ReadRow[];
}

/** The visible sheets of a file. */
export interface ReadBook {
  sheets: ReadSheet[];
  /** Identities of rows by the key of their section; those of a file that names no section stand under ''. */
  known: Record<string, string[]>;
  /** Absent in a file that was not written as a workbook. */
  origin?: Partial<WorkbookOrigin>;
}

/** A fault of a file, a sheet or a cell, and how to mend it. */
export interface SheetFault {
  sheet: string;
  /** The cell by its name in spreadsheet programs (C7); empty when it is about the sheet as a whole. */
  cell: string;
  message: Text;
  /** The value of the cell is left out. Otherwise it is taken over and can be mended later. */
  isRefused: boolean;
  /** True where the file exceeds the limits of a workbook. */
  isTooMuch?: true;
}

/** Letters of a column: 0 is A, 26 is AA. */
export function toColumnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : toColumnLetters(Math.floor(column / 26) - 1) + letter;
}

export const formatCellName = (column: number, row: number): string => `${toColumnLetters(column)}${row}`;
