/** The bytes of an .xlsx file as plain cells. Nothing in it is calculated, followed or drawn. */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import type { SheetMessage } from '@domain/spreadsheet/messages';
import type { PlainCell, ReadBook, ReadRow, ReadSheet } from '@domain/spreadsheet/model';
import ExcelJS from 'exceljs';
import { knownIn, originIn } from './hiddenSheets';

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

/**
 * Looks at a file before a reader of spreadsheets does: is it a workbook, and does it unpack to an honest size? Sizes that
 * an archive declares are not believed: every entry is unpacked once and counted, up to the limit and no further.
 */
interface Entry {
  name: string;
  isPacked: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
/** The directory's end, and the longest comment that may follow it. */
const END = { size: 22, comment: 65_535 };
const NEEDED = ['[Content_Types].xml', 'xl/workbook.xml'];
/** The first bytes of an .xls and of an encrypted workbook. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** The reason against reading the file; null when there is none. */
export async function archiveFault(bytes: Uint8Array<ArrayBuffer>): Promise<SheetMessage | null> {
  if (bytes.length > SHEET_LIMITS.fileBytes) return 'too_big';
  if (OLE.every((byte, i) => bytes[i] === byte)) return 'old_or_locked';
  const entries = entriesOf(bytes);
  if (!entries) return 'not_xlsx';
  if (entries.length > SHEET_LIMITS.entries) return 'unpacked';
  if (!NEEDED.every((name) => entries.some((entry) => entry.name === name))) return 'not_xlsx';
  let room: number = SHEET_LIMITS.unpackedBytes;
  for (const entry of entries) {
    room -= await unpackedSize(entry, room);
    if (room < 0) return 'unpacked';
  }
  return null;
}

/** The entries of the directory at the archive's end; null where there is none that can be followed. */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== SIGNATURES.entry) return null;
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const content = contentOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    if (!content) return null;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize));
    entries.push({ name, isPacked: view.getUint16(at + 10, true) !== 0, bytes: content });
    at += 46 + nameSize + extra + comment;
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.size - END.comment);
  for (let at = view.byteLength - END.size; at >= first; at--)
    if (view.getUint32(at, true) === SIGNATURES.end) return at;
  return -1;
}

function contentOf(bytes: Uint8Array<ArrayBuffer>, view: DataView, local: number, size: number) {
  if (local + 30 > bytes.length || view.getUint32(local, true) !== SIGNATURES.local) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return start + size <= bytes.length ? bytes.subarray(start, start + size) : null;
}

/** Stops counting beyond `limit`. Throws on an entry that is damaged. */
async function unpackedSize({ isPacked, bytes }: Entry, limit: number): Promise<number> {
  if (!isPacked) return bytes.length;
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // An error while writing reaches the reader as well, who hears it.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const reader = stream.readable.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return size;
    }
  }
}
