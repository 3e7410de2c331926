/** Changes of the rows of a draft: add, remove, move, copy and paste, with the rows that belong to them. */
import type { Answers, Row } from '../../definition';
import { findItemTable } from '../../program-documents/tables/definitions';
import {
  findNameColumn,
  findParentRow,
  findRow,
  getItemName,
  getParentName,
  getRows,
  listChildren,
  listChildTables,
  listSiblings,
} from './items';

export interface RowAddress {
  table: string;
  row: string;
}

const withRows = (answers: Answers, table: string, rows: Row[]): Answers => ({ ...answers, [table]: rows });

/** A row and the rows that belong to it, outermost first. */
export function listBranch(answers: Answers, { table, row }: RowAddress): RowAddress[] {
  const found = findRow(answers, table, row);
  if (!found) return [];
  const below = listChildTables(table).flatMap((child) =>
    listChildren(answers, child, found).flatMap((each) =>
      listBranch(answers, { table: child.key, row: each.row ?? '' }),
    ),
  );
  return [{ table, row }, ...below];
}

export interface NewRow {
  table: string;
  row: Row;
  /** Name of the row that it belongs to. */
  parentName?: string | undefined;
  /** Identity of the row that it follows; absent: the last of its siblings. */
  after?: string | undefined;
}

/** Adds a row after another, or after the last that belongs to the same row. */
export function addRow(answers: Answers, { table, row, parentName, after }: NewRow): Answers {
  const { parent } = findItemTable(table) ?? {};
  const added: Row = parent && parentName ? { ...row, [parent.column]: parentName } : row;
  const rows = getRows(answers, table);
  const siblings = listSiblings(answers, table, added);
  const before = rows.find((each) => each.row === after) ?? siblings.at(-1);
  const place = before ? rows.indexOf(before) + 1 : rows.length;
  return withRows(answers, table, rows.toSpliced(place, 0, added));
}

/** Removes a row and what belongs to it. */
export function removeRow(answers: Answers, address: RowAddress): Answers {
  const gone = new Set(listBranch(answers, address).map(({ table, row }) => `${table} ${row}`));
  const tables = new Set(listBranch(answers, address).map(({ table }) => table));
  return [...tables].reduce(
    (next, table) =>
      withRows(
        next,
        table,
        getRows(next, table).filter(({ row }) => !gone.has(`${table} ${row}`)),
      ),
    answers,
  );
}

/** Moves a row before another of its table, or after it, and lets it belong to the same row. */
export function placeRow(
  answers: Answers,
  { table, row }: RowAddress,
  target: string,
  side: 'before' | 'after',
): Answers {
  const moved = findRow(answers, table, row);
  const beside = findRow(answers, table, target);
  if (!moved || !beside || moved === beside) return answers;
  const { parent } = findItemTable(table) ?? {};
  const placed = parent ? { ...moved, [parent.column]: beside[parent.column] } : moved;
  const others = getRows(answers, table).filter((each) => each !== moved);
  const place = others.indexOf(beside) + (side === 'after' ? 1 : 0);
  return withRows(answers, table, others.toSpliced(place, 0, placed));
}

/** Moves a row to the end, or to the start, of those that belong to another row. */
export function moveRowInto(
  answers: Answers,
  { table, row }: RowAddress,
  parentName: string,
  end: 'first' | 'last' = 'last',
): Answers {
  const { parent } = findItemTable(table) ?? {};
  const moved = findRow(answers, table, row);
  if (!parent || !moved) return answers;
  const placed = { ...moved, [parent.column]: parentName };
  const others = getRows(answers, table).filter((each) => each !== moved);
  const siblings = others.filter((each) => getParentName(table, each) === parentName);
  const beside = end === 'last' ? siblings.at(-1) : siblings[0];
  const place = beside ? others.indexOf(beside) + (end === 'last' ? 1 : 0) : others.length;
  return withRows(answers, table, others.toSpliced(place, 0, placed));
}

/** Moves a row by one place. The first and the last of a section move into the section beside it. */
export function moveRow(answers: Answers, address: RowAddress, by: -1 | 1): Answers {
  const { table, row } = address;
  const moved = findRow(answers, table, row);
  if (!moved) return answers;
  const siblings = listSiblings(answers, table, moved);
  const beside = siblings[siblings.indexOf(moved) + by];
  if (beside?.row !== undefined) return placeRow(answers, address, beside.row, by < 0 ? 'before' : 'after');
  const { parent } = findItemTable(table) ?? {};
  const owner = findParentRow(answers, table, moved);
  if (!parent || !owner) return answers;
  const owners = listSiblings(answers, parent.table, owner);
  const next = owners[owners.indexOf(owner) + by];
  if (!next) return answers;
  return moveRowInto(answers, address, getItemName(parent.table, next), by < 0 ? 'last' : 'first');
}

/** Rows on the clipboard; they may come from another program, or from another house. */
export interface CopiedRows {
  program_rows: 1;
  /** The first is the one that was copied, the others belong to it. */
  rows: { table: string; row: Row }[];
}

export const copyRows = (answers: Answers, address: RowAddress): CopiedRows => ({
  program_rows: 1,
  rows: listBranch(answers, address).flatMap(({ table, row: id }) => {
    const row = findRow(answers, table, id);
    return row ? [{ table, row }] : [];
  }),
});

/** Bounds of what is pasted at once. */
const PASTED_AT_MOST = 2_000;

const isCell = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number'));

function isCopiedRow(value: unknown): value is CopiedRows['rows'][number] {
  const { table, row } = (value ?? {}) as { table?: unknown; row?: unknown };
  if (typeof table !== 'string' || !findItemTable(table) || typeof row !== 'object' || !row) return false;
  return Object.values(row).every(isCell);
}

/** Reads a text from the clipboard; null for one that holds no rows. */
export function readCopiedRows(text: string): CopiedRows | null {
  try {
    const read = JSON.parse(text) as CopiedRows | null;
    if (read?.program_rows !== 1 || !Array.isArray(read.rows)) return null;
    const isUsable =
      read.rows.length > 0 && read.rows.length <= PASTED_AT_MOST && read.rows.every(isCopiedRow);
    return isUsable ? read : null;
  } catch {
    return null;
  }
}

/** A name that no sibling has: the same, or with a number. */
export function findFreeName(taken: ReadonlySet<string>, name: string): string {
  if (!name || !taken.has(name)) return name;
  const stem = name.replace(/_\d+$/, '');
  let n = 2;
  while (taken.has(`${stem}_${n}`)) n += 1;
  return `${stem}_${n}`;
}

export interface PastedRows {
  answers: Answers;
  /** The row that was pasted with those that belong to it. */
  pasted: RowAddress;
}

/** Known columns alone: a newer house may have more. */
function keepKnownColumns(table: string, row: Row): Row {
  const { outer = [], columns = [] } = findItemTable(table) ?? {};
  const known = new Set(['rest', ...outer.map(({ key }) => key), ...columns.map(({ field }) => field.key)]);
  return Object.fromEntries(Object.entries(row).filter(([key]) => known.has(key)));
}

/** Pastes rows under new identities, and under names that are free. */
export function pasteRows(
  answers: Answers,
  { rows }: CopiedRows,
  where: Pick<NewRow, 'parentName' | 'after'>,
  createId: () => string,
): PastedRows | null {
  let next = answers;
  let pasted: RowAddress | null = null;
  /** New names of the rows that others belong to, by table and former name. */
  const renamed = new Map<string, string>();
  for (const { table, row } of rows) {
    const { parent } = findItemTable(table) ?? {};
    const copy: Row = { ...keepKnownColumns(table, row), row: createId() };
    const former = parent ? String(row[parent.column] ?? '') : '';
    const parentName = pasted ? (renamed.get(`${parent?.table} ${former}`) ?? former) : where.parentName;
    if (parent && parentName) copy[parent.column] = parentName;
    else if (parent) delete copy[parent.column];
    const column = findNameColumn(table);
    if (column) {
      const taken = new Set(listSiblings(next, table, copy).map((each) => String(each[column.key] ?? '')));
      copy[column.key] = findFreeName(taken, String(row[column.key] ?? ''));
      renamed.set(`${table} ${getItemName(table, row)}`, getItemName(table, copy));
    }
    next = addRow(next, { table, row: copy, parentName, after: pasted ? undefined : where.after });
    pasted ??= { table, row: copy.row as string };
  }
  return pasted && { answers: next, pasted };
}
