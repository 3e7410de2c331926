/** The bytes of an .xlsx file as plain cells. Nothing in it is calculated, followed or drawn. */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import type { SheetMessage } from '@domain/spreadsheet/messages';
import type { PlainCell, ReadBook, ReadRow, ReadSheet } from '@domain/spreadsheet/model';
import ExcelJS from 'exceljs';
import { knownIn, originIn } from './hiddenSheets';
import { archiveFault } from './zipGuard';

/** Parts of a workbook without values; some (rules, merged cells) are spread over every cell of their range when read. */
const IGNORED = [
  'dataValidations',
  'conditionalFormatting',
  'mergeCells',
  'hyperlinks',
  'drawing',
  'legacyDrawing',
  'picture',
  'tableParts',
  'autoFilter',
  'rowBreaks',
  'headerFooter',
  'extLst',
];

export type BookOrFault = { book: ReadBook } | { fault: SheetMessage; limit?: number; actual?: number };

export async function readBook(bytes: Uint8Array<ArrayBuffer>): Promise<BookOrFault> {
  try {
    const fault = await archiveFault(bytes);
    if (fault === 'too_big') return { fault, limit: SHEET_LIMITS.fileBytes / 1024 / 1024 };
    if (fault) return { fault };
    return await load(bytes);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    if (said.startsWith('Max row count')) return { fault: 'rows', limit: SHEET_LIMITS.rows };
    if (said.startsWith('Max column count')) return { fault: 'columns', limit: SHEET_LIMITS.columns };
    return { fault: 'damaged' };
  }
}

async function load(bytes: Uint8Array<ArrayBuffer>): Promise<BookOrFault> {
  const book = new ExcelJS.Workbook();
  const options = { ignoreNodes: IGNORED, maxRows: SHEET_LIMITS.rows, maxCols: SHEET_LIMITS.columns };
  await book.xlsx.load(bytes as unknown as ExcelJS.Buffer, options);
  const visible = book.worksheets.filter((page) => page.state === 'visible' || page.state === undefined);
  if (visible.length === 0) return { fault: 'damaged' };
  if (visible.length > SHEET_LIMITS.sheets)
    return { fault: 'sheets', limit: SHEET_LIMITS.sheets, actual: visible.length };
  return { book: { sheets: visible.map(readSheet), known: knownIn(book), ...originIn(book) } };
}

function readSheet(page: ExcelJS.Worksheet): ReadSheet {
  const rows: ReadRow[] = [];
  page.eachRow((row, number) => {
    const cells: PlainCell[] = [];
    row.eachCell((cell, place) => {
      cells[place - 1] = readCell(cell);
    });
    const dense = Array.from(cells, (cell) => cell ?? null);
    if (dense.some((cell) => cell !== null)) rows.push({ number, cells: dense });
  });
  return { name: page.name, rows };
}

function readCell(cell: ExcelJS.Cell): PlainCell {
  const { value } = cell;
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number')
    return { kind: 'number', number: value, ...(/%/.test(cell.numFmt ?? '') && { isPercent: true }) };
  if (typeof value === 'boolean') return { kind: 'flag', flag: value };
  if (value instanceof Date) return dateCell(value);
  if ('error' in value) return { kind: 'error' };
  if ('richText' in value) return textCell(richText(value));
  if ('hyperlink' in value) return textCell(linkText(value.text));
  return { kind: 'formula' };
}

const textCell = (text: string): PlainCell => (text === '' ? null : { kind: 'text', text });
const richText = ({ richText: parts }: ExcelJS.CellRichTextValue): string =>
  parts.map((part) => part.text).join('');
/** The words of a link may be formatted as well, which the types do not tell. */
const linkText = (text: unknown): string =>
  typeof text === 'object' && text !== null && 'richText' in text
    ? richText(text as ExcelJS.CellRichTextValue)
    : String(text ?? '');

const dateCell = (value: Date): PlainCell =>
  Number.isNaN(value.getTime())
    ? { kind: 'error' }
    : { kind: 'date', date: value.toISOString().slice(0, 10) };
