/**
 * The headings of a table in one row of the file or in two: in the second row those below a group such as 时间, whose name may be
 * a part of theirs. A row of units below them belongs to them too: 单价 above （元） is 单价（元）. So does, in a
 * table of records, a row that numbers the columns.
 */
import { toHalfWidth } from '../checks/normalise';
import { isCounter, isMoney, isUnit, readUnitName } from '../filing/units';
import { listUnitsInBrackets, tidyHead } from './headings';
import { findMergedStart } from './merged-cells';
import { getCellText, type PlainCell, type ReadRow, type ReadSheet } from './model';

export interface TableHeading {
  text: string;
  /** Text of the group above; empty without one. */
  group: string;
  place: number;
  /** Number of the row that holds the text. */
  number: number;
}

export interface TableHead {
  /** Number of the last row of headings. */
  number: number;
  heads: TableHeading[];
}

/** The name by which a heading is found: its text, or that with the name of its group, such as 金额 above 计划. */
export const findHeadName = (
  { text, group }: TableHeading,
  find: (name: string) => unknown,
): string | undefined =>
  [text, ...(group ? [group + text, text + group] : [])].find((name) => find(name) !== undefined);

/** Maximum number of rows in which headings are looked for: titles and notes above a table take only a few. */
export const HEADINGS_WITHIN = 30;

/** The row with the most headings of columns: the first of several, and the first row of the sheet where no row has any. */
export function findHeadRow({ rows }: ReadSheet, isHead: (text: string) => boolean): ReadRow | undefined {
  const counts = rows
    .slice(0, HEADINGS_WITHIN)
    .map(({ cells }) => cells.filter((cell) => cell?.kind === 'text' && isHead(cell.text)).length);
  return rows[counts.indexOf(Math.max(...counts))];
}

/**
 * Finds the headings of a table; a second row of them counts where it names more columns than the first alone, and a row of
 * units below them always.
 */
export function findTableHead(
  sheet: ReadSheet,
  find: (head: TableHeading) => unknown,
): TableHead | undefined {
  const isKnown = (head: TableHeading): boolean => find(head) !== undefined;
  const row = findHeadRow(sheet, (text) => isKnown({ text, group: '', place: 0, number: 0 }));
  if (!row) return undefined;
  const [above, below] = [row.number - 1, row.number + 1].map((number) =>
    sheet.rows.find((each) => each.number === number),
  );
  const found = [
    { number: row.number, heads: listHeads(sheet, above, row).filter(({ number }) => number === row.number) },
    ...joinHeads(sheet, above, row, isKnown),
    ...joinHeads(sheet, row, below, isKnown),
  ];
  const counts = found.map(({ heads }) => heads.filter(isKnown).length);
  const best = found[counts.indexOf(Math.max(...counts))];
  return best && joinUnits(sheet, best, isKnown);
}

/** Fewest columns that are numbered: two values may be 1 and 2 by chance. */
const NUMBERED_AT_LEAST = 3;
/** A cell at the left of a row of column numbers. */
const NUMBERING_LABEL = /^(?:栏[次号]|列[次号]|序号)$/;
const STEMS = '甲乙丙丁';

/** Adds the next row to the headings where it numbers all of them: 1 2 3, (1) (2) (3), A B C, 甲 乙 1 2 3=1+2. */
export function joinNumbering({ rows }: ReadSheet, head: TableHead): TableHead {
  const below = rows.find(({ number }) => number === head.number + 1);
  const signs = head.heads
    .map(({ place }) =>
      getCellText(below?.cells[place])
        .normalize('NFKC')
        .replace(/[()\s]|=.*/g, ''),
    )
    .filter((sign, at) => at > 0 || !NUMBERING_LABEL.test(sign));
  const stems = signs.findIndex((sign, at) => sign !== STEMS[at]);
  const isNumbered =
    signs.slice(stems).every((sign, at) => sign === String(at + 1)) ||
    signs.every((sign, at) => sign === String.fromCharCode(65 + at));
  return below && isNumbered && signs.length >= NUMBERED_AT_LEAST ? { ...head, number: below.number } : head;
}

/** Headings of columns whose values are units. */
const UNIT_COLUMN = /^(?:(?:计量|货币)?单位|币种|units?|currency|الوحدة)$/i;
/** A cell at the left of a row of units that says what the row holds. */
const UNIT_LABEL = /^(?:计量|金额)?单位:?$/;

interface UnitText {
  unit: string;
  isInBrackets: boolean;
}

/** The unit that is all of a text, with brackets or without: （元）, 元 and 元/台; undefined for another text. */
function readUnit(cell: PlainCell | undefined): UnitText | undefined {
  if (cell?.kind !== 'text') return undefined;
  const text = toHalfWidth(cell.text).replace(/\s+/g, '');
  const [, inside] = /^[([【](.+)[)\]】]$/.exec(text) ?? [];
  const unit = inside ?? text;
  const isOne = [[unit], unit.split('/')].some((parts) =>
    parts.every((part) => isUnit(part) || isCounter(part)),
  );
  return isOne ? { unit: readUnitName(unit), isInBrackets: inside !== undefined } : undefined;
}

/** Adds the units of the next row to the headings where that row holds nothing else. */
export function joinUnits(
  sheet: ReadSheet,
  head: TableHead,
  isKnown: (head: TableHeading) => boolean = () => false,
): TableHead {
  const row = sheet.rows.find(({ number }) => number === head.number + 1);
  const textAt = (place: number) => head.heads.find((each) => each.place === place)?.text ?? '';
  if (!row || !areUnits(row, textAt)) return head;
  const unitAt = (place: number) => {
    const first = (sheet.merges && findMergedStart(sheet.merges, row.number, place)) ?? place;
    return readUnit(row.cells[first])?.unit;
  };
  const heads = head.heads.map((each) => {
    const { text, group, place } = each;
    const unit = listUnitsInBrackets(text).length > 0 ? undefined : unitAt(place);
    if (!unit) return each;
    // The unit comes after the whole name, of which the group may be a part.
    const named = [
      { ...each, text: `${text}（${unit}）` },
      { ...each, text: `${group}${text}（${unit}）`, group: '' },
      { ...each, text: `${text}${group}（${unit}）`, group: '' },
    ] as const;
    return named.find(isKnown) ?? named[0];
  });
  return { number: row.number, heads };
}

/**
 * True for a row of units; headings may be repeated in it, as those merged across both rows are. A record may have a unit for
 * its only value: without brackets, one of money must be among them.
 */
function areUnits({ cells }: ReadRow, headAt: (place: number) => string): boolean {
  const units: UnitText[] = [];
  for (const [place, cell] of cells.entries()) {
    const text = getCellText(cell);
    const unit = readUnit(cell);
    const isPassed =
      cell?.kind === 'text' && (text.trim() === headAt(place) || UNIT_LABEL.test(tidyHead(text)));
    if (cell === null || (isPassed && !unit)) continue;
    if (!unit || UNIT_COLUMN.test(tidyHead(headAt(place)))) return false;
    if (headAt(place)) units.push(unit);
  }
  return units.some(({ unit, isInBrackets }) => isInBrackets || isMoney(unit.split('/')[0] ?? ''));
}

/** Joins two rows of headings; none where the second holds values, or a text below a heading that needs none. */
function joinHeads(
  sheet: ReadSheet,
  upper: ReadRow | undefined,
  lower: ReadRow | undefined,
  isKnown: (head: TableHeading) => boolean,
): TableHead[] {
  if (!upper || !lower) return [];
  const isValue = lower.cells.some((cell, place) => {
    if (cell === null) return false;
    const text = getCellText(upper.cells[place]);
    const isNamed = isKnown({ text, group: '', place, number: upper.number });
    return cell.kind !== 'text' || (isNamed && cell.text.trim() !== text);
  });
  return isValue ? [] : [{ number: lower.number, heads: listHeads(sheet, upper, lower) }];
}

function listHeads(sheet: ReadSheet, upper: ReadRow | undefined, lower: ReadRow): TableHeading[] {
  const width = Math.max(lower.cells.length, upper?.cells.length ?? 0);
  return Array.from({ length: width }, (_, place): TableHeading[] => {
    if (lower.cells[place]) {
      const text = getCellText(lower.cells[place]) || '?';
      return [{ text, group: groupAbove(sheet, upper, lower, place), place, number: lower.number }];
    }
    const cell = upper?.cells[place];
    return upper && cell ? [{ text: getCellText(cell) || '?', group: '', place, number: upper.number }] : [];
  }).flat();
}

/**
 * Name of the group of a heading. Files that do not tell merged cells (CSV) have it above the first column of the group, and
 * nothing above the others.
 */
function groupAbove(
  { merges }: ReadSheet,
  upper: ReadRow | undefined,
  lower: ReadRow,
  place: number,
): string {
  if (!upper) return '';
  const first = merges
    ? (findMergedStart(merges, upper.number, place) ?? place)
    : upper.cells.findLastIndex((cell, at) => at <= place && cell);
  const text = lower.cells[first] ? getCellText(upper.cells[first]) : '';
  return text === getCellText(lower.cells[place]) ? '' : text;
}
