/** One item of a document as a row, and a row as an item. What no column can hold stands in the column of other properties. */
import type { AnswerValue, Row } from '../../definition';
import { normaliseValue } from '../../filing/input';
import { readOtherProperties } from './codecs';
import { canHold } from './column-values';
import { REST, restField } from './columns';
import {
  getValueByPath,
  type ItemColumn,
  type ItemTable,
  isPlain,
  type ListedItem,
  type PlainRecord,
  setValueByPath,
} from './item-table';
import { readIdentity, toRowId } from './row-ids';

const isBlank = (answer: AnswerValue): boolean => answer === undefined || answer === null || answer === '';

export const isFitting = ({ fits }: ItemColumn, row: Row): boolean => fits?.(row) ?? true;

/** True for equal values, whatever the order of their properties. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, i) => isSameValue(each, b[i]));
  if (!isPlain(a) || !isPlain(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]))
  );
}

export function readColumns(columns: readonly ItemColumn[], row: Row): PlainRecord {
  const item: PlainRecord = {};
  for (const column of columns) {
    const answer = row[column.field.key];
    if (!isFitting(column, row)) continue;
    const value = column.codec.read(isBlank(answer) ? undefined : answer, item);
    if (value !== undefined) setValueByPath(item, column.at, value);
  }
  return item;
}

const isEmptyPart = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isPlain(value) && Object.keys(value).length === 0;

/** The item without what other tables hold. Of a part that is there but empty those tables would have no trace: it stays. */
function withoutParts(item: PlainRecord, parts: readonly string[], created: readonly string[]): PlainRecord {
  const copy = structuredClone(item);
  for (const part of parts) {
    const at = part.split('.');
    const value = getValueByPath(copy, at);
    if (value !== undefined && (created.includes(part) || !isEmptyPart(value))) removeAt(copy, at);
  }
  return copy;
}

function removeAt(item: PlainRecord, at: readonly string[]): void {
  const within = at.length > 1 ? getValueByPath(item, at.slice(0, -1)) : item;
  if (!isPlain(within)) return;
  delete within[at.at(-1) as string];
  if (at.length > 1 && Object.keys(within).length === 0) removeAt(item, at.slice(0, -1));
}

interface PartsOfItem {
  columns: readonly ItemColumn[];
  parts: readonly string[];
  created: readonly string[];
  /** Properties that the identity of the row tells. */
  told?: PlainRecord;
}

/** Letters that drafts normalise are written as escapes: they come back as they were. */
function writeRest(rest: PlainRecord): string {
  const text = JSON.stringify(rest);
  if (normaliseValue(restField, text) === text) return text;
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes the properties of an item into a row. */
export function writeColumns(
  item: PlainRecord,
  { columns, parts, created, told = {} }: PartsOfItem,
  row: Row,
): void {
  for (const column of columns) {
    const answer = column.codec.write(getValueByPath(item, column.at), item);
    if (!isBlank(answer) && isFitting(column, row) && canHold(column.field, answer))
      row[column.field.key] = answer;
  }
  const own = withoutParts(item, parts, created);
  const back = withoutParts({ ...told, ...readColumns(columns, row) }, parts, created);
  const rest = Object.keys(own).filter((name) => !isSameValue(own[name], back[name]));
  for (const { at, field } of columns) if (rest.includes(at[0] as string)) delete row[field.key];
  if (rest.length > 0) row[REST] = writeRest(Object.fromEntries(rest.map((name) => [name, own[name]])));
}

export function writeItem(table: ItemTable, listed: ListedItem): Row {
  const { item, id, parentId = '', outer } = listed;
  const row: Row = { row: toRowId(id), ...outer };
  const { columns, parts, identity } = table;
  const { id: own, ...others } = item;
  const told =
    identity && own !== undefined ? { id: readIdentity(row.row ?? '', identity, others, parentId) } : {};
  writeColumns(item, { columns, parts, created: table.getCreatedParts?.(item) ?? [], told }, row);
  return row;
}

export interface ItemReading {
  item: PlainRecord;
  /** Columns with a value that do not fit the row. */
  unfit: ItemColumn[];
  /** True where the other properties are no object. */
  isRestUnreadable: boolean;
  /** Properties that stand both in columns and among the other ones. */
  twice: string[];
}

export function readItem(
  columns: readonly ItemColumn[],
  row: Row,
  rest: AnswerValue = row[REST],
): ItemReading {
  const item = readColumns(columns, row);
  const others = readOtherProperties(rest);
  const given = new Set(
    columns
      .filter((column) => !isBlank(row[column.field.key]) && isFitting(column, row))
      .map(({ at }) => at[0] as string),
  );
  return {
    item: { ...item, ...others },
    unfit: columns.filter((column) => !isBlank(row[column.field.key]) && !isFitting(column, row)),
    isRestUnreadable: others === null,
    twice: Object.keys(others ?? {}).filter((name) => given.has(name)),
  };
}
