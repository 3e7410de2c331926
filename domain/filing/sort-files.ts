/** Proposes for each of several files the file field (box) of a form that it belongs to, by the name of the file. */
import type { FileField, Section } from '../definition';
import { type FileRefusal, findUploadRefusal, type UnsentFile } from '../files/names';
import type { Text } from '../text';
import { getSectionShortTitle } from './sections';

/** Parts of a text that are compared: pairs of Chinese characters, and whole words of letters and digits. */
type Grams = ReadonlySet<string>;

/** Words of file names that describe how a file was made, not its content. */
const MAKING =
  /加盖|签字|签章|盖章|公章|扫描件?|复印件?|原件|正本|副本|最终版?|终稿|定稿|修改版?|新版|final|scan(ned)?|copy/g;

/** Pairs of a common name of a document and the name that forms use. */
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

/** File name without its extension, in lower case and half width. */
const plainName = (name: string): string => plain(name.replace(/\.[a-z0-9]{1,5}$/i, ''));

/** Splits a file name or label into the parts that are compared. */
function gramsOf(text: string): Grams {
  const grams = new Set<string>();
  for (const [run] of plain(text).matchAll(/\p{Script=Han}+/gu))
    for (let at = 0; at + 1 < run.length; at++) grams.add(run.slice(at, at + 2));
  // Short numbers are years, or positions in a list.
  for (const [word] of plain(text).matchAll(/[a-z0-9]{2,}/g))
    if (!STOP.has(word) && !/^\d{1,4}$/.test(word)) grams.add(word.replace(/s$/, ''));
  return grams;
}

/** Words that the name of any document may contain: `产品说明书` is not a `财务情况说明书`. */
const COMMON = gramsOf('证明材料 情况说明书 报告 证书 文件 申报表 清单');

/**
 * Phrases of a label, which may name several documents and add details in brackets: each part is a phrase, and so is the whole.
 */
function phrasesIn(text: string): string[] {
  const flat = plain(text);
  const bare = flat.replace(/\([^()]*\)/g, '');
  return [...new Set([flat, bare, ...flat.split(/[()、,;/:]|及|与|和|或|等|\b(?:and|or|with)\b/)])];
}

/** A file name, and its variants with the names that forms use. */
const variantsOf = (name: string): string[] => [
  name,
  ...SYNONYMS.filter(([said]) => name.includes(said)).map(([said, meant]) => name.replaceAll(said, meant)),
];

/** A file field of a form, in a table that of one row. */
export interface FileBox {
  /** Path of the answer. */
  path: string;
  section: Section;
  field: FileField;
  row?: BoxRow;
}

/** Table row of a file box. */
export interface BoxRow {
  /** Number that the engine gave the row, such as IP03. */
  number?: string;
  /** Position in the table, from 1. */
  place: number;
  /** Short answers typed into the row, such as its name or the number of a certificate. */
  words: string[];
  /** Displayed title: number and name of the row, or its position. */
  title: Text;
}

export interface FileBoxProposal {
  /** The most similar box: proposed where `reason` is null. */
  box: FileBox | null;
  /** Reason why no box is proposed. unknown: the name matches no box; several: it matches more than one. */
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
 * Weights of grams: the fewer boxes contain a gram, the more it weighs. Grams that the rows of a table share count once, for
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

/** Prepares the similarity of a name to each box. Words that no box contains lower no similarity. */
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

/** Similarity of a file name to a box, from 0 (nothing in common) to 1 (the same words). */
export const measureNameLikeness = (name: string, box: FileBox): number =>
  comparing([box])(plainName(name))(box);

/** True for the rest after the first number of a list or range: `1-5`, `1、2`. */
const isOfMany = (rest: string): boolean => /^\s{0,2}[-~至到、]\s{0,2}[a-z]{0,4}\d{1,3}(?!\d)/.test(rest);

/** Row numbers in a name, as `ip3` for `IP03` or `IP清单 03`. Empty for a range or list: `IP01-05`. */
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

/** Returns a test whether a name refers to the row of a box by the name of its table and its position: `成果3`, `科技成果转化（第2项）`. */
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

/** Finds the most similar boxes of a name, and how certain the match is. */
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

/** Proposes a box for each file. `taken`: number of files that a box contains already. */
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
  // Files with the most certain matches come first, as a box takes a limited number.
  for (const { file, place, near } of matches.sort((one, other) => other.sureness - one.sureness))
    proposals[place] = propose(file, near);
  return proposals;
}
