/**
 * Rows between the records of a table that are none: headings repeated on each page, titles of its parts, and examples of how to
 * fill it in.
 */
import { toHalfWidth } from '../checks/normalise';
import type { TableHeading } from './head-rows';
import { normaliseHeading } from './headings';
import { findMergedStart } from './merged-cells';
import { getCellText, type MergedCells, type ReadRow } from './model';

const COUNT = '[一二三四五六七八九十]{1,3}';
/** Number of a part before its title: 一、 or （二）, which row numbers do not have; and 表2, 附表1. */
const PART = new RegExp(`^(?:${COUNT}[、.]|\\(${COUNT}\\)|[附续]?表(?:\\d{1,2}|${COUNT})(?!\\d))`);
/** Number of a part in the column of row numbers. */
const PART_NUMBER = new RegExp(`^\\(?${COUNT}[、.)]?$`);
const EXAMPLE = /^(?:[([【](?:填写)?(?:示例|样例|范例|例)[)\]】]|(?:填写)?(?:示例|样例|范例)\d{0,2}(?::|$))/;

const tidy = (text: string): string => toHalfWidth(text).replace(/\s+/g, '');

/** A unit of money after a name, with a stroke or without: 金额/元, 金额万元. */
const UNIT_AFTER_NAME = /(?<=.)[/-]?(?:人民币)?[十百千万亿]{0,3}元$/;
const removeUnit = (text: string): string => normaliseHeading(text).replace(UNIT_AFTER_NAME, '');

/** True for two headings of one name, whatever their units. */
export const isSameHeading = (one: string, other: string): boolean => {
  const name = removeUnit(one);
  return name !== '' && name === removeUnit(other);
};

/** True for a row of headings that repeats those of the table, perhaps with other units; `least`: how many it has at least. */
export function isRepeatedHead(row: ReadRow | undefined, heads: readonly TableHeading[], least = 2): boolean {
  const filled = [...(row?.cells.entries() ?? [])].filter(([, cell]) => cell);
  const isOne = (place: number, text: string) =>
    heads.some(
      (head) => head.place === place && [head.text, head.group].some((each) => isSameHeading(each, text)),
    );
  return (
    filled.length >= Math.max(1, Math.min(least, heads.length)) &&
    filled.every(([place, cell]) => cell?.kind === 'text' && isOne(place, getCellText(cell)))
  );
}

/** Index of the cell that makes a row the title of a part or an example; -1 for other rows. `own`: texts but for row numbers. */
export function findInnerLabel(
  { number, cells }: ReadRow,
  own: readonly string[],
  rowNumbers: readonly number[],
  merges: readonly MergedCells[] = [],
): number {
  const [first = -1, ...others] = [...own.keys()].filter((place) => own[place]);
  const numbers = rowNumbers.map((place) => tidy(getCellText(cells[place])));
  const isExample = [tidy(own[first] ?? ''), ...numbers].some((text) => EXAMPLE.test(text));
  const isTitle =
    others.length === 0 &&
    (PART.test(tidy(own[first] ?? '')) ||
      numbers.some((text) => PART_NUMBER.test(text)) ||
      findMergedStart(merges, number, first) !== undefined);
  return isExample || isTitle ? first : -1;
}
