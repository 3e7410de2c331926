/** Layout of the rows of a table or year grid for reading. Pure, so that print and screen agree. */

import type { Field, Row, Scope, Section, TableSection, YearlySection } from '../definition';
import { isVisible } from '../filing/scope';

/** Columns from which a table fits an upright A4 page only in small print. */
const WIDE_FROM = 8;

/** Wide tables are printed smaller from the screen. */
export const isWide = (section: Section): boolean =>
  section.kind === 'table' && section.layout !== 'cards' && section.columns.length >= WIDE_FROM;

/** A table with more columns than a page can hold is read as one record under the other. */
const COLUMNS_AT_MOST = 14;

/** Rows with long texts, and those with more columns than a page holds, are read one under the other. */
export const isInRecords = (section: TableSection, scope: Scope): boolean =>
  section.layout === 'cards' ||
  section.columns.filter((column) => isVisible(column, scope)).length > COLUMNS_AT_MOST;

export interface NamedRow {
  row: Row;
  /** The given row that it answers; absent where people add the rows. */
  given?: NonNullable<TableSection['fixedRows']>[number];
}

/** Given rows come in the order of the form, whatever order the answers are in; rows that people added follow. */
export function orderedRows(section: TableSection, rows: Row[]): NamedRow[] {
  const given = section.fixedRows ?? [];
  const keys = new Set(given.map((fixed) => fixed.key));
  return [
    ...given.map((fixed) => ({ given: fixed, row: rows.find((row) => row.row === fixed.key) ?? {} })),
    ...rows.filter((row) => !row.row || !keys.has(row.row)).map((row) => ({ row })),
  ];
}

export const yearField = (section: YearlySection): Field | undefined =>
  section.indicators.find((indicator) => indicator.auto === 'reporting_year');

const summable = ['integer', 'decimal', 'money_wan'];

/**
 * The sum of an indicator over the years, rounded to the cent; null where a sum says nothing (shares, texts) or no year
 * has a value.
 */
export function totalOf(indicator: Field, rows: Row[]): number | null {
  if (!summable.includes(indicator.type)) return null;
  const values = rows.map((row) => row[indicator.key]).filter((value) => typeof value === 'number');
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
}
