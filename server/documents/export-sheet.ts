/**
 * Workbook of one sheet, generated row by row while it is sent: a row is released before the next is read, which the library that
 * the portal reads spreadsheets with cannot do. Text cells stay text whatever their first character is.
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportCell } from '../../domain/document/export';

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

function formatCell(cell: ExportCell, at: string, style: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}" s="${style}"><v>${cell}</v></c>`;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

const formatRow = (cells: readonly ExportCell[], row: number, style: number): string =>
  `<row r="${row}">${cells.map((cell, column) => formatCell(cell, formatColumnLetters(column) + row, style)).join('')}</row>`;

/** Cell styles by index: plain for rows, bold for the header. */
const PLAIN = 0;
const BOLD = 1;

async function* formatSheet(head: readonly string[], rows: AsyncIterable<ExportCell[][]>) {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${head.length}" width="20" customWidth="1"/></cols><sheetData>${formatRow(head, 1, BOLD)}`;
  let row = 1;
  for await (const some of rows) yield some.map((cells) => formatRow(cells, ++row, PLAIN)).join('');
  yield '</sheetData></worksheet>';
}

const createPackageParts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
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
