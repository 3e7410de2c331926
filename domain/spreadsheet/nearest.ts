/**
 * The entry of a list that a text most likely means when it is none of them: 发明专利 for 发明专利（非国防专利）, 软著 for
 * 软件著作权. It is only ever proposed: whoever pastes or imports decides.
 */
import { normaliseHeading } from './headings';

/** Minimum similarity: below it a name resembles the text by chance. */
const LIKE_ENOUGH = 0.5;
/** Minimum share of a name that the text must cover. */
const PART_AT_LEAST = 0.4;
/** A text that stands in more of the names, such as 专利, tells none from another. */
const SHARED_AT_MOST = 2;

const IN_BRACKETS = /[(（]([^()（）]+)[)）]/g;

/** The spellings that are compared: the name without what stands in brackets, and that alone. */
const spellingsOf = (name: string): string[] =>
  [name, ...[...name.matchAll(IN_BRACKETS)].map(([, inside = '']) => inside)].map(normaliseHeading);

/** The first of those that come nearest; undefined where none comes near. */
export function findNearest<Entry>(
  text: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Entry | undefined {
  const wanted = normaliseHeading(text);
  if (wanted.length < 2) return undefined;
  let best: { entry: Entry; likeness: number } | undefined;
  let sharedBy = 0;
  for (const entry of entries) {
    const names = namesOf(entry).flatMap(spellingsOf);
    if (names.some((name) => name.includes(wanted))) sharedBy += 1;
    const likeness = Math.max(0, ...names.map((name) => likenessOf(wanted, name)));
    if (likeness >= LIKE_ENOUGH && likeness > (best?.likeness ?? 0)) best = { entry, likeness };
  }
  return best?.likeness === 1 || sharedBy <= SHARED_AT_MOST ? best?.entry : undefined;
}

/** Similarity from 0 (nothing alike) to 1 (equal but for brackets and signs). */
function likenessOf(text: string, name: string): number {
  if (text === name) return 1;
  if (name.length < 2) return 0;
  const share = Math.min(text.length, name.length) / Math.max(text.length, name.length);
  const isPart = name.includes(text) || text.includes(name);
  if (isPart && share >= PART_AT_LEAST) return 0.6 + 0.4 * share;
  if (isAbbreviation(text, name)) return 0.5 + 0.3 * share;
  return commonPairs(text, name);
}

/** Its first character, and others in their order: how words of Chinese are shortened. Letters say nothing so. */
function isAbbreviation(text: string, name: string): boolean {
  if (/[ -~]/.test(text) || text[0] !== name[0]) return false;
  let place = 0;
  for (const sign of text) {
    place = name.indexOf(sign, place) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** The share of pairs of neighbouring characters that both have (Dice). */
function commonPairs(text: string, name: string): number {
  const pairs = pairsIn(name);
  const total = pairs.length + text.length - 1;
  let common = 0;
  for (const pair of pairsIn(text)) {
    const place = pairs.indexOf(pair);
    if (place < 0) continue;
    pairs.splice(place, 1);
    common += 1;
  }
  return total > 0 ? (2 * common) / total : 0;
}

const pairsIn = (text: string): string[] =>
  Array.from({ length: Math.max(text.length - 1, 0) }, (_, place) => text.slice(place, place + 2));
