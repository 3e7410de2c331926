/** Places of the items of a document in the tables, and the reverse. Paths have their steps joined by dots. */
import type { Answers, Row } from '../../definition';
import { formatPath } from '../../filing/paths';
import { REST } from './columns';
import { findItemTable, singleTables } from './definitions';
import type { ItemColumn } from './item-table';
import { getRestKey } from './rest-keys';

/** A cell, a row, or a whole table of the form of programs. `row` is the identity of the row. */
export interface TablePlace {
  section: string;
  row?: string;
  field?: string;
}

export interface ItemPlace {
  section: string;
  row?: string;
  columns: readonly ItemColumn[];
  /** Column of the item as a whole, where the item is no object. */
  field?: string;
  rest?: string;
  /** Paths of columns whose property lies elsewhere in the document. */
  elsewhere?: Readonly<Record<string, string>>;
}

export interface ItemPlaces {
  byPath: ReadonlyMap<string, ItemPlace>;
  /** Path of the item of a row, by table and row. */
  byRow: ReadonlyMap<string, string>;
}

/** Joins the steps of a path in any notation: `sections[3].fields`, `sections.3.fields`. */
export const normalisePath = (path: string): string =>
  path.replaceAll(']', '').split(/[.[]/).filter(Boolean).join('.');

const startsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((step, i) => long[i] === step);

/** Column of a property: the one that holds it, or the first that holds a part of it. */
function findColumn(
  { columns, field, rest = REST }: ItemPlace,
  steps: readonly string[],
): string | undefined {
  if (steps.length === 0) return field;
  const holding = columns
    .filter(({ at }) => startsWith(steps, at))
    .sort((a, b) => b.at.length - a.at.length)[0];
  const within = columns.find(({ at }) => startsWith(at, steps));
  return (holding ?? within)?.field.key ?? rest;
}

/** Returns the place of an item or of a property of it; the nearest one around it that a table has. */
export function findRowOfItem({ byPath }: ItemPlaces, path: string): TablePlace | null {
  const steps = normalisePath(path).split('.');
  for (let end = steps.length; end >= 0; end -= 1) {
    const place = byPath.get(steps.slice(0, end).join('.'));
    if (!place) continue;
    const { section, row } = place;
    const field = findColumn(place, steps.slice(end));
    return { section, ...(row !== undefined && { row }), ...(field !== undefined && { field }) };
  }
  return null;
}

/** Returns the path of the item of a row, or of the property that a cell holds; null for a row that has no place. */
export function findItemOfRow(
  { byPath, byRow }: ItemPlaces,
  { section, row, field }: TablePlace,
): string | null {
  if (row === undefined) return findSinglePath(section, field);
  const path = byRow.get(`${section} ${row}`);
  if (path === undefined) return null;
  const elsewhere = field === undefined ? undefined : byPath.get(path)?.elsewhere?.[field];
  if (elsewhere !== undefined) return elsewhere;
  const column = byPath.get(path)?.columns.find((each) => each.field.key === field);
  return [path, ...(column?.at ?? [])].join('.');
}

function findSinglePath(section: string, field: string | undefined): string | null {
  const table = singleTables.find(({ key }) => key === section);
  for (const { at, columns } of table?.singles ?? []) {
    if (field === getRestKey(at)) return at.join('.');
    const column = columns.find((each) => each.field.key === field);
    if (column) return [...at, ...column.at].join('.');
  }
  return table ? (table.singles.at(-1)?.at.join('.') ?? '') : null;
}

/** A place as the path of an answer, whose rows have numbers: `fields[3].zh`. */
export function toAnswerPath(answers: Answers, { section, row, field }: TablePlace): string {
  const rows = answers[section];
  const index = Array.isArray(rows) ? rows.findIndex((each: Row) => each.row === row) : -1;
  return formatPath({ section, ...(index >= 0 && { row: index }), ...(field !== undefined && { field }) });
}

/** Keys of the columns that a row can have, and of those that hold a value nevertheless. */
export function listFittingColumns(section: string, row: Row): string[] {
  const table = findItemTable(section);
  if (!table) return [];
  const isFilledIn = (key: string) => ![undefined, null, ''].includes(row[key] as null | undefined | '');
  return [
    ...table.outer.map(({ key }) => key),
    ...table.columns
      .filter(({ field, fits }) => (fits?.(row) ?? true) || isFilledIn(field.key))
      .map(({ field }) => field.key),
    REST,
  ];
}
