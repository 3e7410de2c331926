/** The answers of the form of programs as a program document, with the faults of what cannot be one. */
import type { Answers, AnswerValue, Row } from '../../definition';
import { getSectionAnswers, getSectionRows } from '../../filing/sections';
import type { Text } from '../../text';
import { programDocumentSchema } from '../schema';
import type { ProgramDocument } from '../types';
import { REST } from './columns';
import { createPlaces } from './create-places';
import { findItemTable, itemTables, singleTables } from './definitions';
import { programTablesForm } from './form';
import { readItem } from './item-rows';
import {
  type DocumentBuilder,
  type ItemTable,
  type PlainRecord,
  type ReadItem,
  setValueByPath,
} from './item-table';
import type { ItemPlaces } from './places';
import { getRestKey } from './rest-keys';
import { isGeneratedRowId, readIdentity } from './row-ids';
import { listShapeFaults } from './shape-faults';
import { createTableFault, type TableFault } from './table-faults';

export interface DocumentRows {
  /** The document as far as the rows can be read; right in shape where there are no faults. */
  document: ProgramDocument;
  faults: TableFault[];
  places: ItemPlaces;
}

/** A row without an identity is a new one: it has its number until it gets one. */
const identifyRow = (row: Row, index: number): string => row.row ?? `#${index + 1}`;

function readTable(table: ItemTable, answers: Answers, faults: TableFault[]): ReadItem[] {
  const section = programTablesForm.sections.find(({ key }) => key === table.key);
  const rows = section ? getSectionRows(answers, section) : [];
  return rows.map((row, index) => {
    const id = identifyRow(row, index);
    const reading = readItem(table.columns, row);
    const at = (field: string) => ({ section: table.key, row: id, field });
    for (const { field } of reading.unfit)
      faults.push(createTableFault('surplus', at(field.key), { part: field }));
    if (reading.isRestUnreadable) faults.push(createTableFault('rest', at(REST)));
    for (const part of reading.twice) faults.push(createTableFault('twice', at(REST), { part }));
    return { row, id, item: reading.item };
  });
}

function readSingles(answers: Answers, faults: TableFault[]): PlainRecord {
  const document: PlainRecord = { schema: 1 };
  for (const { key, singles } of singleTables) {
    const section = programTablesForm.sections.find((each) => each.key === key);
    const row = (section ? getSectionAnswers(answers, section) : {}) as Row;
    for (const { at, columns, complete, isOptional } of singles) {
      const restKey = getRestKey(at);
      const { item, isRestUnreadable, twice } = readItem(columns, row, row[restKey]);
      const place = { section: key, field: restKey };
      if (isRestUnreadable) faults.push(createTableFault('rest', place));
      for (const part of twice) faults.push(createTableFault('twice', place, { part }));
      if (isOptional && Object.keys(item).length === 0) continue;
      complete?.(item);
      if (at.length > 0) setValueByPath(document, at, item);
      else Object.assign(document, item);
    }
  }
  return document;
}

type Reads = ReadonlyMap<string, readonly ReadItem[]>;

function createBuilder(document: PlainRecord, reads: Reads): DocumentBuilder {
  const indexes = new Map(
    itemTables.map((table) => {
      const items = reads.get(table.key) ?? [];
      const index = new Map<string, ReadItem>();
      // Keys take precedence: an identity is a former key.
      for (const read of items) if (!index.has(read.id)) index.set(read.id, read);
      const named = new Map<string, ReadItem>();
      for (const read of items) {
        const name = table.nameOf?.(read);
        if (name && !named.has(name)) named.set(name, read);
      }
      return [table.key, new Map([...index, ...named])] as const;
    }),
  );
  return {
    document,
    findItem: (table, reference: AnswerValue) => indexes.get(table)?.get(String(reference ?? '')),
  };
}

function findParent(
  { parent }: ItemTable,
  { row }: ReadItem,
  builder: DocumentBuilder,
): ReadItem | undefined {
  return parent && builder.findItem(parent.table, row[parent.column]);
}

/** Identity of a row for what belongs to it: a new row is known by its key. */
function getItemId(table: ItemTable, read: ReadItem): string {
  return isGeneratedRowId(read.id) || read.id.startsWith('#') ? (table.nameOf?.(read) ?? read.id) : read.id;
}

function addIdentities(table: ItemTable, items: readonly ReadItem[], builder: DocumentBuilder): void {
  const { identity, parent } = table;
  if (!identity) return;
  const parentTable = parent && findItemTable(parent.table);
  const taken = new Set(items.map(({ id }) => id));
  for (const read of items) {
    if (Object.hasOwn(read.item, 'id')) continue;
    const above = findParent(table, read, builder);
    const parentId = above && parentTable ? getItemId(parentTable, above) : '';
    const id = readIdentity(read.row.row ?? '', identity, read.item, parentId, taken);
    if (id !== undefined) read.item.id = id;
  }
}

function listUnplaced(table: ItemTable, items: readonly ReadItem[], builder: DocumentBuilder): TableFault[] {
  return items.flatMap((read) => {
    if (read.path) return [];
    const { parent, outer } = table;
    const place = { section: table.key, row: read.id };
    if (
      parent &&
      (read.row[parent.column] || !parent.isOptional) &&
      !findParent(table, read, builder)?.path
    ) {
      const title = findItemTable(parent.table)?.title as Text;
      const name = String(read.row[parent.column] ?? '');
      const at = { ...place, field: parent.column };
      return [
        name ? createTableFault('parent', at, { part: title, name }) : createTableFault('unplaced', at),
      ];
    }
    const missing = outer.find(({ key, required }) => required && !read.row[key]);
    return [
      missing
        ? createTableFault('missing', { ...place, field: missing.key }, { part: missing })
        : createTableFault('repeated', place),
    ];
  });
}

export function readDocumentRows(answers: Answers): DocumentRows {
  const faults: TableFault[] = [];
  const document = readSingles(answers, faults);
  const reads = new Map(itemTables.map((table) => [table.key, readTable(table, answers, faults)]));
  const builder = createBuilder(document, reads);
  for (const table of itemTables) {
    const items = reads.get(table.key) ?? [];
    addIdentities(table, items, builder);
    table.attach(items, builder);
    faults.push(...listUnplaced(table, items, builder));
  }
  const places = createPlaces(reads);
  const { data, error } = programDocumentSchema.safeParse(document);
  if (error) faults.push(...listShapeFaults(error, document, places));
  return {
    document: (data ?? document) as unknown as ProgramDocument,
    faults,
    places,
  };
}
