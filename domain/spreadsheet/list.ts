/**
 * A list of new rows that is imported as a whole or not at all: its lines, or every fault with its cell. All sheets with its
 * columns are read; whatever is no part of the list is passed over with a note.
 */
import type { FieldAnswers, FormScope, TableSection } from '../definition';
import type { ListSection } from '../definition/list-section';
import { createFault } from '../filing/filing-faults';
import type { FileLanguage, Text } from '../text';
import type { FieldColumn } from './columns';
import { listFittingSheets } from './fitting-sheets';
import { readHeader, type SheetHeader } from './header';
import { createSheetText } from './messages';
import { formatCellName, type ReadBook, type ReadSheet, type SheetContent, type SheetFault } from './model';
import { type MatchedRow, readRows } from './read-rows';
import { buildSheet } from './sheet';
import { buildTableSource, type SheetSource, type TableSource } from './source';

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
  /** Names of the sheets that were read. */
  sheets: string[];
  /** Also of a list with faults, without the values of faulty cells, so that the rest of each line can be checked as well. */
  lines: FieldAnswers[];
  faults: SheetFault[];
  /** Notes on parts that were passed over, or read although they are hidden; these refuse nothing. */
  notes: SheetFault[];
  /** Places what was found elsewhere at the cells of its lines. */
  place(found: readonly LineFault[]): SheetFault[];
  /** All faults by row: its own, and those found elsewhere at cells that are read without a fault. */
  addFaults(found: readonly LineFault[]): SheetFault[];
}

/** Faults that a form would take over for later correction also refuse the whole list. */
const refuse = (fault: SheetFault): SheetFault => ({ ...fault, isRefused: true });

function refuseList(message: Text, { sheets = [], notes = [] }: Partial<ReadList> = {}): ReadList {
  const [sheet = ''] = sheets.length === 1 ? sheets : [];
  const faults = [{ sheet, cell: '', message, isRefused: true }];
  return { sheets, lines: [], faults, notes, place: () => [], addFaults: () => faults };
}

/** A sheet of the list with its headings. */
interface ListSheet {
  sheet: ReadSheet;
  header: SheetHeader;
}

/** Required columns that the sheet does not have: a new row needs no column that may be empty. */
const listMissingColumns = ({ columns }: TableSource, { fields }: SheetHeader): FieldColumn[] =>
  columns.filter(
    ({ field, isTyped }) =>
      isTyped && field.required && !fields.some(({ column }) => column.field.key === field.key),
  );

/** The sheets with all required columns; else the one that fits best. */
function listSheets(book: ReadBook, from: SheetSource, source: TableSource): ListSheet[] {
  const read = (sheet: ReadSheet): ListSheet => ({
    sheet,
    header: readHeader(source, sheet, 'unknown_list_column'),
  });
  const whole = book.sheets.map(read).filter(({ header }) => listMissingColumns(source, header).length === 0);
  return whole.length > 0 ? whole : listFittingSheets(book, from).slice(0, 1).map(read);
}

/** Notes on the other sheets that hold a table. */
export const noteSheetsLeftOut = ({ sheets }: ReadBook, read: readonly string[]): SheetFault[] =>
  sheets
    .filter(
      ({ name, rows }) => !read.includes(name) && rows.some(({ cells }) => cells.filter(Boolean).length > 1),
    )
    .map(({ name }) => ({
      sheet: name,
      cell: '',
      message: createSheetText('sheet_left_out'),
      isRefused: true,
      isNote: true,
    }));

interface ListPart {
  sheet: string;
  header: SheetHeader;
  rows: MatchedRow[];
  /** Faults and notes. */
  found: SheetFault[];
}

const findPlace = ({ fields }: SheetHeader, key: string): number | undefined =>
  fields.find(({ column }) => column.field.key === key)?.place;

function readPart(from: SheetSource, source: TableSource, { sheet, header }: ListSheet): ListPart {
  const { rows, faults } = readRows(from, source, header, sheet);
  const missing = listMissingColumns(source, header).map(({ head }) => ({
    cell: '',
    message: createSheetText('required_column', { head }),
  }));
  const faulty = new Set(faults.map(({ cell }) => cell));
  const empty = rows.flatMap(({ number, changes }) =>
    header.fields.flatMap(({ place, column: { field } }) => {
      const cell = formatCellName(place, number);
      if (!field.required || field.key in changes || faulty.has(cell)) return [];
      const kind = 'options' in field ? 'required_choice' : 'required';
      return [{ cell, message: createFault('', kind, { label: field }).message }];
    }),
  );
  const found = [...header.faults.filter(({ cell }) => cell !== ''), ...faults];
  const lacking = [...missing, ...empty].map((fault) => ({ ...fault, sheet: sheet.name, isRefused: true }));
  return { sheet: sheet.name, header, rows, found: [...found, ...lacking] };
}

const getRowNumber = ({ cell }: SheetFault): number => Number(cell.replace(/\D/g, ''));
const getCellKey = ({ sheet, cell }: Pick<SheetFault, 'sheet' | 'cell'>): string => `${sheet}!${cell}`;

export function readList(section: ListSection, book: ReadBook): ReadList {
  const from = sourceIn(section);
  const own = buildTableSource(from);
  const columns = own.columns.map((column) => ({ ...column, also: section.also?.[column.field.key] ?? [] }));
  const source = { ...own, columns };
  const read = listSheets(book, from, source);
  if (read.length === 0) {
    const found = book.sheets.map(({ name }) => name).join(', ') || '-';
    return refuseList(createSheetText('no_list_sheet', { name: section.title, found }));
  }
  const parts = read.map((each) => readPart(from, source, each));
  const sheets = parts.map(({ sheet }) => sheet);
  const byRow = (one: SheetFault, other: SheetFault) =>
    sheets.indexOf(one.sheet) - sheets.indexOf(other.sheet) || getRowNumber(one) - getRowNumber(other);
  const found = parts.flatMap((part) => part.found).sort(byRow);
  const faults = found.filter(({ isNote }) => !isNote).map(refuse);
  const notes = [...noteSheetsLeftOut(book, sheets), ...found.filter(({ isNote }) => isNote)];
  const rows = parts.flatMap((part) => part.rows.map((row) => ({ part, row })));
  if (rows.length === 0 && faults.length === 0)
    return refuseList(createSheetText('no_rows'), { sheets, notes });
  const over = { actual: rows.length, limit: source.limit, over: rows.length - source.limit };
  if (over.over > 0) return refuseList(createSheetText('max_rows', over), { sheets, notes });

  const faulty = new Set(faults.map(getCellKey));
  const findCell = (line: number, key: string): Pick<SheetFault, 'sheet' | 'cell'> | undefined => {
    const { part = parts[0], row } = rows[line] ?? {};
    const place = part && findPlace(part.header, key);
    if (!part || place === undefined) return undefined;
    return { sheet: part.sheet, cell: formatCellName(place, row?.number ?? part.header.number) };
  };
  const isFaulty = (line: number, key: string): boolean => {
    const cell = findCell(line, key);
    return cell !== undefined && faulty.has(getCellKey(cell));
  };
  const place = (found: readonly LineFault[]) =>
    found.flatMap(({ line, field, message }): SheetFault[] => {
      const cell = findCell(line, field);
      return cell ? [{ ...cell, message, isRefused: true }] : [];
    });
  return {
    sheets,
    lines: rows.map(({ row }, line) =>
      Object.fromEntries(Object.entries(row.changes).filter(([key]) => !isFaulty(line, key))),
    ),
    faults,
    notes,
    place,
    addFaults: (found) =>
      [...faults, ...place(found).filter((fault) => !faulty.has(getCellKey(fault)))].sort(byRow),
  };
}
