/** Finds the sheets of a file from which a section can be read: by name, or by their headings. */
import { verdictTitle } from '../filing/rule-words';
import { readHeader } from './header';
import { findLinesHeadRow } from './lines';
import { sheetWords } from './messages';
import type { ReadBook, ReadSheet } from './model';
import { listSheetNames } from './sheet';
import { buildTableSource, type SheetSource, type TableSource } from './source';
import { findYearsAcross } from './years-across';

/** The sheet from which a table is read, and how. */
export interface SheetReading {
  sheet: string;
  /** Number of the row used as headings; null where none was found. */
  headRow: number | null;
  /** Names of all fitting sheets, the best one first. */
  fitting: string[];
}

const OTHERS = [verdictTitle, sheetWords.cover].flatMap(({ zh, en }) => [zh, en]);

/**
 * Sheets that fit a section: the sheet with its name; else the only sheet; else all with at least one known heading, sorted by
 * the number of these.
 */
export function listFittingSheets({ sheets }: ReadBook, from: SheetSource): ReadSheet[] {
  const names = listSheetNames(from.section);
  const named = sheets.find(({ name }) => names.includes(name));
  if (named) return [named];
  const tables = sheets.filter(({ name }) => !OTHERS.includes(name));
  if (tables.length <= 1) return tables;
  const source = buildTableSource(from);
  return tables
    .map((sheet) => ({ sheet, fields: countFields(source, sheet) }))
    .filter(({ fields }) => fields > 0)
    .sort((a, b) => b.fields - a.fields)
    .map(({ sheet }) => sheet);
}

function countFields(source: TableSource, sheet: ReadSheet): number {
  if (source.kind === 'fields') return findLinesHeadRow(sheet) === null ? 0 : 1;
  const across = findYearsAcross(source, sheet);
  if (across) return across.named;
  return readHeader(source, sheet).fields.filter(({ column }) => column.isTyped).length;
}

export function selectSheetReading(
  from: SheetSource,
  book: ReadBook,
  chosen: string | undefined,
): SheetReading | null {
  const fitting = listFittingSheets(book, from);
  const sheet = fitting.find(({ name }) => name === chosen) ?? fitting[0];
  if (!sheet) return null;
  const source = buildTableSource(from);
  return {
    sheet: sheet.name,
    headRow: findHeadRowNumber(source, sheet),
    fitting: fitting.map(({ name }) => name),
  };
}

function findHeadRowNumber(source: TableSource, sheet: ReadSheet): number | null {
  if (source.kind === 'fields') return findLinesHeadRow(sheet);
  const across = findYearsAcross(source, sheet);
  if (across) return across.head.number;
  const { fields, number } = readHeader(source, sheet);
  return fields.length > 0 ? number : null;
}
