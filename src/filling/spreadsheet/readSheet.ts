/**
 * Converts a sheet of the reader to plain cells. The meaning of numbers follows from their formats and the date system of
 * the file.
 */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import { repeatMergedCells } from '@domain/spreadsheet/merged-cells';
import type { MergedCells, PlainCell, ReadRow, ReadSheet } from '@domain/spreadsheet/model';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { readShownAmount } from './readShownAmount';
import { Refused } from './refusal';

/** The rows of a sheet from the first to the last; rows and cells without a value are absent. */
export function readSheetRows({ Sheets }: WorkBook, name: string): (CellObject | undefined)[][] {
  const sheet: WorkSheet | undefined = Object.hasOwn(Sheets, name) ? Sheets[name] : undefined;
  // The reader omits a sheet in which it fails.
  if (!sheet) throw new Refused({ fault: 'damaged' });
  return sheet['!data'] ?? [];
}

/** Remaining characters of the file's texts: thousands of cells can share one long text. */
export type TextRoom = { characters: number };

function take(room: TextRoom, cell: PlainCell): PlainCell {
  const value = cell?.kind === 'formula' ? cell.result : cell;
  if (value?.kind === 'text') room.characters -= value.text.length;
  if (room.characters < 0) throw new Refused({ fault: 'unpacked' });
  return cell;
}

export function readSheet(book: WorkBook, name: string, room: TextRoom): ReadSheet {
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const rows: ReadRow[] = [];
  const shown = book.Sheets[name]?.['!rows'] ?? [];
  let places = 0;
  readSheetRows(book, name).forEach((row, at) => {
    const cells: PlainCell[] = [];
    row.forEach((cell, place) => {
      const plain = cell ? take(room, plainCell(cell, is1904)) : null;
      if (plain) cells[place] = plain;
    });
    if (cells.length === 0) return;
    places += cells.length;
    if (rows.length >= SHEET_LIMITS.rows) throw new Refused({ fault: 'rows', limit: SHEET_LIMITS.rows });
    if (places > SHEET_LIMITS.places) throw new Refused({ fault: 'columns', limit: SHEET_LIMITS.columns });
    rows.push({
      number: at + 1,
      cells: Array.from(cells, (cell) => cell ?? null),
      ...(shown[at]?.hidden && { isHidden: true }),
    });
  });
  const filled = listFilledColumns(rows);
  const merges = readMerges(book.Sheets[name]);
  const hiddenColumns = filled.filter((place) => book.Sheets[name]?.['!cols']?.[place]?.hidden);
  return repeatMergedCells({
    name,
    rows,
    ...(merges.length > 0 && { merges }),
    ...(hiddenColumns.length > 0 && { hiddenColumns }),
  });
}

const readMerges = (sheet: WorkSheet | undefined): MergedCells[] =>
  (sheet?.['!merges'] ?? []).map(({ s, e }) => ({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c }));

/** Indexes of the columns with values; a sheet with too many of them is refused. */
function listFilledColumns(rows: ReadRow[]): number[] {
  const filled = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, place) => (cell ? place : []))));
  if (filled.size > SHEET_LIMITS.columns)
    throw new Refused({ fault: 'columns', limit: SHEET_LIMITS.columns });
  return [...filled].sort((a, b) => a - b);
}

/** A cell by its stored value alone. */
type ReadCell = Exclude<PlainCell, { kind: 'formula' }>;

/** Booleans as LibreOffice writes them: TRUE() in an .xlsx or .ods file, true in an .xls file. */
const BOOLEAN_FORMULA = /^(TRUE|FALSE)(?:\(\))?$/i;

function plainCell(cell: CellObject, is1904: boolean): PlainCell {
  const constant = cell.F === undefined && cell.f?.match(BOOLEAN_FORMULA)?.[1];
  if (constant) return { kind: 'flag', flag: constant.toUpperCase() === 'TRUE' };
  const value = valueCell(cell, is1904);
  const isFormula = cell.f !== undefined || cell.F !== undefined;
  if (!isFormula || value?.kind === 'error') return value;
  if (value) return { kind: 'formula', result: value };
  return cell.v === '' ? null : { kind: 'formula' };
}

/** Converts the stored value of a cell, which a program has typed in or calculated. */
function valueCell(cell: CellObject, is1904: boolean): ReadCell {
  switch (cell.t) {
    case 's':
      return cell.v ? { kind: 'text', text: String(cell.v) } : null;
    case 'n':
      return numberCell(cell, is1904);
    case 'b':
      return { kind: 'flag', flag: cell.v === true };
    case 'd':
      return dateCell(cell);
    case 'e':
      return { kind: 'error' };
    default:
      return null;
  }
}

function numberCell({ v, z, w }: CellObject, is1904: boolean): ReadCell {
  if (typeof v !== 'number' || !Number.isFinite(v)) return { kind: 'error' };
  const amount = readShownAmount(v, String(z ?? ''));
  return {
    kind: 'number',
    number: v,
    ...(amount && { amount }),
    ...(isPercent(String(z ?? '')) && { isPercent: true }),
    ...(w !== undefined && isSpelledOut(w.trim(), v) && { shown: w.trim() }),
    ...(is1904 && { is1904 }),
  };
}

/** True for a percentage format; a percent sign in quotes or after a backslash is only text beside the number. */
const isPercent = (format: string): boolean => format.replace(/"[^"]*"|\\./g, '').includes('%');

/** True if the shown text is the same number with zeros that the bare number lacks: 00123, 2023.10. */
const isSpelledOut = (shown: string, number: number): boolean =>
  /^\d+(\.\d+)?$/.test(shown) && Number(shown) === number && shown !== String(number);

/** Day 61, 1 March 1900: before it spreadsheet programs count a 29 February that did not exist. Times of day count from day 0. */
const FIRST_DAY = Date.UTC(1900, 2, 1);

/** Converts a date cell. The reader represents days and hours in UTC, although workbooks have no time zones. */
function dateCell({ v, w }: CellObject): ReadCell {
  if (!(v instanceof Date) || Number.isNaN(v.getTime())) return { kind: 'error' };
  if (v.getTime() < FIRST_DAY && w?.trim()) return { kind: 'text', text: w.trim() };
  return { kind: 'date', date: v.toISOString().slice(0, 10) };
}
