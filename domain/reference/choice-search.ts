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

/** Rank of a match, lower is better: the choice is called so, begins so, contains the words, or is found by its path or search words only. */
export function rankSearchMatch(typed: string, path: readonly NamedChoice[]): number {
  const wanted = typed.trim().toLowerCase();
  const name = path.at(-1)?.label.toLowerCase() ?? '';
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}

export function isSearchMatch(typed: string, path: readonly NamedChoice[]): boolean {
  const names = path.map(({ label }) => label.toLowerCase());
  const known = path.flatMap(({ value }) => industryWords[value]?.split(' ') ?? []);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => names.some((name) => name.includes(word)) || known.some((each) => isHeldIn(word, each)));
}
