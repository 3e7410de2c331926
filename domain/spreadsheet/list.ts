/** A list of new rows that is imported as a whole or not at all: its lines, or every fault with its cell. */
import type { FieldAnswers, FormScope, TableSection } from '../definition';
import type { FileLanguage, Text } from '../text';
import type { FieldColumn } from './columns';
import { listFittingSheets } from './fitting-sheets';
import { readHeader, type SheetHeader } from './header';
import { createSheetText } from './messages';
import { formatCellName, type ReadBook, type SheetContent, type SheetFault } from './model';
import { createMissingSheetFault } from './plan';
import { readRows } from './read-rows';
import { buildSheet } from './sheet';
import { buildTableSource, type TableSource } from './source';

/** Source of an empty list, whose columns depend on no other answers. */
const sourceIn = (section: TableSection) => ({ section, answers: {}, filled: {}, scope: {} as FormScope });

/** Creates an empty sheet of the list, to be filled in. */
export const createListTemplate = (section: TableSection, language: FileLanguage): SheetContent =>
  buildSheet(sourceIn(section), language);

/** A fault of a line, counted from 0, at one of its fields. */
export interface LineFault {
  line: number;
  field: string;
  message: Text;
}

export interface ReadList {
  /** Also of a list with faults, without the values of faulty cells, so that the rest of each line can be checked as well. */
  lines: FieldAnswers[];
  faults: SheetFault[];
  /** Places what was found elsewhere at the cells of its lines. */
  place(found: readonly LineFault[]): SheetFault[];
  /** All faults by row: its own, and those found elsewhere at cells that are read without a fault. */
  addFaults(found: readonly LineFault[]): SheetFault[];
}

/** Faults that a form would take over for later correction also refuse the whole list. */
const refuse = (fault: SheetFault): SheetFault => ({ ...fault, isRefused: true });

function refuseList(sheet: string, message: SheetFault | Text): ReadList {
  const fault = 'cell' in message ? message : { sheet, cell: '', message, isRefused: true };
  return { lines: [], faults: [refuse(fault)], place: () => [], addFaults: () => [refuse(fault)] };
}

/** Faults of the header: a new row needs no column that may be empty. */
const listHeaderFaults = (
  { columns }: TableSource,
  { faults, fields }: SheetHeader,
  sheet: string,
): SheetFault[] => {
  const isMissing = ({ field }: FieldColumn) => !fields.some(({ column }) => column.field.key === field.key);
  const missing = columns.filter((column) => column.isTyped && column.field.required && isMissing(column));
  return [
    ...faults.filter(({ cell }) => cell !== ''),
    ...missing.map(({ head }) => ({
      sheet,
      cell: '',
      message: createSheetText('required_column', { head }),
      isRefused: true,
    })),
  ];
};

const getRowNumber = ({ cell }: SheetFault): number => Number(cell.replace(/\D/g, ''));

export function readList(section: TableSection, book: ReadBook): ReadList {
  const from = sourceIn(section);
  const [sheet] = listFittingSheets(book, from);
  if (!sheet) return refuseList('', createMissingSheetFault(book, from));
  const source = buildTableSource(from);
  const header = readHeader(source, sheet);
  const { rows, faults: cellFaults } = readRows(from, source, header, sheet);
  const faults = [...listHeaderFaults(source, header, sheet.name), ...cellFaults].map(refuse);
  if (rows.length === 0 && faults.length === 0) return refuseList(sheet.name, createSheetText('no_rows'));
  const over = { actual: rows.length, limit: source.limit, over: rows.length - source.limit };
  if (over.over > 0) return refuseList(sheet.name, createSheetText('max_rows', over));

  const faulty = new Set(faults.map(({ cell }) => cell));
  const findCell = (line: number, key: string): string | undefined => {
    const place = header.fields.find(({ column }) => column.field.key === key)?.place;
    return place === undefined ? undefined : formatCellName(place, rows[line]?.number ?? header.number);
  };
  const place = (found: readonly LineFault[]) =>
    found.flatMap(({ line, field, message }): SheetFault[] => {
      const cell = findCell(line, field);
      return cell === undefined ? [] : [{ sheet: sheet.name, cell, message, isRefused: true }];
    });
  return {
    lines: rows.map(({ changes }, line) =>
      Object.fromEntries(Object.entries(changes).filter(([key]) => !faulty.has(findCell(line, key) ?? ''))),
    ),
    faults,
    place,
    addFaults: (found) =>
      [...faults, ...place(found).filter(({ cell }) => !faulty.has(cell))].sort(
        (one, other) => getRowNumber(one) - getRowNumber(other),
      ),
  };
}
