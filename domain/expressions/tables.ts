/** Functions over the rows of a table. A column is named, or given as a function of the row. */
import { countDays } from './dates';

type Cell<R> = Extract<keyof R, string> | ((row: R) => unknown);

export const getCellReader =
  <R>(column: Cell<R>) =>
  (row: R): unknown =>
    typeof column === 'function' ? column(row) : row[column];

const numberIn = <R>(row: R, column: Cell<R>): number => Number(getCellReader(column)(row)) || 0;

/** Mean, not rounded; null for no rows. */
export const avg = <R>(table: R[], column: Cell<R>): number | null =>
  table.length ? table.reduce((total, row) => total + numberIn(row, column), 0) / table.length : null;

/** The largest value; 0 for no rows. */
export const max = <R>(table: R[], column: Cell<R>): number =>
  table.reduce((largest, row) => Math.max(largest, numberIn(row, column)), 0);

export const count = <R>(table: R[], test: (row: R) => boolean): number => table.filter(test).length;

/** A given row of a table by its key. Throws when the table has no such row. */
export function getRowByKey<R extends { row?: string }>(table: R[], key: string): R {
  const found = table.find((candidate) => candidate.row === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
}

const sorted = <R>(table: R[], column: Extract<keyof R, string>) => table.map((each) => each[column]).sort();

export const first = <R, C extends Extract<keyof R, string>>(table: R[], column: C): R[C] | undefined =>
  sorted(table, column)[0] as R[C] | undefined;

export const last = <R, C extends Extract<keyof R, string>>(table: R[], column: C): R[C] | undefined =>
  sorted(table, column).at(-1) as R[C] | undefined;

/** True if the values rise strictly in the order of the rows. */
export const increasing = <R>(table: R[], column: Extract<keyof R, string>): boolean =>
  table.every((each, i) => i === 0 || (table[i - 1] as R)[column] < each[column]);

/** True if, sorted by their first day, each period starts after the one before has ended. */
export function noOverlap<R>(
  table: R[],
  from: Extract<keyof R, string>,
  to: Extract<keyof R, string>,
): boolean {
  const ordered = [...table].sort((a, b) => (a[from] < b[from] ? -1 : 1));
  return ordered.every(
    (each, i) => i === 0 || countDays(String((ordered[i - 1] as R)[to]), String(each[from])) > 0,
  );
}

export const sameList = <T>(a: T[], b: T[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
