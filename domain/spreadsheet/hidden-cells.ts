/** Notes of an import that took over values which nobody sees in the file. */
import { joinTexts, type Text } from '../text';
import { createSheetText } from './messages';
import { formatCellName, type ReadSheet, type SheetFault, toColumnLetters } from './model';

/** Place of a cell: number of its row as the spreadsheet program shows it, and index of its column. */
export interface CellPlace {
  row: number;
  place: number;
}

const MAX_NAMED = 5;

/** The first names of hidden rows or columns. */
const nameHidden = (names: readonly string[]): Text =>
  joinTexts(names.slice(0, MAX_NAMED).map((name) => ({ zh: name, en: name })));

/** Notes that values were read from hidden rows, and from hidden columns with their headings in row `head`. */
export function noteHidden(sheet: ReadSheet, head: number, read: readonly CellPlace[]): SheetFault[] {
  const places = new Set(read.map(({ place }) => place));
  const numbers = new Set(read.map(({ row }) => row));
  const rows = sheet.rows.filter(({ number, isHidden }) => isHidden && numbers.has(number));
  const columns = (sheet.hiddenColumns ?? []).filter((place) => places.has(place));
  const note = (cell: string, message: Text): SheetFault => ({
    sheet: sheet.name,
    cell,
    message,
    isRefused: false,
    isNote: true,
  });
  const [firstRow, firstColumn] = [rows[0], columns[0]];
  const ofRows = { rows: nameHidden(rows.map(({ number }) => String(number))), count: rows.length };
  const ofColumns = { columns: nameHidden(columns.map(toColumnLetters)), count: columns.length };
  return [
    ...(firstRow ? [note(formatCellName(0, firstRow.number), createSheetText('hidden_rows', ofRows))] : []),
    ...(firstColumn === undefined
      ? []
      : [note(formatCellName(firstColumn, head), createSheetText('hidden_columns', ofColumns))]),
  ];
}
