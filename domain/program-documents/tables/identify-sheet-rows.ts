/** Identities of the rows of a sheet, before it is read: new rows get one, and a repeated one is told. */
import type { TableSection } from '../../definition';
import type { DraftSource } from '../../spreadsheet/book';
import { readHeader, type SheetHeader } from '../../spreadsheet/header';
import { sheetWords } from '../../spreadsheet/messages';
import {
  formatCellName,
  type PlainCell,
  type ReadRow,
  type ReadSheet,
  type SheetFault,
} from '../../spreadsheet/model';
import { buildTableSource } from '../../spreadsheet/source';
import { fillText } from '../../text';
import { programBookTexts } from './messages';

export interface IdentifiedSheet {
  sheet: ReadSheet;
  header: SheetHeader;
  /** Number of each row in the file, by its identity, in the order of the file. */
  numbers: ReadonlyMap<string, number>;
  faults: SheetFault[];
}

const readId = (cell: PlainCell | undefined): string => {
  if (cell?.kind === 'text') return cell.text.trim();
  return cell?.kind === 'number' ? String(cell.number) : '';
};

export function identifySheetRows(
  source: DraftSource,
  section: TableSection,
  sheet: ReadSheet,
  newId: () => string,
): IdentifiedSheet {
  const header = readHeader(buildTableSource({ ...source, section }), sheet);
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const place = header.row ?? width;
  const numbers = new Map<string, number>();
  const faults: SheetFault[] = [];
  const identify = (row: ReadRow): string => {
    const id = readId(row.cells[place]);
    if (id && !numbers.has(id)) return id;
    if (id)
      faults.push({
        sheet: sheet.name,
        cell: formatCellName(place, row.number),
        message: fillText(programBookTexts.rowTwice, { id, row: numbers.get(id) ?? '' }),
        isRefused: false,
      });
    return newId();
  };
  const setCell = ({ number, cells }: ReadRow, text: string): ReadRow => ({
    number,
    cells: Array.from({ length: Math.max(cells.length, place + 1) }, (_, i) =>
      i === place ? { kind: 'text', text } : (cells[i] ?? null),
    ),
  });
  const rows = sheet.rows.map((row) => {
    if (row.number === header.number) return setCell(row, sheetWords.row.zh);
    const isFilledIn = header.fields.some(({ place: at }) => row.cells[at]);
    if (row.number < header.number || !isFilledIn) return row;
    const id = identify(row);
    numbers.set(id, row.number);
    return setCell(row, id);
  });
  return { sheet: { ...sheet, rows }, header, numbers, faults };
}
