/**
 * A table of the form of programs: its rows are items of a document, such as the fields. Each column holds one property of an
 * item; what tells where the item belongs, such as the section of a field, stands in columns of its own.
 */
import type { AnswerValue, Field, Row } from '../../definition';
import type { Text } from '../../text';
import { isPlain, type PlainRecord } from '../plain-record';

export { isPlain, type PlainRecord } from '../plain-record';

export interface ColumnCodec {
  /** Returns the answer for a value of the document; undefined for a value that the column cannot hold. */
  write(value: unknown, item: PlainRecord): AnswerValue;
  /** Returns the value of the document; undefined where there is none. What cannot be read stays as it is, for the schema. */
  read(answer: AnswerValue, item: PlainRecord): unknown;
}

export interface ItemColumn {
  field: Field;
  /** Path of the property within the item. */
  at: readonly string[];
  codec: ColumnCodec;
  /** True for rows that can have the property; absent: all of them. */
  fits?: (row: Row) => boolean;
}

export interface ListedItem {
  item: PlainRecord;
  /** Path in the document, its steps joined by dots. */
  path: string;
  /** Identity across editions, within the whole table. */
  id: string;
  /** Identity of the item that this one belongs to. */
  parentId?: string;
  /** Values of the columns that tell where the item belongs. */
  outer?: Row;
}

export interface ReadItem {
  item: PlainRecord;
  row: Row;
  id: string;
  /** Path in the document, once the item is attached there. */
  path?: string;
}

/** Document that is being put together. */
export interface DocumentBuilder {
  document: PlainRecord;
  /** Returns the item that a cell names, by its key or else by its identity. */
  findItem(table: string, reference: AnswerValue): ReadItem | undefined;
}

export interface ItemIdentity {
  /** Identity of an item that has no `id` of its own; undefined for one that cannot have any. */
  derive(item: PlainRecord, parentId: string): string | undefined;
  /** Start of an identity that an `id` lacks: it is unique within the parent alone. */
  getPrefix?(parentId: string): string;
}

export interface ItemTable {
  key: string;
  title: Text;
  help: Text;
  /** Columns that tell where an item belongs. */
  outer: readonly Field[];
  columns: readonly ItemColumn[];
  /** Properties of the item that other tables hold, and those of them that are always there. */
  parts: readonly string[];
  getCreatedParts?(item: PlainRecord): readonly string[];
  maxRows: number;
  /** Table that the items of this one belong to, and the column that names one of its items. */
  parent?: { table: string; column: string; isOptional?: true };
  list(document: PlainRecord): ListedItem[];
  /** Puts the items where they belong, in the order of the rows, and notes the path of each. An item without one has no place. */
  attach(items: readonly ReadItem[], builder: DocumentBuilder): void;
  /** Returns the key by which cells of other tables name an item; absent: its identity. */
  nameOf?(read: Pick<ReadItem, 'item' | 'row'>): string;
  /** Absent: the items have no `id`. */
  identity?: ItemIdentity;
}

/** A part of the document of which there is one, as a part of a section of fields. */
export interface SinglePart {
  /** Path in the document. */
  at: readonly string[];
  columns: readonly ItemColumn[];
  /** Paths of what tables or other parts hold, and those of them that are always there. */
  parts: readonly string[];
  created: readonly string[];
  /** True for a part that is left out while nothing of it is given. */
  isOptional?: true;
  /** Adds what must be there beside what is given. */
  complete?(item: PlainRecord): void;
}

export interface SingleTable {
  key: string;
  title: Text;
  help: Text;
  /** Outer parts before those within them. */
  singles: readonly SinglePart[];
}

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads a property at a path. */
export const getValueByPath = (value: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>(
    (found, step) => (isPlain(found) && Object.hasOwn(found, step) ? found[step] : undefined),
    value,
  );

/** Sets a property at a path; what lies on the way is created. */
export function setValueByPath(item: PlainRecord, at: readonly string[], value: unknown): void {
  const last = at.at(-1) as string;
  let target = item;
  for (const step of at.slice(0, -1)) {
    if (!isPlain(target[step])) target[step] = {};
    target = target[step] as PlainRecord;
  }
  target[last] = value;
}
