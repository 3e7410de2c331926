/** The options of a column as texts for cells, each one meaning exactly one value, and back. */
import { normaliseCode } from '../checks/normalise';
import type { Answers, ChoiceField, Option } from '../definition';
import { isRowOptions, optionsOf } from '../filing/options';
import type { Language } from '../text';

type Value = Option['value'];

export interface Choices {
  texts: Record<Language, string[]>;
  textOf(value: unknown, language: Language): string;
  /** undefined: no such option, or several of that name. */
  valueOf(text: string): Value | undefined;
}

interface Leaf extends Record<Language, string> {
  value: Value;
  own: Option;
}

const BETWEEN = ' / ';

function leavesOf(items: Option[], above: Record<Language, string> = { zh: '', en: '' }): Leaf[] {
  return items.flatMap((own) => {
    const here = { zh: above.zh + own.zh, en: above.en + own.en };
    if (own.children) return leavesOf(own.children, { zh: here.zh + BETWEEN, en: here.en + BETWEEN });
    return [{ value: own.value, own, ...here }];
  });
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Options that read alike carry their value, so that each text stands for one of them. */
function distinct(leaves: Leaf[], language: Language): string[] {
  const counts = new Map<string, number>();
  for (const leaf of leaves) counts.set(tidy(leaf[language]), (counts.get(tidy(leaf[language])) ?? 0) + 1);
  return leaves.map((leaf) => {
    const text = tidy(leaf[language]);
    return counts.get(text) === 1 ? text : `${text} (${leaf.value})`;
  });
}

export function choicesOf(field: ChoiceField, filled: Answers): Choices {
  const leaves = leavesOf(optionsOf(field, filled));
  const texts = { zh: distinct(leaves, 'zh'), en: distinct(leaves, 'en') };
  const places = new Map(leaves.map((leaf, place) => [String(leaf.value), place]));
  const values = new Map<string, Value | undefined>();
  // From what is said least exactly to what is said most exactly: later entries win.
  for (const name of ['zh', 'en'] as const) {
    const own = new Map<string, Value | undefined>();
    for (const leaf of leaves)
      own.set(tidy(leaf.own[name]), own.has(tidy(leaf.own[name])) ? undefined : leaf.value);
    for (const [text, value] of own) values.set(text, value);
  }
  for (const leaf of leaves) values.set(String(leaf.value), leaf.value);
  for (const name of ['en', 'zh'] as const)
    for (const [place, text] of texts[name].entries()) values.set(text, leaves[place]?.value);
  const isOfRows = isRowOptions(field.options);
  return {
    texts,
    textOf: (value, language) => texts[language][places.get(String(value)) ?? -1] ?? String(value),
    valueOf: (text) => {
      const found = values.get(tidy(text));
      // Rows of another table may come later than those that point to them.
      return found === undefined && isOfRows ? normaliseCode(text) : found;
    },
  };
}
