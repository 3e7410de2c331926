/** Renames an item, and what calls it by its name: cells that refer to it, paths, and expressions. */
import type { Answers, FieldAnswers, Row } from '../../definition';
import { type ItemPlaces, readDocumentRows } from '../../program-documents/tables';
import { itemTables } from '../../program-documents/tables/definitions';
import { writeItem } from '../../program-documents/tables/item-rows';
import type { ItemTable, ListedItem, PlainRecord } from '../../program-documents/tables/item-table';
import { writeSingleTables } from '../../program-documents/tables/write';
import type { ItemKind, NamedItem } from '../../program-documents/uses';
import { renameInDocument } from '../../program-documents/uses/rename';
import type { RowAddress } from './edit-rows';
import { findNameColumn, findRow, getItemName, getParentName, getRows, listSiblings } from './items';

/** Names by which other rows refer to the rows of a table. */
const KINDS: Readonly<Record<string, ItemKind>> = {
  sections: 'section',
  fields: 'field',
  fixedRows: 'row',
  rowGroups: 'group',
  dictionaries: 'dictionary',
  rules: 'rule',
  conditions: 'condition',
  expressions: 'expression',
  separatePapers: 'paper',
};

const OF_A_SECTION: ReadonlySet<ItemKind> = new Set(['field', 'row', 'group']);

/** True where another row that belongs to the same one has the name. */
export function isNameTaken(answers: Answers, { table, row: id }: RowAddress, name: string): boolean {
  const row = findRow(answers, table, id);
  const column = findNameColumn(table);
  if (!row || !column) return false;
  return listSiblings(answers, table, row).some((each) => each.row !== id && each[column.key] === name);
}

/** Sections and rules of a report form are called by nothing outside of it. */
function findItem(table: string, row: Row, name: string): NamedItem | null {
  const kind = KINDS[table];
  if (!kind || row.form) return null;
  return { kind, key: OF_A_SECTION.has(kind) ? `${getParentName(table, row)}.${name}` : name };
}

type Cells = Row | FieldAnswers;

function changeCells<Present extends Cells>(cells: Present, before: Cells, after: Cells): Present {
  const changed = Object.keys({ ...before, ...after }).filter(
    // The identity of a row stays what it was.
    (key) => key !== 'row' && before[key] !== after[key],
  );
  return { ...cells, ...Object.fromEntries(changed.map((key) => [key, after[key]])) };
}

const isSameItem = (a: ListedItem, b: ListedItem): boolean =>
  JSON.stringify([a.item, a.outer]) === JSON.stringify([b.item, b.outer]);

type DocumentPair = readonly [former: PlainRecord, next: PlainRecord];

function changeRows(
  table: ItemTable,
  rows: readonly Row[],
  { byPath }: ItemPlaces,
  [former, next]: DocumentPair,
): Row[] {
  const after = table.list(next);
  const changed = new Map(
    table.list(former).flatMap((item, index) => {
      const renamed = after[index];
      const id = byPath.get(item.path)?.row;
      return id === undefined || !renamed || isSameItem(item, renamed)
        ? []
        : [[id, [item, renamed]] as const];
    }),
  );
  return rows.map((row, index) => {
    const [was, is] = changed.get(row.row ?? `#${index + 1}`) ?? [];
    return was && is ? changeCells(row, writeItem(table, was), writeItem(table, is)) : row;
  });
}

/** Takes what differs between two documents into the rows of the first; both have the same items in the same order. */
function takeChanges(answers: Answers, places: ItemPlaces, documents: DocumentPair): Answers {
  const [before, after] = documents.map(writeSingleTables) as [Answers, Answers];
  return {
    ...answers,
    ...Object.fromEntries(
      Object.entries(before).map(([key, cells]) => [
        key,
        changeCells((answers[key] ?? {}) as FieldAnswers, cells as FieldAnswers, after[key] as FieldAnswers),
      ]),
    ),
    ...Object.fromEntries(
      itemTables.map((table) => [
        table.key,
        changeRows(table, getRows(answers, table.key), places, documents),
      ]),
    ),
  };
}

/** Lets everything that calls an item follow its new name. */
function renameUses(answers: Answers, from: NamedItem, to: NamedItem): Answers {
  const { document, places } = readDocumentRows(answers);
  try {
    const renamed = renameInDocument(document, from, to.key);
    return takeChanges(answers, places, [document, renamed] as unknown as DocumentPair);
  } catch {
    // A document in the making may have any shape: its faults name what still has the former name.
    return answers;
  }
}

export function renameRow(answers: Answers, { table, row: id }: RowAddress, name: string): Answers {
  const row = findRow(answers, table, id);
  const column = findNameColumn(table);
  if (!row || !column) return answers;
  const former = getItemName(table, row);
  const [from, to] = [findItem(table, row, former), findItem(table, row, name)];
  const followed = former && name && from && to ? renameUses(answers, from, to) : answers;
  return {
    ...followed,
    [table]: getRows(followed, table).map((each) =>
      each.row === id ? { ...each, [column.key]: name } : each,
    ),
  };
}
