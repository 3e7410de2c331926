/** Matches the columns of a file with those of the table. */
import { formatNameWithUnit } from '../filing/units';
import type { Text } from '../text';
import { type FieldColumn, ITEM_KEY, ROW_KEY } from './columns';
import { findTableHead, type Heading } from './head-rows';
import { indexNames, listFieldNames, normaliseHeading } from './headings';
import { createSheetText, sheetWords } from './messages';
import { formatCellName, type ReadSheet, type SheetFault } from './model';
import type { TableSource } from './source';

export interface SheetHeader {
  /** Number of the row of headings in the file, the last of two; rows above it are titles. */
  number: number;
  /** Indexes of the columns with the identities and names of rows. */
  row: number | undefined;
  item: number | undefined;
  /** Indexes of the columns of row numbers. */
  rowNumbers: readonly number[];
  fields: { place: number; column: FieldColumn }[];
  faults: SheetFault[];
}

/** Key of all columns whose fields do not apply at present. */
const UNASKED = '#unasked';

/** Headings of columns of row numbers, which are ignored. */
const ROW_NUMBERS: ReadonlySet<string> = new Set(['序号', '行号', 'no', '#', '№']);
export const isRowNumber = (head: string): boolean => ROW_NUMBERS.has(normaliseHeading(head));

/**
 * Finds the column of a heading: by the exact heading of the portal's own sheet, then by alternative spellings; then with the
 * name of its group, such as 金额 above 计划.
 */
function columnFinder(source: TableSource): (head: Heading) => string | undefined {
  const texts = ({ zh, en }: Text): string[] => [zh, en];
  const own = indexNames([
    { key: ROW_KEY, names: texts(sheetWords.row) },
    ...(source.kind === 'given' ? [{ key: ITEM_KEY, names: texts(sheetWords.item) }] : []),
    ...source.columns.map(({ field, head }) => ({ key: field.key, names: texts(head) })),
  ]);
  const spelled = indexNames(
    source.columns.map(({ field }) => ({ key: field.key, names: listFieldNames(field) })),
  );
  const unasked = indexNames(
    source.unasked.map((field) => ({ key: UNASKED, names: texts(formatNameWithUnit(field)) })),
  );
  const theOne = (keys: readonly string[]) => (keys.length === 1 ? keys[0] : undefined);
  const find = (text: string) => theOne(own(text)) ?? theOne(spelled(text)) ?? unasked(text)[0];
  return ({ text, group }) => find(text) ?? (group ? (find(group + text) ?? find(text + group)) : undefined);
}

/** Finds the columns by their headings, in any order. */
export function readHeader(source: TableSource, sheet: ReadSheet): SheetHeader {
  const find = columnFinder(source);
  const { number, heads } = findTableHead(sheet, find) ?? { number: 1, heads: [] };
  const faults: SheetFault[] = [];
  const places = new Map<string, number>();
  const rowNumbers: number[] = [];
  for (const head of heads) {
    const { place, text } = head;
    const key = find(head);
    const refuse = (kind: HeadFault) =>
      faults.push(headFault(sheet, formatCellName(place, head.number), kind, text));
    if (key === UNASKED) refuse('column_unasked');
    else if (key === undefined) {
      if (isRowNumber(text)) rowNumbers.push(place);
      else refuse('unknown_column');
    } else if (places.has(key)) refuse('column_twice');
    else places.set(key, place);
  }
  const fields = source.columns.flatMap((column) => {
    const place = places.get(column.field.key);
    if (place !== undefined) return [{ place, column }];
    if (column.isTyped) faults.push(missing(sheet, column));
    return [];
  });
  return { number, row: places.get(ROW_KEY), item: places.get(ITEM_KEY), rowNumbers, fields, faults };
}

type HeadFault = 'column_twice' | 'unknown_column' | 'column_unasked';

const headFault = (sheet: ReadSheet, cell: string, kind: HeadFault, head: string): SheetFault => ({
  sheet: sheet.name,
  cell,
  message: createSheetText(kind, { head: head.slice(0, 40) }),
  isRefused: true,
});

const missing = (sheet: ReadSheet, { head }: FieldColumn): SheetFault => ({
  sheet: sheet.name,
  cell: '',
  message: createSheetText('column_missing', { head }),
  isRefused: false,
});
