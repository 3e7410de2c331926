import { normaliseCode, toHalfWidth } from '../checks/normalise';
import type { Answers, ChoiceField, Dictionary, Option, RowOptions } from '../definition';
import { findOptionPath } from '../expressions/choices';
import { joinTexts, type Text } from '../text';
import { isRecord } from './sections';

export const isRowOptions = (options: Dictionary | RowOptions): options is RowOptions => 'rowsOf' in options;

/** Reads the value of another table's column that a text names. */
export const readRowReference = ({ isExact }: RowOptions, text: string): string =>
  isExact ? text.trim() : normaliseCode(text);

/** An option or a path to it in one spelling, without regard to width and case: people write A/B, A > B and A-B. */
export const spellPath = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .split(/[/\\>→—–-]+/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .join('/');

/** Separators of several options, the surest first: the name of an option may contain a comma, a slash or a blank. */
const SEPARATORS = [/[;；\n]/, /[;；、,，\n]/, /[;；、,，/|+\s]/] as const;
/** Separators of numbers of rows; a blank within one belongs to it: IP 01. */
const BETWEEN_NUMBERS = /[;；、,，/|+\n]|\s(?=[A-Z])/i;

/** Reads several options, each found by its text; else the first text that is none. */
export function readChosenOptions(
  { options }: ChoiceField,
  text: string,
  find: (part: string) => Option['value'] | undefined,
): { values: string[] } | { missing: string } {
  let missing: string | undefined;
  const ofRows = isRowOptions(options) && [options.isExact ? SEPARATORS[1] : BETWEEN_NUMBERS];
  for (const between of ofRows || SEPARATORS) {
    const parts = text.split(between).flatMap((part) => part.trim() || []);
    const values = parts.map(find);
    if (!values.includes(undefined)) return { values: [...new Set(values.map(String))] };
    missing ??= parts[values.indexOf(undefined)];
  }
  return { missing: missing ?? '' };
}

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
