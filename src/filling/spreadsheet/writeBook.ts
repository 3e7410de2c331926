/** Sheets as the bytes of an .xlsx file. */
import { isRightToLeft } from '@domain/bidi';
import { dec31, FORM_YEARS } from '@domain/expressions/dates';
import type { VerdictTable } from '@domain/filing/rule-words';
import {
  type CellValidation,
  formatCellName,
  type PlainCell,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  toColumnLetters,
  type WorkbookContent,
} from '@domain/spreadsheet/model';
import { choosePages, computeRowHeight } from '@domain/spreadsheet/print-size';
import ExcelJS from 'exceljs';
import { createListRanges, encodeSheetText, type ListRanges, writeHidden } from './hiddenSheets';

const HEAD_FILL = fill('FFE6F0FA');
const LOCKED_FILL = fill('FFF2F2F2');
const NOTE_AT_MOST = 1500;

function fill(argb: string): ExcelJS.Fill {
  return { type: 'pattern', pattern: 'solid', fgColor: { argb } };
}

export async function writeBook({ sheets, cover, verdicts, origin }: WorkbookContent): Promise<ArrayBuffer> {
  const book = new ExcelJS.Workbook();
  if (cover) await writeText(book, cover, [14, 100]);
  const lists = createListRanges(book);
  for (const sheet of sheets) await writeSheet(book, sheet, lists);
  if (verdicts) await writeText(book, verdicts, [60, 20, 40]);
  writeHidden(book, sheets, origin);
  return (await book.xlsx.writeBuffer()) as ArrayBuffer;
}

const A4 = 9;

/** Prints a sheet on the width of its pages, with its headings on each. */
function setUpPages(page: ExcelJS.Worksheet, widths: readonly number[], frozen = 0): void {
  const { orientation, across } = choosePages(widths);
  page.pageSetup = {
    paperSize: A4,
    orientation,
    fitToPage: true,
    fitToWidth: across,
    fitToHeight: 0,
    printTitlesRow: '1:1',
    ...(frozen > 0 && { printTitlesColumn: `A:${toColumnLetters(frozen - 1)}` }),
  };
}

const hasArabicHeads = ({ columns }: SheetContent): boolean =>
  columns.some(({ head }) => isRightToLeft(head));

async function writeSheet(book: ExcelJS.Workbook, sheet: SheetContent, lists: ListRanges): Promise<void> {
  const page = book.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', xSplit: sheet.frozen, ySplit: 1, rightToLeft: hasArabicHeads(sheet) }],
  });
  const grows = sheet.room > sheet.rows.length;
  page.columns = sheet.columns.map((column) => columnStyle(column, grows));
  writeHeader(page, sheet.columns);
  const widths = sheet.columns.map(({ width }) => width);
  setUpPages(
    page,
    widths.filter((_, column) => !sheet.columns[column]?.isHidden),
    sheet.frozen,
  );
  for (const [place, row] of sheet.rows.entries()) {
    for (const column of row.cells.keys()) writeCell(page.getCell(place + 2, column + 1), row, column, sheet);
    fitRow(page.getRow(place + 2), listLockedTexts(row, sheet.columns), widths);
  }
  writeValidations(page, sheet, lists);
  if (sheet.isExportOnly) {
    page.autoFilter = `A1:${formatCellName(sheet.columns.length - 1, sheet.room + 1)}`;
    return;
  }
  // Protection without a password prevents accidental edits; anybody may lift it.
  await page.protect('', {
    formatColumns: true,
    formatRows: true,
    insertRows: true,
    sort: true,
    autoFilter: true,
  });
}

/** Returns the style of a column, which applies to its empty cells too, also below the last row. */
const columnStyle = (column: SheetColumn, grows: boolean): Partial<ExcelJS.Column> => ({
  width: column.width,
  hidden: column.isHidden,
  style: {
    numFmt: column.format,
    protection: { locked: column.isLocked || !grows },
    alignment: { vertical: 'top', wrapText: column.format === '@' },
  },
});

function writeHeader(page: ExcelJS.Worksheet, columns: SheetColumn[]): void {
  for (const [place, { head, note }] of columns.entries()) {
    const cell = page.getCell(1, place + 1);
    cell.value = encodeSheetText(head);
    cell.style = {
      font: { bold: true },
      fill: HEAD_FILL,
      protection: { locked: true },
      alignment: { vertical: 'middle', wrapText: true },
      border: { bottom: { style: 'thin' } },
    };
    if (note) cell.note = encodeSheetText(note.slice(0, NOTE_AT_MOST));
  }
  const heads = columns.map(({ head, isHidden }) => (isHidden ? '' : head));
  const widths = columns.map(({ width }) => width);
  fitRow(page.getRow(1), heads, widths);
}

/** Texts of the cells of a row that nobody types in: the row keeps its height, whatever is typed beside them. */
const listLockedTexts = ({ cells, locked }: SheetRow, columns: SheetColumn[]): string[] =>
  columns.map(({ isLocked, isHidden }, place) => {
    const cell = cells[place];
    const isFixed = !isHidden && (isLocked || locked.includes(place));
    return isFixed && cell?.kind === 'text' ? cell.text : '';
  });

/** Gives a row the height of its texts: some programs leave rows as high as one line. */
function fitRow(row: ExcelJS.Row, texts: readonly string[], widths: readonly number[]): void {
  const height = computeRowHeight(texts, widths);
  if (height !== null) row.height = height;
}

function writeCell(
  cell: ExcelJS.Cell,
  { cells, locked, own }: SheetRow,
  place: number,
  { columns }: SheetContent,
): void {
  const isLocked = columns[place]?.isLocked || locked.includes(place);
  cell.protection = { locked: isLocked };
  if (isLocked) cell.fill = LOCKED_FILL;
  if (own?.place === place) cell.numFmt = own.format;
  write(cell, cells[place] ?? null);
}

function write(cell: ExcelJS.Cell, content: PlainCell): void {
  switch (content?.kind) {
    case 'text':
      // A string is never a formula, whatever it begins with; the text format keeps it a string when somebody edits it.
      cell.value = encodeSheetText(content.text);
      cell.numFmt = '@';
      cell.alignment = { vertical: 'top', wrapText: true };
      break;
    case 'number':
      cell.value = content.number;
      break;
    case 'flag':
      cell.value = content.flag;
      break;
    case 'date':
      cell.value = new Date(`${content.date}T${content.time ?? '00:00'}:00Z`);
      break;
  }
}

/** exceljs can apply a validation to a whole range, but its types do not declare that. */
interface WithRules {
  dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void };
}

/** Writes the validations of columns, down to the last row that may be filled, and those of single values. */
function writeValidations(page: ExcelJS.Worksheet, sheet: SheetContent, lists: ListRanges): void {
  if (sheet.room === 0) return;
  for (const [place, column] of sheet.columns.entries()) {
    const letters = toColumnLetters(place);
    addRule(page, `${letters}2:${letters}${sheet.room + 1}`, column, column.head, lists);
  }
  for (const [at, { own, cells }] of sheet.rows.entries()) {
    if (!own) continue;
    const name = cells[1]?.kind === 'text' ? cells[1].text : '';
    addRule(page, `${toColumnLetters(own.place)}${at + 2}`, own, name, lists);
  }
}

function addRule(
  page: ExcelJS.Worksheet,
  range: string,
  { validation, note }: Pick<SheetColumn, 'validation' | 'note'>,
  name: string,
  lists: ListRanges,
): void {
  if (!validation || (validation.kind === 'list' && validation.values.length === 0)) return;
  (page as unknown as WithRules).dataValidations.add(range, {
    ...ruleOf(validation, lists),
    allowBlank: true,
    showErrorMessage: validation.kind !== 'list' || validation.isStrict,
    errorTitle: name.slice(0, 30),
    error: note.slice(-220),
  });
}

function ruleOf(validation: CellValidation, lists: ListRanges): ExcelJS.DataValidation {
  switch (validation.kind) {
    case 'list':
      return { type: 'list', formulae: [lists(validation.values)] };
    case 'whole':
    case 'decimal':
      return { type: validation.kind, operator: 'between', formulae: [validation.min, validation.max] };
    case 'length':
      return { type: 'textLength', operator: 'lessThanOrEqual', formulae: [validation.max] };
    case 'date':
      return {
        type: 'date',
        operator: 'between',
        formulae: [new Date('1900-03-01T00:00:00Z'), new Date(`${dec31(FORM_YEARS.last)}T00:00:00Z`)],
      };
  }
}

/** Writes a read-only sheet of text; an import ignores it. */
async function writeText(
  book: ExcelJS.Workbook,
  { title, head, rows }: VerdictTable,
  widths: number[],
): Promise<void> {
  const page = book.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  const style = { alignment: { vertical: 'top', wrapText: true } } as const;
  page.columns = widths.map((width) => ({ width, style }));
  for (const row of [head, ...rows]) fitRow(page.addRow(row.map(encodeSheetText)), row, widths);
  setUpPages(page, widths);
  page.getRow(1).font = { bold: true };
  await page.protect('', { formatColumns: true, sort: true, autoFilter: true });
}
