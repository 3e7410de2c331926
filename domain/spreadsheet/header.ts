/** The match of a file's columns with those of the table. */
import type { Text } from '../text';
import { type FieldColumn, ITEM_KEY, ROW_KEY, tidyHead, withUnit } from './columns';
import { sheetText, sheetWords } from './messages';
import { cellName, type ReadSheet, type SheetFault } from './model';
import type { Source } from './source';

export interface Header {
  /** Places in the file. */
  row: number | undefined;
  item: number | undefined;
  fields: { place: number; column: FieldColumn }[];
  faults: SheetFault[];
}

/** Stands for every column that does not apply now. */
const UNASKED = '#unasked';

/** Columns are found by their heads in either language, wherever they stand. */
export function readHeader(source: Source, sheet: ReadSheet): Header {
  const names = new Map<string, string>();
  const name = (key: string, head: Text) => {
    for (const text of [head.zh, head.en]) names.set(tidyHead(text), key);
  };
  for (const field of source.unasked) name(UNASKED, withUnit(field));
  for (const { field, head } of source.columns) name(field.key, head);
  name(ROW_KEY, sheetWords.row);
  if (source.kind === 'given') name(ITEM_KEY, sheetWords.item);

  const faults: SheetFault[] = [];
  const places = new Map<string, number>();
  const cells = sheet.rows.find((row) => row.number === 1)?.cells ?? [];
  for (const [place, cell] of cells.entries()) {
    if (cell === null) continue;
    const head = cell.kind === 'text' ? cell.text : '?';
    const key = names.get(tidyHead(head));
    if (key === UNASKED) {
      faults.push(headFault(sheet, place, 'column_unasked', head));
      continue;
    }
    const isTwice = key !== undefined && places.has(key);
    if (key !== undefined && !isTwice) places.set(key, place);
    else faults.push(headFault(sheet, place, isTwice ? 'column_twice' : 'unknown_column', head));
  }
  const fields = source.columns.flatMap((column) => {
    const place = places.get(column.field.key);
    if (place !== undefined) return [{ place, column }];
    if (column.isTyped) faults.push(missing(sheet, column));
    return [];
  });
  return { row: places.get(ROW_KEY), item: places.get(ITEM_KEY), fields, faults };
}

const headFault = (
  sheet: ReadSheet,
  place: number,
  kind: 'column_twice' | 'unknown_column' | 'column_unasked',
  head: string,
): SheetFault => ({
  sheet: sheet.name,
  cell: cellName(place, 1),
  message: sheetText(kind, { head: head.slice(0, 40) }),
  isRefused: true,
});

const missing = (sheet: ReadSheet, { head }: FieldColumn): SheetFault => ({
  sheet: sheet.name,
  cell: '',
  message: sheetText('column_missing', { head }),
  isRefused: false,
});
