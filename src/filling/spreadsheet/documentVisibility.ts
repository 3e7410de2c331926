/** Hidden sheets, rows and columns of an OpenDocument, which the reader does not report. */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import type { WorkBook, WorkSheet } from '@e965/xlsx';

const TABLE_PART = /<(?:[\w.-]+:)?table(-row|-column)?((?:\s[^<>]*?)?)(\/?)>/g;
const TABLE_STYLE =
  /<(?:[\w.-]+:)?style(\s[^<>]*)>\s*<(?:[\w.-]+:)?table-properties\s[^<>]*?display=["']false["'][^<>]*>/g;

/** Number of rows and of columns in a sheet of any program. */
const [ROWS_AT_MOST, COLUMNS_AT_MOST] = [1_048_576, 16_384];

const attributeIn = (attributes: string, name: string): string | undefined =>
  attributes.match(new RegExp(`\\s(?:[\\w.-]+:)?${name}=["']([^"']*)`))?.[1];

/** True for what is hidden or grouped away (`collapse`), or filtered out. */
const isHidden = (attributes: string): boolean =>
  ['collapse', 'filter'].includes(attributeIn(attributes, 'visibility') ?? '');

const countIn = (attributes: string, kind: 'rows' | 'columns'): number =>
  Number(attributeIn(attributes, `number-${kind}-repeated`)) || 1;

/** Marks in the workbook of the reader what its content hides. */
export function markHidden(book: WorkBook, content: string): WorkBook {
  // Such a book is refused; marking the columns of thousands of sheets would take long.
  if (book.SheetNames.length > SHEET_LIMITS.sheets) return book;
  const hidden = new Set(
    [...content.matchAll(TABLE_STYLE)].map(([, attributes = '']) => attributeIn(attributes, 'name')),
  );
  const Sheets: { Hidden: 0 | 1 }[] = [];
  let sheet: WorkSheet | undefined;
  let [row, column] = [0, 0];
  for (const [, part, attributes = '', close] of content.matchAll(TABLE_PART)) {
    if (part === '-column') {
      const next = column + countIn(attributes, 'columns');
      if (sheet && isHidden(attributes)) markColumns(sheet, column, next);
      column = next;
      continue;
    }
    // The reader skips tables and rows without content too.
    if (close) continue;
    if (part) {
      const next = row + countIn(attributes, 'rows');
      if (sheet && isHidden(attributes)) markRows(sheet, row, next);
      row = next;
    } else {
      sheet = book.Sheets[book.SheetNames[Sheets.length] ?? ''];
      [row, column] = [0, 0];
      Sheets.push({ Hidden: hidden.has(attributeIn(attributes, 'style-name')) ? 1 : 0 });
    }
  }
  return { ...book, Workbook: { ...book.Workbook, Sheets } };
}

/** Marks the rows with cells from one up to another. */
function markRows(sheet: WorkSheet, from: number, to: number): void {
  const data = sheet['!data'] ?? [];
  const rows = sheet['!rows'] ?? [];
  for (let at = from; at < Math.min(to, data.length, ROWS_AT_MOST); at++)
    if (data[at]) rows[at] = { ...rows[at], hidden: true };
  sheet['!rows'] = rows;
}

/** Marks the columns from one up to another. */
function markColumns(sheet: WorkSheet, from: number, to: number): void {
  const columns = sheet['!cols'] ?? [];
  for (let at = from; at < Math.min(to, COLUMNS_AT_MOST); at++) columns[at] = { hidden: true };
  sheet['!cols'] = columns;
}
