/** Hidden sheets of an exported workbook: drop-down lists, identities of the exported rows, and the exported draft. */
import { type SheetContent, toColumnLetters, type WorkbookOrigin } from '@domain/spreadsheet/model';
import type ExcelJS from 'exceljs';
import { HIDDEN_SHEETS, OF_SECTION } from './hiddenNames';

/** Escapes control characters and carriage returns, which XML does not preserve, in the way of Office Open XML. */
export const encodeSheetText = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, (sign) => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase();
      return `_x${code.padStart(4, '0')}_`;
    });

/** Returns the cell range that holds the values of a drop-down. */
export type ListRanges = (values: string[]) => string;

/** Writes each list of drop-down values once, however many fields use it. */
export function createListRanges(book: ExcelJS.Workbook): ListRanges {
  const known = new Map<string, string>();
  let page: ExcelJS.Worksheet | undefined;
  return (values) => {
    const name = JSON.stringify(values);
    const range = known.get(name);
    if (range) return range;
    page ??= book.addWorksheet(HIDDEN_SHEETS.options, { state: 'veryHidden' });
    for (const [i, value] of values.entries())
      page.getCell(i + 1, known.size + 1).value = encodeSheetText(value);
    const letters = toColumnLetters(known.size);
    const made = `${HIDDEN_SHEETS.options}!$${letters}$1:$${letters}$${values.length}`;
    known.set(name, made);
    return made;
  };
}

export function writeHidden(
  book: ExcelJS.Workbook,
  sheets: SheetContent[],
  origin: WorkbookOrigin | undefined,
): void {
  writeKnown(book, sheets);
  if (!origin) return;
  const page = book.addWorksheet(HIDDEN_SHEETS.origin, { state: 'veryHidden' });
  for (const [key, value] of Object.entries(origin)) page.addRow([key, encodeSheetText(value)]);
}

/** Writes the identities of the exported rows, one column per section. */
function writeKnown(book: ExcelJS.Workbook, sheets: SheetContent[]): void {
  const knowing = sheets.filter(({ known }) => known.length > 0);
  if (knowing.length === 0) return;
  const page = book.addWorksheet(HIDDEN_SHEETS.rows, { state: 'veryHidden' });
  for (const [column, { section = '', known }] of knowing.entries())
    for (const [row, text] of [OF_SECTION + section, ...known].entries())
      page.getCell(row + 1, column + 1).value = encodeSheetText(text);
}
