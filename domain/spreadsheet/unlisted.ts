/** Texts that match no option of a choice field, and the options proposed for them. */
import type { ChoiceField, Option } from '../definition';
import { parseInput } from '../filing/input';
import { isRowOptions } from '../filing/options';
import { findNearest } from './nearest';

type Value = Option['value'];

const BETWEEN = /[;；、,，\n]+/;

const partsOf = ({ type }: ChoiceField, text: string): string[] =>
  (type === 'multiselect' ? text.split(BETWEEN) : [text]).map((part) => part.trim()).filter(Boolean);

const isListed = (field: ChoiceField, part: string): boolean =>
  !('fault' in parseInput({ ...field, type: 'select' }, part));

/** Parts of a text that match no option; empty for options from rows of another table, as these may be added later. */
export const listUnlistedParts = (field: ChoiceField, text: string): string[] =>
  isRowOptions(field.options) || !('fault' in parseInput(field, text))
    ? []
    : partsOf(field, text).filter((part) => !isListed(field, part));

/** Options that can be chosen: the leaves of a tree. */
export const listLeafOptions = (items: readonly Option[]): Option[] =>
  items.flatMap((item) => (item.children ? listLeafOptions(item.children) : [item]));

/** Cache of proposals: a column repeats its texts, and long lists are slow to compare. */
const proposed = new WeakMap<ChoiceField['options'], Map<string, Option | undefined>>();

/** True for several options in one text, of which none is meant more than another. */
const namesSeveral = (field: ChoiceField, text: string): boolean =>
  text.split(BETWEEN).filter((part) => part.trim() && isListed(field, part.trim())).length > 1;

/** Option that a text most likely means; undefined where none is similar enough. */
export function proposeOption(field: ChoiceField, part: string): Option | undefined {
  const { options } = field;
  if (isRowOptions(options) || namesSeveral(field, part)) return undefined;
  const known = proposed.get(options) ?? new Map<string, Option | undefined>();
  proposed.set(options, known);
  if (!known.has(part))
    known.set(
      part,
      findNearest(part, listLeafOptions(options.items), ({ zh, en }) => [zh, en]),
    );
  return known.get(part);
}

/** Replaces each part of a text by the option that was chosen for it. */
export const replaceChosenOptions = (
  field: ChoiceField,
  text: string,
  chosen: ReadonlyMap<string, Value>,
): string => {
  const parts = partsOf(field, text);
  return parts.some((part) => chosen.has(part))
    ? parts.map((part) => String(chosen.get(part) ?? part)).join('；')
    : text;
};
