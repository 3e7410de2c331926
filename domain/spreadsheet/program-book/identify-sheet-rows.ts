/** Identities of the rows of a sheet, before it is read: new rows get one, and a repeated one is told. */
import type { TableSection } from '../../definition';
import { getSectionRows } from '../../filing/sections';
import { fillText } from '../../text';
import type { DraftSource } from '../book';
import { readHeader, type SheetHeader } from '../header';
import { sheetWords } from '../messages';
import { formatCellName, type PlainCell, type ReadRow, type ReadSheet, type SheetFault } from '../model';
import { buildTableSource } from '../source';
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

/** Columns whose values name a row where its id is lost; rows of other tables are known by their number. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  sections: ['form', 'key', 'ofProgram'],
  fields: ['section', 'key'],
  fixedRows: ['section', 'key'],
  rowGroups: ['section', 'group'],
  dictionaries: ['name'],
  options: ['dictionary', 'value'],
  rules: ['form', 'id', 'ofProgram'],
  conditions: ['id'],
  expressions: ['name'],
  thresholds: ['set', 'variant', 'name'],
  separatePapers: ['key'],
  criteria: ['key'],
  kinds: ['value'],
  lookups: ['call'],
  editions: ['from', 'to'],
  editionChanges: ['step', 'path', 'former'],
  reportForms: ['key'],
  reportTasks: ['code'],
  zoneReports: ['code'],
};

/** Finds the row at hand that a row of a sheet without ids means. */
function createRowFinder({ answers }: DraftSource, section: TableSection, { fields }: SheetHeader) {
  const known = getSectionRows(answers, section);
  const naming = NAMING[section.key];
  const join = (getValue: (key: string) => unknown): string =>
    (naming ?? []).map((key) => String(getValue(key) ?? '')).join('\u0000');
  const byName = new Map(known.map((row) => [join((key) => row[key]), row.row]));
  return (cells: readonly PlainCell[], index: number): string | undefined => {
    if (!naming) return known[index]?.row;
    const placeOf = (key: string) => fields.find(({ column }) => column.field.key === key)?.place ?? -1;
    return byName.get(join((key) => readId(cells[placeOf(key)])));
  };
}

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
  const findRow = createRowFinder(source, section, header);
  const identify = (row: ReadRow): string => {
    const id = header.row === undefined ? findRow(row.cells, numbers.size) : readId(row.cells[place]);
    if (id && !numbers.has(id)) return id;
    if (id && header.row !== undefined)
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
