import { normaliseCode } from '../checks/normalise';
import type { Answers, ChoiceField, Dictionary, Option, RowOptions } from '../definition';
import { findOptionPath } from '../expressions/choices';
import { joinTexts, type Text } from '../text';
import { isRecord } from './sections';

export const isRowOptions = (options: Dictionary | RowOptions): options is RowOptions => 'rowsOf' in options;

/** Reads the value of another table's column that a text names. */
export const readRowReference = ({ isExact }: RowOptions, text: string): string =>
  isExact ? text.trim() : normaliseCode(text);

const leavesOf = new WeakMap<Dictionary, Set<unknown>>();

function leafValues(dictionary: Dictionary): Set<unknown> {
  const known = leavesOf.get(dictionary);
  if (known) return known;
  const walk = (items: Option[]): unknown[] =>
    items.flatMap((item) => (item.children ? walk(item.children) : [item.value]));
  const leaves = new Set(walk(dictionary.items));
  leavesOf.set(dictionary, leaves);
  return leaves;
}

function columnValues({ rowsOf, column }: RowOptions, filled: Answers): string[] {
  const rows = filled[rowsOf];
  if (!Array.isArray(rows)) return [];
  return rows
    .filter(isRecord)
    .map((row) => String(row[column] ?? ''))
    .filter(Boolean);
}

/** Values that may be chosen: the leaves of a dictionary, or the values in a column of another table. */
export const listOptionValues = ({ options }: ChoiceField, filled: Answers): ReadonlySet<unknown> =>
  isRowOptions(options) ? new Set(columnValues(options, filled)) : leafValues(options);

/** Options for a list component. Values from the rows of another table are their own labels. */
export const listChoiceOptions = ({ options }: ChoiceField, filled: Answers): Option[] =>
  isRowOptions(options)
    ? columnValues(options, filled).map((value) => ({ value, zh: value, en: value }))
    : options.items;

/** Text of a chosen value; in a tree with its ancestors, from the root down. A value that is not on the list is its own text. */
export function formatOption({ options }: Pick<ChoiceField, 'options'>, value: string | number): Text {
  const path = isRowOptions(options) ? [] : findOptionPath(options.items, value);
  if (!path.length) return { zh: String(value), en: String(value) };
  return joinTexts(path, ' / ', ' / ');
}
