/**
 * A table of years in the layout of the screen and of most accounts: indicators down, years across. An exported sheet has a row
 * a year; both layouts are read, and told apart by where the years stand: beside the names of indicators, or in the first column.
 */
import { HEADINGS_WITHIN } from './head-rows';
import { isRowNumber, noteUnitsBelow } from './header';
import { indexNames, listYearNames, normaliseHeading } from './headings';
import { noteHidden } from './hidden-cells';
import { createFieldFinder, findLineFault } from './lines';
import {
  describeConversion,
  findConverted,
  findConvertible,
  findLineUnit,
  findOtherUnit,
  findSheetUnit,
  findUnitInHeading,
} from './measures';
import { createSheetText } from './messages';
import {
  formatCellName,
  getCellText,
  type PlainCell,
  type ReadRow,
  type ReadSheet,
  type SheetFault,
} from './model';
import {
  listChanged,
  type PlacedCell,
  type ReadRows,
  type RefuseCell,
  readCells,
  readFigures,
} from './read-rows';
import type { SheetSource, SourceRow, TableSource } from './source';
import { findTotalLabel } from './total-rows';

export interface YearsAcross {
  head: ReadRow;
  /** Index of the column with the names of the indicators. */
  labels: number;
  /** Number of rows below the head that are named as indicators are. */
  named: number;
  years: { place: number; row: SourceRow }[];
}

/** Headings of a column with the units of the indicators. */
const UNIT_HEADINGS: ReadonlySet<string> = new Set(['单位', '计量单位', 'unit', 'units', 'الوحدة']);
export const isUnitHeading = (text: string): boolean => UNIT_HEADINGS.has(normaliseHeading(text));

/** Rows in which names of indicators are looked for: a form has some dozens. */
const NAMES_WITHIN = 200;
const MAX_QUOTED = 40;

/** Finds the row of headings with most years, to the right of a column of indicators; null in a sheet of another layout. */
export function findYearsAcross(source: TableSource, sheet: ReadSheet): YearsAcross | null {
  if (source.kind !== 'years') return null;
  const findYear = indexNames(source.rows.map((row) => ({ key: row, names: listYearNames(row.identity) })));
  const find = createIndicatorFinder(source);
  const found = sheet.rows.slice(0, HEADINGS_WITHIN).flatMap((head): YearsAcross[] => {
    const years = head.cells.flatMap((cell, place) =>
      findYear(getCellText(cell)).map((row) => ({ place, row })),
    );
    const below = sheet.rows.filter(({ number }) => number > head.number).slice(0, NAMES_WITHIN);
    const counts = head.cells
      .slice(0, years[0]?.place ?? 0)
      .map((_, place) => below.filter(({ cells }) => find(getCellText(cells[place]))).length);
    const named = Math.max(0, ...counts);
    return named > 0 ? [{ head, labels: counts.indexOf(named), named, years }] : [];
  });
  const most = Math.max(...found.map(({ years }) => years.length));
  return found.find(({ years }) => years.length === most) ?? null;
}

/** Finds an indicator by its name, also with another unit from which its amounts can be converted. */
function createIndicatorFinder(source: TableSource) {
  const find = createFieldFinder(source);
  return (label: string) => find(label) ?? findConvertible(source.columns, label);
}

/** Reads the years of a sheet that has them across; null in a sheet of another layout. */
export function readYearsAcross(from: SheetSource, source: TableSource, sheet: ReadSheet): ReadRows | null {
  const layout = findYearsAcross(source, sheet);
  if (!layout) return null;
  const faults: SheetFault[] = [];
  const refuse: RefuseCell = (cell, message, isRefused = true) =>
    faults.push({ sheet: sheet.name, cell, message, isRefused });
  const changed: PlacedCell[] = [];
  const years = readYears(layout, refuse);
  const indicators = readIndicators(source, layout, sheet, refuse);
  const rows = years.map(({ place, row }) => {
    const cells = [...indicators].map(
      ([column, { line, unit }]): PlacedCell => ({
        column,
        unit,
        cell: line.cells[place] ?? null,
        place,
        row: line.number,
      }),
    );
    const changes = readCells(row, cells, from.filled, refuse);
    const isBlank = cells.every(({ cell }) => !cell);
    const figures = readFigures(row, cells, from.filled);
    changed.push(...listChanged(cells, changes));
    return { number: layout.head.number, before: row, changes, figures, isBlank };
  });
  faults.push(...noteHidden(sheet, layout.head.number, changed));
  return { rows, faults };
}

/** Keeps the first column of each year, and reports headings that are no year of the table; units and totals are no answers. */
function readYears({ head, labels, years }: YearsAcross, refuse: RefuseCell): YearsAcross['years'] {
  const first = new Map(years.map((year) => [year.row, year] as const).reverse());
  for (const [place, cell] of head.cells.entries()) {
    const text = getCellText(cell);
    const isPassed = isRowNumber(text) || isUnitHeading(text) || findTotalLabel([text]) === 0;
    if (place <= labels || text === '' || isPassed) continue;
    const year = years.find((each) => each.place === place);
    if (year && first.get(year.row) === year) continue;
    const kind = year ? 'column_twice' : /^\d{4}/.test(text) ? 'year_unasked' : 'unknown_column';
    refuse(formatCellName(place, head.number), createSheetText(kind, { head: text.slice(0, MAX_QUOTED) }));
  }
  return years.filter((year) => first.get(year.row) === year);
}

/** `unit`: unit of the amounts where it is not that of the form. */
interface Indicator {
  line: ReadRow;
  unit: string | undefined;
}

/** Finds the row of each indicator, and reports rows with values that are none, and indicators without a row. */
function readIndicators(
  source: TableSource,
  { head, labels, years }: YearsAcross,
  sheet: ReadSheet,
  refuse: RefuseCell,
): Map<PlacedCell['column'], Indicator> {
  const find = createIndicatorFinder(source);
  const sheetUnit = findSheetUnit(sheet, head.number);
  const units = head.cells.findIndex((cell) => isUnitHeading(getCellText(cell)));
  const found = new Map<PlacedCell['column'], Indicator>();
  const named = new Set<string>();
  // Unit of the last line that names one.
  let around = sheetUnit;
  for (const row of sheet.rows.filter(({ number }) => number > head.number)) {
    const inner = findLineUnit(row, false);
    if (inner) {
      for (const { cell, message, isRefused } of noteUnitsBelow(sheet, around, new Set([inner])))
        refuse(cell || formatCellName(row.cells.findIndex(Boolean), row.number), message, isRefused);
      around = inner;
      continue;
    }
    // The unit beside an indicator belongs to its name, as in the heading of a column.
    const unit = getCellText(row.cells[units]);
    const label = getCellText(row.cells[labels]) + (unit && `（${unit}）`);
    const column = find(label);
    const value: PlainCell = years.map(({ place }) => row.cells[place] ?? null).find(Boolean) ?? null;
    const kind = findLineFault(column, value, found);
    const said = (label || row.cells.map(getCellText).find(Boolean) || '?').slice(0, MAX_QUOTED);
    const name = formatCellName(labels, row.number);
    const converted = kind === 'unknown_line' ? findConverted(source.columns, label) : undefined;
    if (kind && !converted) refuse(name, createSheetText(kind, { head: said }));
    if (converted) refuse(name, describeConversion(said, converted));
    if (kind || !column || column === 'unasked') continue;
    const other = findOtherUnit(column.field, label, [around]);
    if (other && column.isTyped) refuse(name, describeConversion(said, other), !other.isKnown);
    if (other && !other.isKnown) continue;
    found.set(column, { line: row, unit: other?.from });
    const ownUnit = findUnitInHeading(column.field, label);
    if (ownUnit && column.isTyped) named.add(ownUnit);
  }
  for (const { cell, message, isRefused } of noteUnitsBelow(sheet, sheetUnit, named))
    refuse(cell, message, isRefused);
  for (const column of source.columns)
    if (column.isTyped && !found.has(column))
      refuse('', createSheetText('line_missing', { head: column.head }), false);
  return found;
}
