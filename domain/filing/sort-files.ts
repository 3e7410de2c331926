/** Proposes the box of a form that each of several files belongs into, by its name. */
import type { FileField, Section } from '../definition';
import { type FileRefusal, findUploadRefusal, type UnsentFile } from '../files/names';
import type { Text } from '../text';
import { getSectionShortTitle } from './sections';

/** A text as what it is compared by: pairs of Chinese characters, and whole words of letters and digits. */
type Grams = ReadonlySet<string>;

/** Words of file names that tell how a file was made, not what it is. */
const MAKING =
  /加盖|签字|签章|盖章|公章|扫描件?|复印件?|原件|正本|副本|最终版?|终稿|定稿|修改版?|新版|final|scan(ned)?|copy/g;

/** Names that clerks give a document, and those of the forms. */
const SYNONYMS: readonly (readonly [string, string])[] = [
  ['专利', '知识产权'],
  ['软著', '知识产权'],
  ['软件著作权', '知识产权'],
  ['商标', '知识产权'],
  ['审计报告', '财务会计报告'],
  ['财报', '财务会计报告'],
  ['财务报表', '财务会计报告'],
  ['汇算清缴', '企业所得税年度纳税申报表'],
  ['研发专审', '研发费用专项审计报告'],
  ['收入专审', '收入专项审计报告'],
  ['高企', '高新技术企业'],
  ['承诺函', '承诺书'],
  ['个税', '个人所得税'],
  ['工资', '薪酬'],
  ['花名册', '名册'],
  ['房产证', '场地产权证明'],
  ['租赁合同', '场地租赁协议'],
  ['会议纪要', '纪要'],
];

const STOP = new Set('of the and or for to in with an on by file files'.split(' '));

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(MAKING, ' ');

/** A file name without its extension, in one case and one width. */
const plainName = (name: string): string => plain(name.replace(/\.[a-z0-9]{1,5}$/i, ''));

/** Words of file names and of labels, made comparable. */
function gramsOf(text: string): Grams {
  const grams = new Set<string>();
  for (const [run] of plain(text).matchAll(/\p{Script=Han}+/gu))
    for (let at = 0; at + 1 < run.length; at++) grams.add(run.slice(at, at + 2));
  // Short numbers are years and places in a list.
  for (const [word] of plain(text).matchAll(/[a-z0-9]{2,}/g))
    if (!STOP.has(word) && !/^\d{1,4}$/.test(word)) grams.add(word.replace(/s$/, ''));
  return grams;
}

/** Words that any document may be called by: `产品说明书` is none of `财务情况说明书`. */
const COMMON = gramsOf('证明材料 情况说明书 报告 证书 文件 申报表 清单');

/** A label names several documents, and says more of one in brackets: each part is a phrase, and so is the whole. */
function phrasesIn(text: string): string[] {
  const flat = plain(text);
  const bare = flat.replace(/\([^()]*\)/g, '');
  return [...new Set([flat, bare, ...flat.split(/[()、,;/:]|及|与|和|或|等|\b(?:and|or|with)\b/)])];
}

/** A name as it is, and as forms would say it. */
const variantsOf = (name: string): string[] => [
  name,
  ...SYNONYMS.filter(([said]) => name.includes(said)).map(([said, meant]) => name.replaceAll(said, meant)),
];

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
  /** The number that the engine gave it: IP03. */
  number?: string;
  /** Its place in the table, from 1. */
  place: number;
  /** Short answers typed into it: its name, a number of a certificate. */
  words: string[];
  /** For people: its number and name, or its place. */
  title: Text;
}

export interface FileBoxProposal {
  /** The most similar box: proposed where `reason` is null. */
  box: FileBox | null;
  /** unknown: the name tells no box; several: it tells more than one. */
  reason: 'unknown' | 'several' | FileRefusal | null;
}

/** Minimum weight that a name must share with a box: about one pair of characters that no other box has. */
const EVIDENCE = 0.99;
/** Minimum similarity, from 0 (nothing in common) to 1 (the same words). */
const LIKENESS = 0.4;
/** Share of the best similarity from which another box counts as equally good. */
const TIE = 0.92;
/** Weight of words of a hint, relative to those of the name of a box. */
const HINT_COUNTS = 0.7;
/** Weight of common words, relative to specific ones. */
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

/**
 * Weights of grams: the fewer boxes have one, the more it weighs. Those shared by the rows of a table count once, for
 * their column.
 */
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

/** Computes the similarity of a name to each box. Words that no box has count against none. */
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

/** True for the number at the beginning of several: `1-5`, `1、2`. */
const isOfMany = (rest: string): boolean => /^\s{0,2}[-~至到、]\s{0,2}[a-z]{0,4}\d{1,3}(?!\d)/.test(rest);

/** The numbers of rows in a name, as `ip3`: of `IP03`, of `IP清单 03`. None where it is about many: `IP01-05`. */
function numbersIn(name: string): Set<string> {
  const numbers = new Set<string>();
  for (const found of name.matchAll(/(?<![a-z])([a-z]{1,4})[^a-z0-9]{0,6}(\d{1,3})(?!\d)/g)) {
    if (isOfMany(name.slice(found.index + found[0].length))) return new Set();
    numbers.add(`${found[1]}${Number(found[2])}`);
  }
  return numbers;
}

/** Words between the name of a table and the number of its row. */
const BEFORE_NUMBER = /(?:证明)?(?:材料|文件|附件|证书)?第?$/;

/** Tells whether a name counts a row by the name of its table: `成果3`, `科技成果转化（第2项）`. */
function placesIn(name: string): (box: FileBox) => boolean {
  const counted = [...name.matchAll(/(\p{Script=Han}{2,12})[^\p{L}\d]{0,3}第?(\d{1,3})(?!\d)/gu)]
    .filter((found) => !isOfMany(name.slice(found.index + found[0].length)))
    .map(([, word = '', place]) => ({ word: word.replace(BEFORE_NUMBER, ''), place: Number(place) }));
  return ({ section, row }) => {
    const table = getSectionShortTitle(section).zh;
    const names = (word: string) =>
      word.length > 1 && [...word].some((_, at) => at < word.length - 1 && table.includes(word.slice(at)));
    return counted.some(({ word, place }) => place === row?.place && names(word));
  };
}

/** The boxes that a name tells, the likest only; and how sure it is of them. */
function nearest(name: string, boxes: readonly FileBox[], likenessTo: (box: FileBox) => number) {
  const numbers = numbersIn(name);
  const byNumber = boxes.filter(({ row }) =>
    [...numbersIn(row?.number?.toLowerCase() ?? '')].some((number) => numbers.has(number)),
  );
  const numbered = byNumber.length > 0 ? byNumber : boxes.filter(placesIn(name));
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
  takesOfd: boolean,
): FileBoxProposal[] {
  const compare = comparing(boxes);
  const given = new Map<FileBox, number>();
  const propose = (file: UnsentFile, near: readonly FileBox[]): FileBoxProposal => {
    const fitting = near.filter(({ field }) => findUploadRefusal(field, file, 0, takesOfd) === null);
    const [box, other] = fitting.length > 0 ? fitting : near;
    if (!box || other) return { box: null, reason: box ? 'several' : 'unknown' };
    const more = given.get(box) ?? 0;
    const reason = findUploadRefusal(box.field, file, taken(box.path) + more, takesOfd);
    if (!reason) given.set(box, more + 1);
    return { box, reason };
  };
  const matches = files.map((file, place) => {
    const name = plainName(file.name);
    return { file, place, ...nearest(name, boxes, compare(name)) };
  });
  const proposals: FileBoxProposal[] = [];
  // The last places of a box go to the names that are surest of it.
  for (const { file, place, near } of matches.sort((one, other) => other.sureness - one.sureness))
    proposals[place] = propose(file, near);
  return proposals;
}
