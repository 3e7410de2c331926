/**
 * Search in a tree of choices: every typed word has to occur in a name on the path to the choice, or match one of its search
 * words (industry-words.ts). A typed word may also contain a search word: 机械零部件制造 finds the choice with 机械零部件.
 */
import { industryWords } from './industry-words';

export interface NamedChoice {
  value: string;
  label: string;
}

/** Minimum number of characters of a search: a single one occurs in too many words. */
const LEAST_CHARACTERS = 2;

const isHeldIn = (typed: string, known: string): boolean => known.includes(typed) || (known.length >= LEAST_CHARACTERS && typed.includes(known));

export function isSearchMatch(typed: string, path: readonly NamedChoice[]): boolean {
  const names = path.map(({ label }) => label.toLowerCase());
  const known = path.flatMap(({ value }) => industryWords[value]?.split(' ') ?? []);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => names.some((name) => name.includes(word)) || known.some((each) => isHeldIn(word, each)));
}
