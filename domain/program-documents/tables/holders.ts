/** Holders of the items of a table: a list or a record, of the document or of items of another table. */
import {
  type DocumentBuilder,
  getValueByPath,
  type ItemTable,
  isPlain,
  type ListedItem,
  type PlainRecord,
  type ReadItem,
  setValueByPath,
  toList,
} from './item-table';

type Placing = Pick<ItemTable, 'list' | 'attach' | 'parent'>;

/** Items that are texts, not objects: the column that holds the text. */
interface TextItems {
  textIn?: string;
}

const toItem = (value: unknown, textIn?: string): PlainRecord =>
  textIn ? { [textIn]: value } : isPlain(value) ? value : {};

const toValue = (item: PlainRecord, textIn?: string): unknown => (textIn ? (item[textIn] ?? '') : item);

/** An identity for items that have none of their own: their number. */
export const countId = (_: PlainRecord, index: number): string => String(index + 1);

interface ListPlace extends TextItems {
  /** Path of the list in the document. */
  at: readonly string[];
  /** True for a list that is there when it is empty. */
  isRequired?: boolean;
  idOf?: (item: PlainRecord, index: number) => string;
}

export const placeInList = ({ at, isRequired = false, idOf = countId, textIn }: ListPlace): Placing => ({
  list: (document) =>
    toList(getValueByPath(document, at)).map((value, i) => {
      const item = toItem(value, textIn);
      return { item, path: [...at, i].join('.'), id: idOf(item, i) };
    }),
  attach(items, { document }) {
    if (items.length > 0 || isRequired)
      setValueByPath(
        document,
        at,
        items.map(({ item }) => toValue(item, textIn)),
      );
    items.forEach((read, i) => {
      read.path = [...at, i].join('.');
    });
  },
});

interface RecordPlace {
  at: readonly string[];
  isRequired?: boolean;
  /** Column with the name in the record. */
  name: string;
}

/** Items of a record by their names. The second of two equal names has no place. */
export const placeInRecord = ({ at, name, isRequired = false }: RecordPlace): Placing => ({
  list: (document) =>
    Object.entries(toPlain(getValueByPath(document, at))).map(([key, value]) => ({
      item: toItem(value),
      path: [...at, key].join('.'),
      id: key,
      outer: { [name]: key },
    })),
  attach(items, { document }) {
    const record: PlainRecord = {};
    for (const read of items) addNamed(record, read, name, at.join('.'));
    if (items.length > 0 || isRequired) setValueByPath(document, at, record);
  },
});

export const toPlain = (value: unknown): PlainRecord => (isPlain(value) ? value : {});

function addNamed(record: PlainRecord, read: ReadItem, name: string, within: string): void {
  const key = String(read.row[name] ?? '');
  if (!key || Object.hasOwn(record, key)) return;
  record[key] = read.item;
  read.path = `${within}.${key}`;
}

interface ChildPlace extends TextItems {
  /** Table of the items that these belong to, and the column that names one of them. */
  of: ItemTable;
  column: string;
  /** Property of the item that holds these. */
  in: (parent: PlainRecord) => string;
  idOf?: (item: PlainRecord, index: number, parentId: string) => string;
}

const countBelow = (_: PlainRecord, index: number, parentId: string): string => `${parentId}.${index + 1}`;

const nameOf = (table: ItemTable, { item, id, outer }: ListedItem): string =>
  table.nameOf?.({ item, row: outer ?? {} }) ?? id;

/** Lists within the items of another table. */
export const placeInItems = ({
  of,
  column,
  in: propertyOf,
  idOf = countBelow,
  textIn,
}: ChildPlace): Placing => ({
  parent: { table: of.key, column },
  list: (document) =>
    of.list(document).flatMap((parent) => {
      const property = propertyOf(parent.item);
      return toList(parent.item[property]).map((value, i) => {
        const item = toItem(value, textIn);
        return {
          item,
          path: `${parent.path}.${property}.${i}`,
          id: idOf(item, i, parent.id),
          parentId: parent.id,
          outer: { [column]: nameOf(of, parent) },
        };
      });
    }),
  attach(items, builder) {
    for (const read of items) {
      const parent = builder.findItem(of.key, read.row[column]);
      if (parent?.path) append(parent, propertyOf(parent.item), read, textIn);
    }
  },
});

function append(parent: ReadItem, property: string, read: ReadItem, textIn?: string): void {
  const list = toList(parent.item[property]);
  list.push(toValue(read.item, textIn));
  parent.item[property] = list;
  read.path = `${parent.path}.${property}.${list.length - 1}`;
}

/** Records within the items of another table, such as the texts of row groups by their names. */
export const placeInItemRecords = ({
  of,
  column,
  property,
  name,
}: {
  of: ItemTable;
  column: string;
  property: string;
  name: string;
}): Placing => ({
  parent: { table: of.key, column },
  list: (document) =>
    of.list(document).flatMap((parent) =>
      Object.entries(toPlain(parent.item[property])).map(([key, value]) => ({
        item: toItem(value),
        path: `${parent.path}.${property}.${key}`,
        id: `${parent.id}.${key}`,
        parentId: parent.id,
        outer: { [column]: nameOf(of, parent), [name]: key },
      })),
    ),
  attach(items, builder: DocumentBuilder) {
    for (const read of items) {
      const parent = builder.findItem(of.key, read.row[column]);
      if (!parent?.path) continue;
      const record = toPlain(parent.item[property]);
      parent.item[property] = record;
      addNamed(record, read, name, `${parent.path}.${property}`);
    }
  },
});

/** Lists of the program's own form and of its report forms; the column `form` names one of those. */
export const placeInForms = (
  property: 'sections' | 'rules',
  idOf: (item: PlainRecord, index: number) => string,
): Placing => ({
  parent: { table: 'reportForms', column: 'form', isOptional: true },
  list(document) {
    const listOf = (form: unknown, path: string, key: string): ListedItem[] =>
      toList(getValueByPath(form, [property])).map((value, i) => {
        const item = toItem(value);
        return {
          item,
          path: `${path}.${property}.${i}`,
          id: `${key && `${key}/`}${idOf(item, i)}`,
          parentId: key,
          ...(key && { outer: { form: key } }),
        };
      });
    return [
      ...listOf(document.form, 'form', ''),
      ...toList(getValueByPath(document, ['reports', 'forms'])).flatMap((form, i) =>
        listOf(form, `reports.forms.${i}`, String(toPlain(form).key ?? '')),
      ),
    ];
  },
  attach(items, { document, findItem }) {
    const main = toPlain(document.form);
    document.form = main;
    main[property] = [];
    const own: ReadItem = { item: main, row: {}, id: '', path: 'form' };
    for (const read of items) {
      const { form } = read.row;
      const parent = form ? findItem('reportForms', form) : own;
      if (parent?.path) append(parent, property, read);
    }
  },
});
