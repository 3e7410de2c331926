/** Reads the hidden sheets of an exported workbook: identities of the exported rows, and the draft that it was exported from. */
import type { ReadBook } from '@domain/spreadsheet/model';
import type { WorkBook } from '@e965/xlsx';
import { HIDDEN_SHEETS, OF_SECTION } from './hiddenNames';
import { readSheetRows } from './readSheet';

const textsIn = (book: WorkBook, name: string): (string | null)[][] =>
  book.SheetNames.includes(name)
    ? Array.from(readSheetRows(book, name), (row) =>
        Array.from(row ?? [], (cell) => (cell?.t === 's' ? String(cell.v) : null)),
      )
    : [];

/**
 * Returns the identities of the exported rows by section. Files of earlier releases list those of their only table in one column
 * without a heading.
 */
export function readKnownRows(book: WorkBook): ReadBook['known'] {
  const sections: string[] = [];
  const known: Record<string, string[]> = Object.create(null);
  for (const texts of textsIn(book, HIDDEN_SHEETS.rows))
    for (const [column, text] of texts.entries()) {
      if (text === null) continue;
      if (text.startsWith(OF_SECTION)) sections[column] = text.slice(OF_SECTION.length);
      else {
        const section = sections[column] ?? '';
        const rows = known[section] ?? [];
        rows.push(text);
        known[section] = rows;
      }
    }
  return known;
}

const KEYS = [
  'program',
  'title',
  'edition',
  'filing',
  'company',
  'companyName',
  'version',
  'referred',
] as const;

export function readOrigin(book: WorkBook): Pick<ReadBook, 'origin'> {
  if (!book.SheetNames.includes(HIDDEN_SHEETS.origin)) return {};
  const origin: NonNullable<ReadBook['origin']> = {};
  for (const [key, value] of textsIn(book, HIDDEN_SHEETS.origin)) {
    const known = KEYS.find((each) => each === key);
    if (known && typeof value === 'string') origin[known] = value;
  }
  return { origin };
}
