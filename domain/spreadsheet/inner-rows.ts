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
/** Number of a part before its title: 一、 or （二）, which row numbers do not have. */
const PART = new RegExp(`^(?:${COUNT}[、.]|\\(${COUNT}\\))`);
/** Number of a part in the column of row numbers. */
const PART_NUMBER = new RegExp(`^\\(?${COUNT}[、.)]?$`);
const EXAMPLE = /^(?:[([【](?:填写)?(?:示例|样例|范例|例)[)\]】]|(?:填写)?(?:示例|样例|范例)\d{0,2}(?::|$))/;

const tidy = (text: string): string => toHalfWidth(text).replace(/\s+/g, '');

/** True for a row of headings that repeats those of the table. */
export function isRepeatedHead({ cells }: ReadRow, heads: readonly TableHeading[]): boolean {
  const filled = [...cells.entries()].filter(([, cell]) => cell);
  const isOne = (place: number, text: string) =>
    heads.some(
      (head) =>
        head.place === place &&
        [head.text, head.group].map(normaliseHeading).includes(normaliseHeading(text)),
    );
  return filled.length > 1 && filled.every(([place, cell]) => isOne(place, getCellText(cell)));
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
