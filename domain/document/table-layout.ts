/** Layout of the rows of a table or year grid for reading. Pure, so that print and screen agree. */

import type { Field, FormScope, Row, Section, TableSection, YearlySection } from '../definition';
import { isVisible, listExpectedYears, listTotalledYears } from '../filing/scope';
import { findCrossing, isEmpty, type RowSection } from '../filing/sections';
import type { Text } from '../text';
import { documentWords } from './words';

/** Number of columns from which a table fits a portrait A4 page only in small print. */
const WIDE_FROM = 8;

/** True for wide tables, which the screen prints in a smaller font. */
export const isWideTable = (section: Section): boolean =>
  section.kind === 'table' && section.layout !== 'cards' && section.columns.length >= WIDE_FROM;

/** Maximum number of columns that a page holds; tables with more are shown as records, one below the other. */
const COLUMNS_AT_MOST = 14;

/**
 * True for tables whose rows are shown as records, one below the other: rows with long texts, or with more columns than a page
 * holds.
 */
export const isReadAsRecords = (section: TableSection, scope: FormScope): boolean =>
  section.layout === 'cards' ||
  section.columns.filter((column) => isVisible(column, scope)).length > COLUMNS_AT_MOST;

export interface NamedRow {
  row: Row;
  /** Given row of the form to which `row` belongs; absent in tables whose rows people add. */
  given?: NonNullable<TableSection['fixedRows']>[number];
}

/** Rows in the order of the form: given rows first, whatever the order of the answers, then rows that people added. */
export function listRowsInFormOrder(section: TableSection, rows: Row[]): NamedRow[] {
  const given = section.fixedRows ?? [];
  const keys = new Set(given.map((fixed) => fixed.key));
  return [
    ...given.map((fixed) => ({ given: fixed, row: rows.find((row) => row.row === fixed.key) ?? {} })),
    ...rows.filter((row) => !row.row || !keys.has(row.row)).map((row) => ({ row })),
  ];
}

export const findYearField = (section: YearlySection): Field | undefined =>
  section.indicators.find((indicator) => indicator.auto === 'reporting_year');

/** A transposed table: fields down and rows across, as official forms print years and project numbers. */
export interface TransposedTable {
  /** Year of the rows in a matrix, as text; empty where the table is the whole section. */
  year: string;
  fields: Field[];
  columns: { key: string; name: string; row: Row }[];
  /** Last column, with the sums over `rows`; null without one. */
  total: { name: Text; rows: Row[] } | null;
}

function yearGrid(section: YearlySection, rows: Row[], scope: FormScope): TransposedTable[] {
  const year = findYearField(section);
  const rowOf = (wanted: number): Row => rows.find((row) => year && row[year.key] === wanted) ?? {};
  const years = listExpectedYears(section, scope);
  if (years.length === 0) return [];
  return [
    {
      year: '',
      fields: section.indicators.filter((field) => field !== year && isVisible(field, scope)),
      columns: years.map((wanted) => ({ key: String(wanted), name: String(wanted), row: rowOf(wanted) })),
      total: section.total
        ? { name: section.total, rows: listTotalledYears(section, scope).map(rowOf) }
        : null,
    },
  ];
}

/** Heading of a column of a matrix: the row's choice of another table's row; a dash while nothing is chosen. */
const crossedBy = (row: Row, field: Field): string =>
  isEmpty(row[field.key]) ? '—' : String(row[field.key]);

/**
 * Builds the transposed tables of a section: one for a yearly grid, one per year for a matrix. Null for tables that are shown row
 * by row.
 */
export function buildTransposedTables(
  section: RowSection,
  rows: Row[],
  scope: FormScope,
): TransposedTable[] | null {
  if (section.kind === 'yearly') return yearGrid(section, rows, scope);
  const crossing = findCrossing(section);
  if (!crossing) return null;
  const { year, choice } = crossing;
  const fields = section.columns.filter(
    (column) => column !== year && column !== choice && isVisible(column, scope),
  );
  const years = [...new Set(rows.map((row) => crossedBy(row, year)))].sort();
  return years.map((wanted) => {
    const ofYear = rows.filter((row) => crossedBy(row, year) === wanted);
    return {
      year: wanted,
      fields,
      columns: ofYear.map((row, place) => ({
        key: row.row ?? String(place),
        name: crossedBy(row, choice),
        row,
      })),
      total: { name: documentWords.total, rows: ofYear },
    };
  });
}

/** Rows of one group of given rows, without rows that are sums. */
export interface GivenGroup {
  name: Text;
  rows: Row[];
}

/** Finds the name of the group of given rows whose first row has index `place`; undefined elsewhere. */
export function findGroupBeginningAtRow(
  section: TableSection,
  lines: NamedRow[],
  place: number,
): Text | undefined {
  const group = lines[place]?.given?.group;
  return lines[place - 1]?.given?.group === group ? undefined : section.groups?.[group ?? ''];
}

/** Finds the group of given rows whose last row has index `place`, below which its total is printed; undefined elsewhere. */
export function findGroupEndingAtRow(
  section: TableSection,
  lines: NamedRow[],
  place: number,
): GivenGroup | undefined {
  const group = lines[place]?.given?.group;
  const name = section.groups?.[group ?? ''];
  if (!name || lines[place + 1]?.given?.group === group) return undefined;
  return {
    name,
    rows: lines.flatMap(({ given, row }) => (given?.group === group && !given?.sumOf ? [row] : [])),
  };
}

const summable = ['integer', 'decimal', 'money_wan'];
/** Names of prices by the piece and of averages, with a remark in brackets or without. */
const PER_PIECE = /(?:单价|均价)(?:（[^（）]*）)?$|人均|平均/;

/** True for amounts and counts, of which a sum can be made; shares, texts and prices by the piece have none. */
const isSummable = ({ type, zh }: Field): boolean => summable.includes(type) && !PER_PIECE.test(zh);

/**
 * True for a column whose sum says something in every table. A number without a unit is a rank, and a whole number of months
 * counts from the start of a project.
 */
export const isTotalled = (field: Field): boolean =>
  isSummable(field) && field.unit !== undefined && !(field.type === 'integer' && field.unit === '月');

/** Sum of a field over rows, rounded to the cent; null where a sum is meaningless or no row has a value. */
export function sumFieldOverRows(field: Field, rows: Row[]): number | null {
  if (!isSummable(field)) return null;
  const values = rows.map((row) => row[field.key]).filter((value) => typeof value === 'number');
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
}
