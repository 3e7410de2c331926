/**
 * A section as a sheet and a filing as a workbook, in plain data: the source of a written spreadsheet file, and the result of
 * reading one. Independent of file formats and libraries, so that it can be passed to a worker and tested on its own.
 */
import type { VerdictTable } from '../filing/rule-words';
import type { Text } from '../text';

/**
 * Value of a cell; null: empty. Dates are YYYY-MM-DD; a month is its first day. A sheet that is never imported may hold times,
 * as HH:mm; reading a file gives dates alone.
 */
export type PlainCell =
  | null
  | ValueCell
  /** A formula; `result` as the program that saved the file has calculated it, absent where it has not. */
  | { kind: 'formula'; result?: ValueCell }
  /** An error value such as #REF! or #N/A. */
  | { kind: 'error' };

type ValueCell =
  | TextCell
  | NumberCell
  | { kind: 'flag'; flag: boolean }
  | { kind: 'date'; date: string; time?: string };

interface TextCell {
  kind: 'text';
  text: string;
  /** True in the rows of a merged cell after the first. */
  isRepeated?: true;
}

export interface NumberCell {
  kind: 'number';
  number: number;
  /** True where the number is displayed as a percentage: 0.125 is 12.5%. */
  isPercent?: boolean;
  /** The number as displayed, where the format adds zeros to it: 00123, 2023.10. */
  shown?: string;
  /** The amount as displayed, with all its digits, where the format scales it or adds a unit of money: 1.2345万. */
  amount?: string;
  /** True where the file counts days from 1904. */
  is1904?: boolean;
  isRepeated?: true;
}

/** Validation of entries that the spreadsheet program enforces. */
export type CellValidation =
  /** `isStrict`: values outside the list are rejected. */
  | { kind: 'list'; values: string[]; isStrict: boolean }
  | { kind: 'whole' | 'decimal'; min: number; max: number }
  | { kind: 'length'; max: number }
  | { kind: 'date' };

export interface SheetColumn {
  key: string;
  head: string;
  /** Rules of the column, in words. */
  note: string;
  /** Width in characters. */
  width: number;
  /** Number format in the syntax of spreadsheet programs. */
  format: string;
  isLocked: boolean;
  isHidden: boolean;
  validation: CellValidation | null;
}

export interface SheetRow {
  cells: PlainCell[];
  /** Indexes of columns that are locked in this row only: the numbers of a row of sums. */
  locked: number[];
  /** Format and validation of the value in a row that stands for one field; in a table the column has them. */
  own?: Pick<SheetColumn, 'format' | 'note' | 'validation'> & { place: number };
}

/** A sheet to be written. */
export interface SheetContent {
  name: string;
  /** True for a sheet that is never imported: its cells are free to edit and sort, its header filters the rows. */
  isExportOnly?: true;
  /** Key of the section on the sheet; absent where it shows none. */
  section?: string;
  columns: SheetColumn[];
  rows: SheetRow[];
  /** Number of columns at the left that stay visible while scrolling, beside the header. */
  frozen: number;
  /** Number of rows below the header that may be filled. */
  room: number;
  /** Identities of the rows written to the file: only these count as removed when they are missing from the imported file. */
  known: string[];
  /** Second sheet, for reading only: verdicts of the rules about the table. */
  verdicts?: VerdictTable;
}

/** The draft from which a workbook was written. */
export interface WorkbookOrigin {
  program: string;
  title: string;
  edition: string;
  filing: string;
  /** The credit code and the name of the company. */
  company: string;
  companyName: string;
  /** Version of the draft, as the server counts saves; 0 where it was never saved. */
  version: string;
  /** The filing that the draft refers to, such as that of the project whose results it reports; absent where there is none. */
  referred?: string;
}

/** A file to be written. */
export interface WorkbookContent {
  sheets: SheetContent[];
  /** Text sheets before and after the others, which an import ignores. */
  cover?: VerdictTable;
  verdicts?: VerdictTable;
  origin?: WorkbookOrigin;
}

/** Turns a single sheet into a workbook, followed by the verdicts of its rules. */
export const toWorkbook = (content: SheetContent | WorkbookContent): WorkbookContent =>
  'sheets' in content
    ? content
    : { sheets: [content], ...(content.verdicts && { verdicts: content.verdicts }) };

/** A row that was read from a file; `number` is the one that the spreadsheet program shows, so the header is row 1. */
export interface ReadRow {
  number: number;
  cells: PlainCell[];
  /** True for a row that the spreadsheet program does not show: hidden, grouped away or filtered out. */
  isHidden?: true;
}

/** Cells merged into one: numbers of rows as the spreadsheet program shows them, and indexes of columns. */
export interface MergedCells {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface ReadSheet {
  name: string;
  rows: ReadRow[];
  /** Absent in a sheet without merged cells, and in a file that does not tell them. */
  merges?: MergedCells[];
  /** Indexes of the filled columns that the spreadsheet program does not show; absent where it shows all of them. */
  hiddenColumns?: number[];
}

/** The visible sheets of a file. */
export interface ReadBook {
  sheets: ReadSheet[];
  /** Identities of the rows written to the file, by section key; '' in a file that names no section. */
  known: Record<string, string[]>;
  /** Absent in a file that was not written as a workbook. */
  origin?: Partial<WorkbookOrigin>;
}

/** A fault of a file, a sheet or a cell, and how to correct it. */
export interface SheetFault {
  sheet: string;
  /** Cell name as in spreadsheet programs, such as C7; empty for a fault of the whole sheet. */
  cell: string;
  message: Text;
  /** True where the value of the cell is refused; otherwise it is taken over and can be corrected later. */
  isRefused: boolean;
  /** True where the file exceeds the limits of a workbook. */
  isTooMuch?: true;
  /** True where no value of the table is at fault: a column or row that is no part of it, or one that is not shown. */
  isNote?: true;
}

/** Text of a cell, or of the result of its formula: without blanks around it, or the digits of its number; empty for a cell without either. */
export function getCellText(cell: PlainCell | undefined): string {
  if (cell?.kind === 'formula') return getCellText(cell.result);
  if (cell?.kind === 'text') return cell.text.trim();
  if (cell?.kind === 'number') return String(cell.number);
  return cell?.kind === 'date' ? cell.date : '';
}

/** Letters of a column by its index: 0 is A, 26 is AA. */
export function toColumnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : toColumnLetters(Math.floor(column / 26) - 1) + letter;
}

export const formatCellName = (column: number, row: number): string => `${toColumnLetters(column)}${row}`;
