/** Matches the columns of a file with those of the table. */
import { formatNameWithUnit } from '../filing/units';
import type { Text } from '../text';
import { type FieldColumn, ITEM_KEY, ROW_KEY } from './columns';
import { indexNames, listFieldNames, normaliseHeading } from './headings';
import { createSheetText, sheetWords } from './messages';
import { formatCellName, getCellText, type ReadRow, type ReadSheet, type SheetFault } from './model';
import type { TableSource } from './source';

export interface SheetHeader {
  /** Number of the row of headings in the file; rows above it are titles. */
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

/** Maximum number of rows in which headings are looked for: titles and notes above a table take only a few. */
export const HEADINGS_WITHIN = 30;

/** The row with the most headings of columns: the first of several, and the first row of the sheet where no row has any. */
export function findHeadRow({ rows }: ReadSheet, isHead: (text: string) => boolean): ReadRow | undefined {
  const counts = rows
    .slice(0, HEADINGS_WITHIN)
    .map(({ cells }) => cells.filter((cell) => cell?.kind === 'text' && isHead(cell.text)).length);
  return rows[counts.indexOf(Math.max(...counts))];
}

/** Finds the column of a heading: by the exact heading of the portal's own sheet, then by alternative spellings. */
function columnFinder(source: TableSource): (head: string) => string | undefined {
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
  return (head) => theOne(own(head)) ?? theOne(spelled(head)) ?? unasked(head)[0];
}

/** Finds the columns by their headings, in any order. */
export function readHeader(source: TableSource, sheet: ReadSheet): SheetHeader {
  const find = columnFinder(source);
  const row = findHeadRow(sheet, (text) => find(text) !== undefined);
  const number = row?.number ?? 1;
  const faults: SheetFault[] = [];
  const places = new Map<string, number>();
  const rowNumbers: number[] = [];
  for (const [place, cell] of (row?.cells ?? []).entries()) {
    if (cell === null) continue;
    const head = getCellText(cell) || '?';
    const key = find(head);
    const refuse = (kind: HeadFault) =>
      faults.push(headFault(sheet, formatCellName(place, number), kind, head));
    if (key === UNASKED) refuse('column_unasked');
    else if (key === undefined) {
      if (isRowNumber(head)) rowNumbers.push(place);
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
