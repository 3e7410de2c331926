/**
 * Finds the entry of a list that an unknown text most likely means: 发明专利 for 发明专利（非国防专利）, 软著 for 软件著作权. The entry is only
 * proposed: the person who pastes or imports decides.
 */
import { listSpellings, normaliseHeading } from './headings';

/** Minimum similarity: below it a name resembles the text by chance. */
const LIKE_ENOUGH = 0.5;
/** Minimum ratio of the shorter length to the longer one, where one of text and name contains the other. */
const PART_AT_LEAST = 0.4;
/** Maximum number of entries whose names contain the text; a text in more of them, such as 专利, distinguishes none. */
const SHARED_AT_MOST = 2;

/** Words that turn a meaning round: 大专以下 is no 大专, 非公有制 no 公有制. */
const TURNING = /以[上下外]|除外|[非不未]/;

/** The highest rank of titles by its former names: 研究员级高级工程师 is called 正高级工程师 today, and is no 高级工程师. */
const FORMER_RANK = /(?:研究员|教授)级(?=高级)/;

const IN_BRACKETS = /[(（]([^()（）]+)[)）]/g;

/** Spellings of a name that are compared: the name with its brackets and without, and the content of each bracket. */
const spellingsOf = (name: string): string[] => [
  ...listSpellings(name),
  ...[...name.matchAll(IN_BRACKETS)].map(([, inside = '']) => normaliseHeading(inside)),
];

/** Returns the most similar entry, the first of several; undefined where none is similar enough. */
export function findNearest<Entry>(
  text: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Entry | undefined {
  const wanted = normaliseHeading(text).replace(FORMER_RANK, '正');
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

/** Similarity from 0 (nothing in common) to 1 (equal except for brackets and punctuation). */
function likenessOf(text: string, name: string): number {
  if (text === name) return 1;
  if (name.length < 2 && !isLengthened(text, name)) return 0;
  const share = Math.min(text.length, name.length) / Math.max(text.length, name.length);
  const isPart = (name.includes(text) || text.includes(name)) && TURNING.test(text) === TURNING.test(name);
  if (isPart && share >= PART_AT_LEAST) return 0.6 + 0.4 * share;
  if (isAbbreviation(text, name)) return 0.5 + 0.3 * share;
  return commonPairs(text, name);
}

/** True for a Chinese name of one character with one more after it: 女性 for 女. */
const isLengthened = (text: string, name: string): boolean =>
  /^[\u4e00-\u9fff]$/.test(name) && text.length === 2 && text.startsWith(name);

/**
 * True for the first character of a name followed by others of it in order, the way Chinese words are shortened; never for texts
 * with ASCII characters.
 */
function isAbbreviation(text: string, name: string): boolean {
  if (/[ -~]/.test(text) || text[0] !== name[0]) return false;
  let place = 0;
  for (const sign of text) {
    place = name.indexOf(sign, place) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** Share of pairs of neighbouring characters that both texts contain (Dice coefficient). */
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
