import type { PlainCell, SheetColumn, SheetContent } from '@domain/spreadsheet/model';

export type PlainValue = string | number | null | undefined;

/** Column of a list that is exported for reading. */
export interface PlainColumn<T> {
  head: string;
  /** Column width in characters. */
  width: number;
  of(item: T): PlainValue;
}

const createCell = (value: PlainValue): PlainCell => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number' ? { kind: 'number', number: value } : { kind: 'text', text: value };
};

const createColumn = ({ head, width }: PlainColumn<never>): SheetColumn => ({
  key: head,
  head,
  note: '',
  width,
  format: '@',
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
  columns: columns.map(createColumn),
  rows: items.map((item) => ({ cells: columns.map(({ of }) => createCell(of(item))), locked: [] })),
  frozen: 1,
  room: items.length + 1,
  known: [],
});
