/**
 * Workbook of one sheet, generated row by row while it is sent: a row is released before the next is read, which the library that
 * the portal reads spreadsheets with cannot do. Text cells stay text whatever their first character is.
 */

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type DateCell, type ExportCell, formatCellText } from '../../domain/document/export';
import { choosePages, measureText } from '../../domain/spreadsheet/print-size';
import { DAY_MS } from '../../domain/time';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Maximum characters of a cell, a limit of the file format. */
const TEXT_AT_MOST = 32_767;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text
    .slice(0, TEXT_AT_MOST)
    // Characters that XML cannot contain.
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Column letters by index: 0 is A, 26 is AA. */
const formatColumnLetters = (column: number): string =>
  (column < 26 ? '' : formatColumnLetters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

/**
 * Cell styles by index: that of empty cells, plain for rows, bold for the header, one for each precision of a date, and bold for the
 * header of numbers, which stand at the right of their column.
 */
const PLAIN = 1;
const BOLD = 2;
const DATE_FORMATS = ['yyyy-mm', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm'];
const FIRST_DATE_STYLE = 3;
const BOLD_OF_NUMBERS = FIRST_DATE_STYLE + DATE_FORMATS.length;
/** Number formats below are built in. */
const FIRST_OWN_FORMAT = 164;

const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Spreadsheet programs take 1900 for a leap year, and count the days before its March differently. */
const FIRST_DAY = 61;

/** A date as spreadsheet programs store it, in days; null for one that they cannot. */
function toSerialDay({ date }: DateCell): number | null {
  const [day = '', time = '00:00'] = date.split(' ');
  const at = Date.parse(`${day.padEnd('YYYY-MM-DD'.length, '-01')}T${time}:00Z`);
  const serial = (at - DAY_ZERO) / DAY_MS;
  return serial >= FIRST_DAY ? serial : null;
}

const formatNumberCell = (value: number, at: string, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

function formatCell(cell: ExportCell, at: string, style: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return formatNumberCell(cell, at, style);
  if (typeof cell === 'object') {
    const serial = toSerialDay(cell);
    const format = DATE_FORMATS.findIndex(({ length }) => length === cell.date.length);
    if (serial === null || format < 0) return formatCell(cell.date, at, style);
    return formatNumberCell(serial, at, FIRST_DATE_STYLE + format);
  }
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

const formatRow = (
  cells: readonly ExportCell[],
  row: number,
  styleOf: (column: number) => number = () => PLAIN,
): string =>
  `<row r="${row}">${cells.map((cell, column) => formatCell(cell, formatColumnLetters(column) + row, styleOf(column))).join('')}</row>`;

/** True for a column of which the rows at hand hold numbers alone. */
const isOfNumbers = (rows: readonly ExportCell[][], column: number): boolean => {
  const filled = rows.flatMap((cells) => cells[column] ?? []);
  return filled.length > 0 && filled.every((cell) => typeof cell === 'number');
};

/** Column widths in characters; a longer text goes on in the next line of its cell. */
const WIDTH = { least: 8, most: 50, mostOfHead: 20 };
/** Characters beside a text: the margins of its cell, and in the header the button of the filter. */
const MARGIN = 2;
/** Width of a column that suits its header and the rows at hand: the rows that follow are not known yet. */
function computeWidth(head: string, column: number, rows: readonly ExportCell[][]): number {
  const cells = rows.map((cells) => measureText(formatCellText(cells[column] ?? null)));
  const width = Math.max(Math.min(measureText(head) + MARGIN, WIDTH.mostOfHead), ...cells);
  return Math.min(Math.max(width + MARGIN, WIDTH.least), WIDTH.most);
}

const computeWidths = (head: readonly string[], rows: readonly ExportCell[][]): number[] =>
  head.map((text, column) => computeWidth(text, column, rows));

/** The sheet up to its first row, with some of its rows at hand: the header stays visible. */
function formatSheetStart(
  head: readonly string[],
  widths: readonly number[],
  rows: readonly ExportCell[][],
): string {
  const styleOf = (column: number) => (isOfNumbers(rows, column) ? BOLD_OF_NUMBERS : BOLD);
  const columns = widths.map(
    (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>${formatRow(head, 1, styleOf)}`;
}

async function* formatSheet(head: readonly string[], rows: AsyncIterable<ExportCell[][]>) {
  let row = 0;
  let widths = computeWidths(head, []);
  for await (const some of rows) {
    if (row === 0) {
      widths = computeWidths(head, some);
      yield formatSheetStart(head, widths, some);
      row = 1;
    }
    yield some.map((cells) => formatRow(cells, ++row)).join('');
  }
  if (row === 0) {
    yield formatSheetStart(head, widths, []);
    row = 1;
  }
  const { orientation, across } = choosePages(widths);
  yield `</sheetData><autoFilter ref="A1:${formatColumnLetters(head.length - 1)}${row}"/><pageSetup paperSize="9" orientation="${orientation}" fitToWidth="${across}" fitToHeight="0"/></worksheet>`;
}

/** Style of cells whose texts go on in the next line and begin at the top. */
const wrapped = (style: string, side = ''): string =>
  `<xf ${style} applyAlignment="1"><alignment${side} vertical="top" wrapText="1"/></xf>`;

const BOLD_FONT = 'fontId="1" applyFont="1"';

const ownFormats = DATE_FORMATS.map(
  (code, place) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + place}" formatCode="${code}"/>`,
).join('');
const dateStyles = DATE_FORMATS.map(
  (_, place) =>
    `<xf numFmtId="${FIRST_OWN_FORMAT + place}" fontId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>`,
).join('');

const createPackageParts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${escapeXml(`'${name}'!$1:$1`)}</definedName></definedNames></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="${DATE_FORMATS.length}">${ownFormats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${BOLD_OF_NUMBERS + 1}"><xf fontId="0"/>${wrapped('fontId="0"')}${wrapped(BOLD_FONT)}${dateStyles}${wrapped(BOLD_FONT, ' horizontal="right"')}</cellXfs></styleSheet>`,
});

/** `name`: title of the sheet. */
export function createWorkbookStream(
  name: string,
  head: readonly string[],
  rows: AsyncIterable<ExportCell[][]>,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheet = Readable.from(formatSheet(head, rows), { objectMode: false });
  const giveUp = (error: unknown) => output.destroy(error as Error);
  zip.on('error', giveUp);
  sheet.on('error', giveUp);
  // The client has disconnected: no more rows are read.
  output.on('close', () => sheet.destroy());
  for (const [path, xml] of Object.entries(createPackageParts(name)))
    zip.addBuffer(Buffer.from(HEAD + xml), path);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}
