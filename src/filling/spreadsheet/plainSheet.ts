import { removeIsolates } from '@domain/bidi';
import type { PlainCell, SheetColumn, SheetContent } from '@domain/spreadsheet/model';
import { formatBeijingMinute } from '@domain/windows/calendar';

export type PlainValue = string | number | null | undefined;

/** Kinds of columns with their number formats; days and minutes are those of Beijing. */
const formats = { text: '@', number: 'General', day: 'yyyy-mm-dd', minute: 'yyyy-mm-dd hh:mm' };
type PlainKind = keyof typeof formats;

/** Column of a list that is exported for reading. */
export interface PlainColumn<T> {
  head: string;
  kind: PlainKind;
  /** Column width in characters. */
  width: number;
  /** Returns the time of a day or minute as ISO 8601. */
  of(item: T): PlainValue;
}

function createCell(kind: PlainKind, value: PlainValue): PlainCell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { kind: 'number', number: value };
  if (kind !== 'day' && kind !== 'minute') return { kind: 'text', text: removeIsolates(value) };
  const [date = '', time = ''] = formatBeijingMinute(new Date(value)).split(' ');
  return { kind: 'date', date, ...(kind === 'minute' && { time }) };
}

const createColumn = ({ head, kind, width }: PlainColumn<never>): SheetColumn => ({
  key: head,
  head: removeIsolates(head),
  note: '',
  width,
  format: formats[kind],
  isLocked: false,
  isHidden: false,
  validation: null,
});

/** Sheet with one row per item. Its cells may be edited and sorted: it is never imported. */
export const createPlainSheet = <T>(
  name: string,
  columns: readonly PlainColumn<T>[],
  items: readonly T[],
): SheetContent => ({
  name,
  isExportOnly: true,
  columns: columns.map(createColumn),
  rows: items.map((item) => ({
    cells: columns.map(({ kind, of }) => createCell(kind, of(item))),
    locked: [],
  })),
  frozen: 1,
  room: items.length,
  known: [],
});
