/** Matches the columns of a file with those of the table. */
import { formatNameWithUnit, getFieldUnit, getUnitShift, getUnitText, isSameUnit } from '../filing/units';
import type { Text } from '../text';
import { type FieldColumn, ITEM_KEY, ROW_KEY } from './columns';
import { findHeadName, findTableHead, joinNumbering, type TableHeading } from './head-rows';
import { indexNames, listFieldNames, listUnitsInBrackets, normaliseHeading } from './headings';
import {
  coversAmounts,
  describeConversion,
  findConverted,
  findConvertible,
  findOtherUnit,
  findSheetUnit,
  findUnitInHeading,
  type OtherUnit,
} from './measures';
import { createSheetText, type SheetMessage, sheetWords } from './messages';
import { formatCellName, type ReadSheet, type SheetFault } from './model';
import { findNearest } from './nearest';
import type { TableSource } from './source';

export interface SheetHeader {
  /** Number of the row of headings in the file, the last of two; rows above it are titles. */
  number: number;
  heads: readonly TableHeading[];
  /** Unit of money that a line above the headings names. */
  unit: string | undefined;
  /** Indexes of the columns with the identities and names of rows. */
  row: number | undefined;
  item: number | undefined;
  /** Indexes of the columns of row numbers. */
  rowNumbers: readonly number[];
  /** `unit`: unit of the amounts of a column where it is not that of the form. */
  fields: { place: number; column: FieldColumn; unit?: string }[];
  faults: SheetFault[];
}

/** Key of all columns whose fields do not apply at present. */
const UNASKED = '#unasked';

/** Headings of the column of years, whatever the form calls it. */
const YEAR_HEADS = ['年度', '年份', '会计年度', '所属年度', '报告年度', 'Year', 'Fiscal year'];

/** Headings of columns of row numbers, which are ignored. */
const ROW_NUMBERS: ReadonlySet<string> = new Set(['序号', '行号', 'no', '#', '№']);
export const isRowNumber = (head: string): boolean => ROW_NUMBERS.has(normaliseHeading(head));

/**
 * Finds the column of a heading: by the exact heading of the portal's own sheet, then by alternative spellings; then with the
 * name of its group, such as 金额 above 计划.
 */
function columnFinder(source: TableSource): (head: TableHeading) => string | undefined {
  const texts = ({ zh, en }: Text): string[] => [zh, en];
  const own = indexNames([
    { key: ROW_KEY, names: texts(sheetWords.row) },
    ...(source.kind === 'given' ? [{ key: ITEM_KEY, names: texts(sheetWords.item) }] : []),
    ...source.columns.map(({ field, head }) => ({ key: field.key, names: texts(head) })),
  ]);
  const spelled = indexNames(
    source.columns.map(({ field, also = [] }) => ({
      key: field.key,
      names: [
        ...listFieldNames(field),
        ...also,
        ...(source.kind === 'years' && field.key === source.key ? YEAR_HEADS : []),
      ],
    })),
  );
  const unasked = indexNames(
    source.unasked.map((field) => ({ key: UNASKED, names: texts(formatNameWithUnit(field)) })),
  );
  const theOne = (keys: readonly string[]) => (keys.length === 1 ? keys[0] : undefined);
  const search = (text: string) =>
    theOne(own(text)) ??
    theOne(spelled(text)) ??
    unasked(text)[0] ??
    findConvertible(source.columns, text)?.field.key;
  const found = new Map<string, string | undefined>();
  const find = (text: string) => {
    if (!found.has(text)) found.set(text, search(text));
    return found.get(text);
  };
  return (head) => {
    const name = findHeadName(head, find);
    return name === undefined ? undefined : find(name);
  };
}

/** Finds the columns by their headings, in any order. `unknown`: message about other columns. */
export function readHeader(
  source: TableSource,
  sheet: ReadSheet,
  unknown: SheetMessage = 'unknown_column',
): SheetHeader {
  const find = columnFinder(source);
  const head = findTableHead(sheet, find);
  const { number, heads } = head ? joinNumbering(sheet, head) : { number: 1, heads: [] };
  const faults: SheetFault[] = [];
  const known = new Map<string, TableHeading>();
  const rowNumbers: number[] = [];
  const keys = new Set(heads.map(find));
  const lacking = source.columns.filter(({ field, isTyped }) => isTyped && !keys.has(field.key));
  for (const head of heads) {
    const key = find(head);
    const refuse = (kind: SheetMessage) => faults.push(headFault(sheet, head, kind));
    if (key === UNASKED) refuse('column_unasked');
    else if (key === undefined) {
      if (isRowNumber(head.text)) rowNumbers.push(head.place);
      else {
        const other = findConverted(source.columns, head.text);
        const about = () => describeNearColumn(head, lacking) ?? unknown;
        faults.push(
          other ? unitFault(sheet, head, other) : { ...headFault(sheet, head, about()), isNote: true },
        );
      }
    } else if (known.has(key)) refuse('column_twice');
    else known.set(key, head);
  }
  const sheetUnit = findSheetUnit(sheet, number);
  const named = new Set<string>();
  const fields = source.columns.flatMap((column) => {
    const head = known.get(column.field.key);
    if (!head) {
      if (column.isTyped) faults.push(missing(sheet, column));
      return [];
    }
    const groupUnit = listUnitsInBrackets(head.group)[0];
    const other = findOtherUnit(column.field, head.text, [groupUnit, sheetUnit]);
    if (other && column.isTyped) faults.push(unitFault(sheet, head, other));
    if (other && !other.isKnown) return [];
    const unit = findUnitInHeading(column.field, head.text) ?? groupUnit;
    if (unit && column.isTyped) named.add(unit);
    return [{ place: head.place, column, ...(other && { unit: other.from }) }];
  });
  faults.push(...noteUnitsBelow(sheet, sheetUnit, named));
  const placeOf = (key: string) => known.get(key)?.place;
  const [row, item] = [placeOf(ROW_KEY), placeOf(ITEM_KEY)];
  return { number, heads, unit: sheetUnit, row, item, rowNumbers, fields, faults };
}

const MAX_QUOTED = 40;
const quote = ({ text }: TableHeading): string => text.slice(0, MAX_QUOTED);

/** True for a heading that leaves out a part of a name, and adds nothing. */
function isShortened(heading: string, names: readonly string[]): boolean {
  const [head, ...spelled] = [heading, ...names].map(normaliseHeading);
  return spelled.some(
    (name) => head && name.length > head.length && [...head].every((sign) => name.includes(sign)),
  );
}

/** Says the heading of the only column whose name one shortens, with the unit that it names. */
function describeNearColumn(head: TableHeading, columns: readonly FieldColumn[]): Text | undefined {
  const listNames = ({ field: { zh, en } }: FieldColumn) => [zh, en];
  const near = findNearest(head.text, columns, listNames);
  const others = columns.filter((column) => column !== near);
  if (!near || !isShortened(head.text, listNames(near))) return undefined;
  if (findNearest(head.text, others, listNames)) return undefined;
  const { field } = near;
  const own = getFieldUnit(field);
  const unit = listUnitsInBrackets(head.text).find(() => own);
  const isRead = !unit || !own || isSameUnit(unit, own) || getUnitShift(unit, own) !== undefined;
  // Without a unit the name is said without one: the line above the table may have it. Headings are found in two languages.
  const { zh, en } = unit ? formatNameWithUnit({ ...field, unit }) : field;
  return isRead
    ? createSheetText('near_column', { head: quote(head), name: field, wanted: { zh, en } })
    : undefined;
}

const headFault = (sheet: ReadSheet, head: TableHeading, about: SheetMessage | Text): SheetFault => ({
  sheet: sheet.name,
  cell: formatCellName(head.place, head.number),
  message: typeof about === 'string' ? createSheetText(about, { head: quote(head) }) : about,
  isRefused: true,
});

const unitFault = (sheet: ReadSheet, head: TableHeading, other: OtherUnit): SheetFault => ({
  ...headFault(sheet, head, describeConversion(quote(head), other)),
  isRefused: !other.isKnown,
});

/** Notes that headings name another unit of money than the one above the table: it is not known which of them is wrong. */
export const noteUnitsBelow = (
  { name }: ReadSheet,
  above: string | undefined,
  named: ReadonlySet<string>,
): SheetFault[] =>
  [...named]
    .filter((unit) => above && coversAmounts(above, unit) && !isSameUnit(above, unit))
    .map((unit) => ({
      sheet: name,
      cell: '',
      message: createSheetText('unit_above', { above: getUnitText(above ?? ''), unit: getUnitText(unit) }),
      isRefused: false,
    }));

const missing = (sheet: ReadSheet, { head }: FieldColumn): SheetFault => ({
  sheet: sheet.name,
  cell: '',
  message: createSheetText('column_missing', { head }),
  isRefused: false,
});
