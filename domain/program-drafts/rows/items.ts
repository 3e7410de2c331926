/** Rows of the form of programs as items that belong to each other: fields to sections, options to dictionaries. */
import type { Answers, Field, Row } from '../../definition';
import { findItemTable, itemTables } from '../../program-documents/tables/definitions';
import { readColumns } from '../../program-documents/tables/item-rows';
import type { ItemTable } from '../../program-documents/tables/item-table';

/** A table of the form of programs, or a row of it. */
export interface ItemAddress {
  table: string;
  row?: string;
}

export const getRows = (answers: Answers, table: string): Row[] => {
  const rows = answers[table];
  return Array.isArray(rows) ? rows : [];
};

export const findRow = (answers: Answers, table: string, id: string | undefined): Row | undefined =>
  id === undefined ? undefined : getRows(answers, table).find(({ row }) => row === id);

export const listChildTables = (table: string): ItemTable[] =>
  itemTables.filter(({ parent }) => parent?.table === table);

/** Column with the name by which cells of other tables call a row. */
export function findNameColumn(table: string): Field | undefined {
  const found = findItemTable(table);
  const fields = [...(found?.outer ?? []), ...(found?.columns ?? []).map(({ field }) => field)];
  const names = new Set(['key', 'name', 'id']);
  return fields.find(({ key }) => names.has(key));
}

/** Name by which the rows that belong to a row call it. */
export function getItemName(table: string, row: Row): string {
  const found = findItemTable(table);
  if (!found?.nameOf) {
    const column = findNameColumn(table);
    return column ? String(row[column.key] ?? '') : '';
  }
  return found.nameOf({ row, item: readColumns(found.columns, row) });
}

/** True where each row of a table belongs to a row of another one; sections and rules belong to the form itself, too. */
export function isOwned(table: string): boolean {
  const { parent, outer = [] } = findItemTable(table) ?? {};
  return outer.some(({ key, required }) => key === parent?.column && required === true);
}

/** Name of the row, or of the form, that a row belongs to; '' where it belongs to none. */
export function getParentName(table: string, row: Row): string {
  const { parent } = findItemTable(table) ?? {};
  return String(row[parent?.column ?? 'form'] ?? '');
}

export function findParentRow(answers: Answers, table: string, row: Row): Row | undefined {
  const { parent } = findItemTable(table) ?? {};
  if (!parent) return undefined;
  const name = String(row[parent.column] ?? '');
  return getRows(answers, parent.table).find(
    (each) => getItemName(parent.table, each) === name || each.row === name,
  );
}

/** Rows of a table that belong to the same row, in their order. */
export const listSiblings = (answers: Answers, table: string, row: Row): Row[] => {
  const name = getParentName(table, row);
  return getRows(answers, table).filter((each) => getParentName(table, each) === name);
};

/** Rows that belong to a row. */
export function listChildren(answers: Answers, child: ItemTable, parentRow: Row): Row[] {
  if (!child.parent) return [];
  const { table } = child.parent;
  const name = getItemName(table, parentRow);
  return getRows(answers, child.key).filter((row) => {
    const called = getParentName(child.key, row);
    return called === name || called === parentRow.row;
  });
}

/** Finds what is chosen in place of a row that goes: the next one of its siblings, the previous one, what it belongs to. */
export function findNeighbour(answers: Answers, { table, row: id }: ItemAddress): ItemAddress {
  const row = findRow(answers, table, id);
  if (!row) return { table };
  const siblings = listSiblings(answers, table, row);
  const at = siblings.indexOf(row);
  const beside = siblings[at + 1] ?? siblings[at - 1];
  if (beside?.row !== undefined) return { table, row: beside.row };
  const parent = findParentRow(answers, table, row);
  const above = findItemTable(table)?.parent?.table;
  return above && parent?.row !== undefined ? { table: above, row: parent.row } : { table };
}
