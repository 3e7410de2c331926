/** Functions over chosen values and the lists that they were chosen from. */
import type { Dictionary, Option } from '../definition';

type Value = string | number | boolean | null | undefined;

/** An option at any depth of a tree, by its value. */
export function findOption(items: Option[] | undefined, value: unknown): Option | undefined {
  for (const item of items ?? []) {
    if (String(item.value) === String(value)) return item;
    const below = findOption(item.children, value);
    if (below) return below;
  }
  return undefined;
}

/** The options from the root of a tree down to a value; empty when the tree does not hold it. */
export function findOptionPath(items: Option[] | undefined, value: unknown): Option[] {
  for (const item of items ?? []) {
    if (String(item.value) === String(value)) return [item];
    const below = findOptionPath(item.children, value);
    if (below.length) return [item, ...below];
  }
  return [];
}

/** An attribute of an option; null when it has none. Throws when the list does not hold the value. */
export function getOptionAttribute<T extends string | number = string | number>(
  dictionary: Dictionary,
  value: Value,
  attribute: string,
): T | null {
  const option = findOption(dictionary.items, value);
  if (!option) throw new Error(`${dictionary.name} has no ${value}`);
  return (option[attribute] ?? null) as T | null;
}

/** True if the value is the ancestor itself or below it in a tree. */
export function isUnderOption(dictionary: Dictionary, value: Value, ancestor: Value): boolean {
  const top = findOption(dictionary.items, ancestor);
  return !!top && (String(top.value) === String(value) || !!findOption(top.children, value));
}

export const has = <T>(list: T[] | null | undefined, value: T): boolean => (list ?? []).includes(value);

export const hasAny = <T>(list: T[] | null | undefined, values: T[]): boolean =>
  values.some((value) => has(list, value));

/** True for a value other than blanks, null and an empty list. */
export const isFilledIn = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && String(value).trim() !== '';

/** Counts the parts between semicolons of either width, empty ones left out. */
export const countSeparatedParts = (text: string): number =>
  String(text)
    .split(/[;；]/)
    .filter((part) => part.trim()).length;
