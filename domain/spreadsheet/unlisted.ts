/** Texts for a choice that none of its options is called by, and the options that are proposed for them. */
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

/** The parts of a text that are no option. Rows of another table may come later: they are never asked for. */
export const listUnlistedParts = (field: ChoiceField, text: string): string[] =>
  isRowOptions(field.options) || !('fault' in parseInput(field, text))
    ? []
    : partsOf(field, text).filter((part) => !isListed(field, part));

/** The options that can be chosen, without the branches above them. */
export const listLeafOptions = (items: readonly Option[]): Option[] =>
  items.flatMap((item) => (item.children ? listLeafOptions(item.children) : [item]));

/** What was proposed before: a column says the same again and again, and long lists take their time. */
const proposed = new WeakMap<ChoiceField['options'], Map<string, Option | undefined>>();

/** The option that a text most likely means; undefined where none comes near. */
export function proposeOption({ options }: ChoiceField, part: string): Option | undefined {
  if (isRowOptions(options)) return undefined;
  const known = proposed.get(options) ?? new Map<string, Option | undefined>();
  proposed.set(options, known);
  if (!known.has(part))
    known.set(
      part,
      findNearest(part, listLeafOptions(options.items), ({ zh, en }) => [zh, en]),
    );
  return known.get(part);
}

/** The text with each part by which an option was meant as that option. */
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
