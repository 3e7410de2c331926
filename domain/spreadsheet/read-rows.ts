/** Compares the rows of a file with those of the filing. */
import { toHalfWidth } from '../checks/normalise';
import type { Answers, AnswerValue, FieldAnswers, Row } from '../definition';
import { createFault } from '../filing/filing-faults';
import { readYearText } from '../filing/read-number';
import { getFieldUnit, isMoney } from '../filing/units';
import { isNumeric, isSameCell, readValue, toCell } from './cells';
import { findClosingRows } from './closing-rows';
import type { FieldColumn } from './columns';
import type { ReadFigure } from './computed-figures';
import { createEqualRowFinder } from './equal-rows';
import { createPartReader, listHeadParts } from './head-parts';
import type { SheetHeader } from './header';
import { type CellPlace, noteHidden } from './hidden-cells';
import { findInnerLabel } from './inner-rows';
import { createSheetText, type SheetMessage } from './messages';
import {
  formatCellName,
  getCellText,
  type PlainCell,
  type ReadRow,
  type ReadSheet,
  type SheetFault,
} from './model';
import { splitAtNextTable } from './next-table';
import { getColumnValue, isTypedCell, type SheetSource, type SourceRow, type TableSource } from './source';
import { findTotalLabel } from './total-rows';

/** A row of the file that was matched with a row of the filing, or is new. */
export interface MatchedRow {
  /** The number of the row in the file. */
  number: number;
  /** Matching row of the filing; absent: the row is new. */
  before: SourceRow | undefined;
  /** True where the row has no identity, and was matched by its equal values. */
  isEqual?: true;
  /** Values in which the file differs from the filing. */
  changes: FieldAnswers;
  /** Figures of the file that the form computes. */
  figures: ReadFigure[];
  /** True where the file has no typed value in the row. */
  isBlank: boolean;
}

export interface ReadRows {
  rows: MatchedRow[];
  faults: SheetFault[];
}

export function readRows(from: SheetSource, source: TableSource, header: SheetHeader, sheet: ReadSheet) {
  const seen = new Set<SourceRow>();
  const read: ReadRows = { rows: [], faults: [] };
  const changed: CellPlace[] = [];
  const finder = finderOf(source, header);
  const below = sheet.rows.filter(({ number }) => number > header.number);
  const { own: rows, next } = splitAtNextTable(below, header);
  if (next[0])
    read.faults.push({ sheet: sheet.name, isRefused: true, ...describeRow(next[0], 'next_table') });
  const closing = findClosingRows(rows, header.row);
  const heads = listHeadParts(rows, header, (row) => finder(row) !== undefined);
  const readPart = createPartReader(heads, header, (cell, message, isRefused) =>
    read.faults.push({ sheet: sheet.name, cell, message, isRefused }),
  );
  const findEqual = createEqualRowFinder(source, header, from.filled, new Set(rows.map(finder)));
  for (const row of rows) {
    const refuse: RefuseCell = (cell, message, isRefused = true) =>
      read.faults.push({ sheet: sheet.name, cell, message, isRefused });
    const isBlank = header.fields.every(({ place, column }) => !column.isTyped || !row.cells[place]);
    const found = finder(row);
    const isTwice = found !== undefined && seen.has(found);
    // A row copied in the spreadsheet program has the identity of its original: the copy is a new row.
    const equal = found ? undefined : findEqual(row);
    const before = isTwice ? undefined : (found ?? equal);
    if (!before && (isBlank || heads.markers.has(row.number))) continue;
    const misfit = before
      ? null
      : closing.has(row)
        ? describeRow(row, 'closing_row')
        : findMisfit(from, source, row, header, sheet.merges, isTwice);
    if (misfit) {
      const isNote = source.kind === 'added' && { isNote: true as const };
      read.faults.push({ sheet: sheet.name, isRefused: true, ...misfit, ...isNote });
      continue;
    }
    if (before) seen.add(before);
    const part = readPart(row);
    if (part.isRefused) {
      if (before) read.rows.push({ number: row.number, before, changes: {}, figures: [], isBlank: false });
      continue;
    }
    const cells = header.fields.map(({ place, column }) => ({
      column,
      unit: part.units.get(place),
      cell: row.cells[place] ?? null,
      place,
      row: row.number,
    }));
    const changes = equal ? {} : readCells(before, cells, from.filled, refuse);
    const figures = readFigures(before, cells, from.filled);
    changed.push(...listChanged(cells, changes));
    if (before || Object.keys(changes).length > 0)
      read.rows.push({
        number: row.number,
        before,
        changes,
        figures,
        isBlank,
        ...(equal && { isEqual: true as const }),
      });
  }
  read.faults.push(...noteHidden(sheet, header.number, changed));
  return read;
}

const YUAN_IN_WAN = 10_000;

/** Reports a fault of a cell; `cell` is its name in spreadsheet programs. */
export type RefuseCell = (cell: string, message: SheetFault['message'], isRefused?: boolean) => void;

export interface PlacedCell extends CellPlace {
  column: FieldColumn;
  cell: PlainCell;
  /** Unit of the amount where it is not that of the form. */
  unit?: string | undefined;
}

/** The cells whose values have changed a row. */
export const listChanged = (cells: readonly PlacedCell[], changes: FieldAnswers): PlacedCell[] =>
  cells.filter(({ column }) => Object.hasOwn(changes, column.field.key));

const nameCell = ({ place, row }: CellPlace): string => formatCellName(place, row);

/** Values in which the cells differ from the row `before`; all of them without such a row. */
export function readCells(
  before: SourceRow | undefined,
  cells: PlacedCell[],
  filled: Answers,
  refuse: RefuseCell,
): FieldAnswers {
  const changes: FieldAnswers = {};
  for (const placed of cells) {
    const { column, cell, unit } = placed;
    if (!isTypedCell(before ?? { isSum: false }, column)) continue;
    if (before && !unit && isUntouched(before, column, cell)) continue;
    const read = readValue(column.field, cell, column.choices, filled, unit);
    if ('refused' in read) refuse(nameCell(placed), read.refused);
    else if (!before || !isSameValue(read.value, before.typed[column.field.key])) {
      const hint =
        read.hint ?? (before && describeUnitDoubt(column, before.typed[column.field.key], read.value));
      if (hint) refuse(nameCell(placed), hint, false);
      if (before || read.value !== null) changes[column.field.key] = read.value;
    }
  }
  return changes;
}

/**
 * Doubt about an amount that is ten thousand times the one before it, or a ten thousandth: most tables of accounts are in yuan, and
 * name no unit.
 */
function describeUnitDoubt({ field }: FieldColumn, before: AnswerValue | undefined, value: AnswerValue) {
  if (typeof before !== 'number' || typeof value !== 'number' || !isMoney(getFieldUnit(field) ?? ''))
    return null;
  const times = Math.max(Math.abs(value / before), Math.abs(before / value));
  return Math.abs(times / YUAN_IN_WAN - 1) < 0.005 ? createSheetText('unit_doubt', { label: field }) : null;
}

/** Reads the figures that the form computes. */
export function readFigures(
  before: SourceRow | undefined,
  cells: PlacedCell[],
  filled: Answers,
): ReadFigure[] {
  return cells.flatMap((placed) => {
    const { column, cell, unit } = placed;
    const { field, choices } = column;
    const isComputed = isNumeric(field) && (field.computed !== undefined || before?.isSum);
    // A formula of the file is no figure that somebody has changed.
    if (!isComputed || cell?.kind === 'formula') return [];
    const read = readValue(field, cell, choices, filled, unit);
    return 'value' in read && typeof read.value === 'number'
      ? [{ field, cell: nameCell(placed), number: read.value }]
      : [];
  });
}

/** True for equal values once both are in their stored form; a value that was never given is as empty as null. */
const isSameValue = (read: AnswerValue, stored: AnswerValue | undefined): boolean =>
  JSON.stringify(read) === JSON.stringify(stored ?? null);

/** True where the cell equals the exported value in either language: the stored value then stays as it is, including blanks. */
const isUntouched = (row: SourceRow, column: FieldColumn, cell: PlainCell): boolean =>
  (['zh', 'en'] as const).some((language) =>
    isSameCell(cell, toCell(column.field, getColumnValue(row, column), column.choices, language)),
  );

/**
 * Texts of a row as a person reads it: without its hidden identity and its row number, which filling down gives rows of totals
 * too. A label may stand in place of the number.
 */
const textsIn = ({ cells }: ReadRow, { row, rowNumbers }: SheetHeader): string[] =>
  cells.map(getCellText).map((text, place) => {
    const isNumber = rowNumbers.includes(place) && findTotalLabel([text]) < 0;
    return place === row || isNumber ? '' : text;
  });

/** The day by which a spreadsheet program has a year as a date, shown as 2024. */
const FIRST_DAY = /-01-01$/;

/** The year of a cell as a row has it; undefined where the cell holds no year. */
function yearIn(cell: PlainCell | undefined): string | undefined {
  const text = toHalfWidth(getCellText(cell));
  const read = readYearText(cell?.kind === 'date' ? text.replace(FIRST_DAY, '') : text);
  return 'value' in read ? String(read.value) : undefined;
}

/** Finds the row of the filing that matches a row of the file. */
function finderOf(source: TableSource, header: SheetHeader): (row: ReadRow) => SourceRow | undefined {
  const byIdentity = new Map(source.rows.map((row) => [row.identity, row]));
  if (source.kind === 'years') {
    const place = yearPlace(source, header);
    return ({ cells }) => {
      const year = yearIn(cells[place ?? -1]);
      return year === undefined ? undefined : byIdentity.get(year);
    };
  }
  const byName = new Map(
    source.rows.flatMap((row) =>
      row.given ? [row.given.zh, row.given.en].map((name) => [name, row]) : [],
    ) as [string, SourceRow][],
  );
  return ({ cells }) =>
    byIdentity.get(getCellText(cells[header.row ?? -1]) || '\u0000') ??
    byName.get(getCellText(cells[header.item ?? -1]));
}

const yearPlace = (source: TableSource, { fields }: SheetHeader): number | undefined =>
  fields.find(({ column }) => column.field.key === source.key)?.place;

const MAX_QUOTED = 40;

/** Describes a row by its first text. */
function describeRow({ number, cells }: ReadRow, kind: SheetMessage): Pick<SheetFault, 'cell' | 'message'> {
  const place = cells.findIndex(Boolean);
  const label = getCellText(cells[place]).slice(0, MAX_QUOTED);
  return { cell: formatCellName(place, number), message: createSheetText(kind, { label }) };
}

/** Reason why a row without a match is no new row either, at its cell; null for a new row. */
function findMisfit(
  from: SheetSource,
  source: TableSource,
  row: ReadRow,
  header: SheetHeader,
  merges: ReadSheet['merges'],
  isTwice: boolean,
): Pick<SheetFault, 'cell' | 'message'> | null {
  const isAdded = source.kind === 'added';
  const texts = textsIn(row, header);
  const named = (place: number, kind: SheetMessage) => ({
    cell: formatCellName(place, row.number),
    message: createSheetText(kind, { label: getCellText(row.cells[place]).slice(0, MAX_QUOTED) }),
  });
  const total = isTwice && !isAdded ? -1 : findTotalLabel(texts);
  if (total >= 0) return named(total, 'total_row');
  if (isAdded) {
    const inner = findInnerLabel(row, texts, header.rowNumbers, merges);
    return inner >= 0 ? named(inner, 'inner_row') : null;
  }
  return {
    cell: formatCellName(header.item ?? header.row ?? 0, row.number),
    message: describeUnplaced(from, source, row, header, isTwice),
  };
}

function describeUnplaced(
  { section }: SheetSource,
  source: TableSource,
  { cells }: ReadRow,
  header: SheetHeader,
  isTwice: boolean,
): SheetFault['message'] {
  const kind: SheetMessage = isTwice ? 'row_twice' : 'unknown_row';
  const year = source.kind === 'years' && yearIn(cells[yearPlace(source, header) ?? -1]);
  if (!year) return createSheetText(kind);
  const about = { label: section.title, year };
  return createFault('', isTwice ? 'year_twice' : 'year_extra', about).message;
}

/** The row after the import; fields that the sheet does not show keep their values. */
export const mergeImportedRow = ({ before, changes }: MatchedRow, fresh: () => Row): Row =>
  before ? { ...before.typed, ...changes } : { ...fresh(), ...changes };
