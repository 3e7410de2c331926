/** Proposes the box of a form that each of several files belongs into, by its name. */
import type { FileField, Section } from '../definition';
import type { Text } from '../text';
import { type FileRefusal, refusalFor, type UnsentFile } from './accepts';
import { COMMON, type Grams, gramsOf, phrasesIn, plainName, variantsOf } from './wording';

/** A place of a form that takes files. */
export interface FileBox {
  /** The path of its answer. */
  path: string;
  section: Section;
  field: FileField;
  row?: BoxRow;
}

/** The row that a box stands in. */
export interface BoxRow {
  /** As the engine numbers it: IP03. */
  number?: string;
  /** Short answers typed into it: its name, a number of a certificate. */
  words: string[];
  /** For people: its number and name, or its place. */
  title: Text;
}

export interface Proposal {
  /** The nearest one: proposed where there is no reason against it. */
  box: FileBox | null;
  /** unknown: the name tells no box; several: it tells more than one. */
  reason: 'unknown' | 'several' | FileRefusal | null;
}

/** The least that a name must share with a box: about one pair of characters that no other box has. */
const EVIDENCE = 0.99;
/** From 0, nothing in common, to 1, the same words. */
const LIKENESS = 0.4;
/** Boxes whose likeness is this near to the best are as good as it. */
const TIE = 0.92;
/** A hint says less of a box than its name. */
const HINT_COUNTS = 0.7;
/** A word that many documents are called by says less than one of its own. */
const COMMON_COUNTS = 0.3;

interface Phrase {
  grams: Grams;
  counts: number;
}

function phrasesOf({ field: { zh, en, key, help }, row }: FileBox): Phrase[] {
  const named = [zh, en, key.replaceAll('_', ' '), ...(row?.words ?? [])];
  const hints = help ? [help.zh, help.en] : [];
  const asPhrases = (texts: string[], counts: number) =>
    texts.flatMap(phrasesIn).map((text) => ({ grams: gramsOf(text), counts }));
  return [...asPhrases(named, 1), ...asPhrases(hints, HINT_COUNTS)].filter(({ grams }) => grams.size > 0);
}

/** A gram says the more, the fewer boxes have it. What the rows of a table share counts once, for their column. */
function weigh(phrases: ReadonlyMap<FileBox, Phrase[]>): Map<string, number> {
  const owners = new Map<string, Set<FileField | FileBox>>();
  for (const [box, said] of phrases) {
    const own = new Set(box.row?.words.flatMap((word) => [...gramsOf(word)]));
    for (const gram of said.flatMap(({ grams }) => [...grams]))
      owners.set(gram, (owners.get(gram) ?? new Set()).add(own.has(gram) ? box : box.field));
  }
  return new Map(
    [...owners].map(([gram, { size }]) => [gram, (COMMON.has(gram) ? COMMON_COUNTS : 1) / size]),
  );
}

/** Tells how like a name is to a box. Words that no box has say nothing against any of them. */
function comparing(boxes: readonly FileBox[]): (name: string) => (box: FileBox) => number {
  const phrases = new Map(boxes.map((box) => [box, phrasesOf(box)]));
  const weights = weigh(phrases);
  const sum = (grams: Iterable<string>) =>
    [...grams].reduce((all, gram) => all + (weights.get(gram) ?? 0), 0);
  const likeness = (name: Grams, { grams, counts }: Phrase): number => {
    const shared = sum([...name].filter((gram) => grams.has(gram)));
    return shared < EVIDENCE ? 0 : (counts * shared) / Math.sqrt(sum(name) * sum(grams));
  };
  return (name) => {
    const variants = variantsOf(name).map(gramsOf);
    return (box) =>
      Math.max(
        0,
        ...(phrases.get(box) ?? []).flatMap((phrase) => variants.map((each) => likeness(each, phrase))),
      );
  };
}

/** The numbers of rows in a name, as `ip3`: of `IP03`, of `IP清单 03`. None where it is about many: `IP01-05`. */
function numbersIn(name: string): Set<string> {
  const numbers = new Set<string>();
  for (const found of name.matchAll(/(?<![a-z])([a-z]{1,4})[^a-z0-9]{0,6}(\d{1,3})(?!\d)/g)) {
    if (/^\s{0,2}[-~至到、]\s{0,2}[a-z]{0,4}\d{1,3}(?!\d)/.test(name.slice(found.index + found[0].length)))
      return new Set();
    numbers.add(`${found[1]}${Number(found[2])}`);
  }
  return numbers;
}

/** The boxes that a name tells, the likest only; and how sure it is of them. */
function nearest(name: string, boxes: readonly FileBox[], likenessTo: (box: FileBox) => number) {
  const numbers = numbersIn(name);
  const numbered = boxes.filter(({ row }) =>
    [...numbersIn(row?.number?.toLowerCase() ?? '')].some((number) => numbers.has(number)),
  );
  const isNumbered = numbered.length > 0;
  const scored = (isNumbered ? numbered : boxes).map((box) => ({ box, score: likenessTo(box) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const near = isNumbered || best >= LIKENESS ? scored.filter(({ score }) => score >= best * TIE) : [];
  return { near: near.map(({ box }) => box), sureness: best + (isNumbered ? 1 : 0) };
}

/** One proposal for each file. `taken` says how many files a box holds already. */
export function sortFiles(
  files: readonly UnsentFile[],
  boxes: readonly FileBox[],
  taken: (path: string) => number,
): Proposal[] {
  const compare = comparing(boxes);
  const given = new Map<FileBox, number>();
  const propose = (file: UnsentFile, near: readonly FileBox[]): Proposal => {
    const fitting = near.filter(({ field }) => refusalFor(field, file, 0) === null);
    const [box, other] = fitting.length > 0 ? fitting : near;
    if (!box || other) return { box: null, reason: box ? 'several' : 'unknown' };
    const more = given.get(box) ?? 0;
    const reason = refusalFor(box.field, file, taken(box.path) + more);
    if (!reason) given.set(box, more + 1);
    return { box, reason };
  };
  const told = files.map((file, place) => {
    const name = plainName(file.name);
    return { file, place, ...nearest(name, boxes, compare(name)) };
  });
  const proposals: Proposal[] = [];
  // The last places of a box go to the names that are surest of it.
  for (const { file, place, near } of told.sort((one, other) => other.sureness - one.sureness))
    proposals[place] = propose(file, near);
  return proposals;
}
