/** A sheet as the bytes of an .xlsx file. */
import type { VerdictTable } from '@domain/filing/rule-words';
import {
  columnLetters,
  type PlainCell,
  type Sheet,
  type SheetColumn,
  type Validation,
} from '@domain/spreadsheet/model';
import ExcelJS from 'exceljs';

/** Sheets that nobody sees: the lists of the drop-downs, and which rows the file knows. */
export const HIDDEN = { options: '_options', rows: '_rows' } as const;

const HEAD_FILL = fill('FFE6F0FA');
const LOCKED_FILL = fill('FFF2F2F2');
const NOTE_AT_MOST = 1500;

function fill(argb: string): ExcelJS.Fill {
  return { type: 'pattern', pattern: 'solid', fgColor: { argb } };
}

export async function writeBook(sheet: Sheet): Promise<ArrayBuffer> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', xSplit: sheet.frozen, ySplit: 1 }],
  });
  const grows = sheet.room > sheet.rows.length;
  page.columns = sheet.columns.map((column) => columnStyle(column, grows));
  writeHeader(page, sheet.columns);
  for (const [place, row] of sheet.rows.entries())
    for (const [column, cell] of row.cells.entries())
      writeCell(
        page.getCell(place + 2, column + 1),
        cell,
        sheet.columns[column] as SheetColumn,
        row.locked.includes(column),
      );
  writeValidations(book, page, sheet);
  writeKnown(book, sheet.known);
  if (sheet.verdicts) await writeVerdicts(book, sheet.verdicts);
  // Without a password: it keeps hands off, and anybody may lift it.
  await page.protect('', {
    formatColumns: true,
    formatRows: true,
    insertRows: true,
    sort: true,
    autoFilter: true,
  });
  return (await book.xlsx.writeBuffer()) as ArrayBuffer;
}

/** The style of a column is that of its empty cells, below the last row too. */
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
    cell.value = escaped(head);
    cell.style = {
      font: { bold: true },
      fill: HEAD_FILL,
      protection: { locked: true },
      alignment: { vertical: 'middle', wrapText: true },
      border: { bottom: { style: 'thin' } },
    };
    if (note) cell.note = escaped(note.slice(0, NOTE_AT_MOST));
  }
}

function writeCell(cell: ExcelJS.Cell, content: PlainCell, column: SheetColumn, isLockedHere: boolean): void {
  const isLocked = column.isLocked || isLockedHere;
  cell.protection = { locked: isLocked };
  if (isLocked) cell.fill = LOCKED_FILL;
  switch (content?.kind) {
    case 'text':
      // A string is never a formula, whatever it begins with; as text it stays one when somebody edits it.
      cell.value = escaped(content.text);
      cell.numFmt = '@';
      break;
    case 'number':
      cell.value = content.number;
      break;
    case 'flag':
      cell.value = content.flag;
      break;
    case 'date':
      cell.value = new Date(`${content.date}T00:00:00Z`);
      break;
  }
}

/** XML keeps neither control characters nor carriage returns: they are spelled as the format spells them. */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, (sign) => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase();
      return `_x${code.padStart(4, '0')}_`;
    });

/** exceljs can lay a rule over a whole range, but does not declare it. */
interface WithRules {
  dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void };
}

function writeValidations(book: ExcelJS.Workbook, page: ExcelJS.Worksheet, sheet: Sheet): void {
  if (sheet.room === 0) return;
  const lists = sheet.columns.some(
    ({ validation }) => validation?.kind === 'list' && validation.values.length,
  )
    ? book.addWorksheet(HIDDEN.options, { state: 'veryHidden' })
    : null;
  let used = 0;
  for (const [place, { validation, head, note }] of sheet.columns.entries()) {
    if (!validation) continue;
    let source = '';
    if (validation.kind === 'list') {
      if (!lists || !validation.values.length) continue;
      used += 1;
      const values = validation.values.map(escaped);
      for (const [i, value] of values.entries()) lists.getCell(i + 1, used).value = value;
      const letters = columnLetters(used - 1);
      source = `${HIDDEN.options}!$${letters}$1:$${letters}$${values.length}`;
    }
    const letters = columnLetters(place);
    (page as unknown as WithRules).dataValidations.add(`${letters}2:${letters}${sheet.room + 1}`, {
      ...ruleOf(validation, source),
      allowBlank: true,
      showErrorMessage: validation.kind !== 'list' || validation.isStrict,
      errorTitle: head.slice(0, 30),
      error: note.slice(-220),
    });
  }
}

function ruleOf(validation: Validation, source: string): ExcelJS.DataValidation {
  switch (validation.kind) {
    case 'list':
      return { type: 'list', formulae: [source] };
    case 'whole':
    case 'decimal':
      return { type: validation.kind, operator: 'between', formulae: [validation.min, validation.max] };
    case 'length':
      return { type: 'textLength', operator: 'lessThanOrEqual', formulae: [validation.max] };
    case 'date':
      return {
        type: 'date',
        operator: 'between',
        formulae: [new Date('1900-03-01T00:00:00Z'), new Date('2199-12-31T00:00:00Z')],
      };
  }
}

function writeKnown(book: ExcelJS.Workbook, known: string[]): void {
  if (known.length === 0) return;
  const page = book.addWorksheet(HIDDEN.rows, { state: 'veryHidden' });
  for (const [place, identity] of known.entries()) page.getCell(place + 1, 1).value = escaped(identity);
}

/** Only to be read: nothing of it comes back. */
async function writeVerdicts(book: ExcelJS.Workbook, { title, head, rows }: VerdictTable): Promise<void> {
  const page = book.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  const style = { alignment: { vertical: 'top', wrapText: true } } as const;
  page.columns = [60, 20, 40].map((width) => ({ width, style }));
  for (const row of [head, ...rows]) page.addRow(row.map(escaped));
  page.getRow(1).font = { bold: true };
  await page.protect('', { formatColumns: true, sort: true, autoFilter: true });
}
