/** Words of file names and of labels, made comparable. */

/** A text as what it is compared by: pairs of Chinese characters, and whole words of letters and digits. */
export type Grams = ReadonlySet<string>;

/** Says of a file how it was made, not what it is. */
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
export const plainName = (name: string): string => plain(name.replace(/\.[a-z0-9]{1,5}$/i, ''));

export function gramsOf(text: string): Grams {
  const grams = new Set<string>();
  for (const [run] of plain(text).matchAll(/\p{Script=Han}+/gu))
    for (let at = 0; at + 1 < run.length; at++) grams.add(run.slice(at, at + 2));
  // Short numbers are years and places in a list.
  for (const [word] of plain(text).matchAll(/[a-z0-9]{2,}/g))
    if (!STOP.has(word) && !/^\d{1,4}$/.test(word)) grams.add(word.replace(/s$/, ''));
  return grams;
}

/** Words that any document may be called by: `产品说明书` is none of `财务情况说明书`. */
export const COMMON = gramsOf('证明材料 情况说明书 报告 证书 文件 申报表 清单');

/** A label names several documents, and says more of one in brackets: each part is a phrase, and so is the whole. */
export function phrasesIn(text: string): string[] {
  const flat = plain(text);
  const bare = flat.replace(/\([^()]*\)/g, '');
  return [...new Set([flat, bare, ...flat.split(/[()、,;/:]|及|与|和|或|等|\b(?:and|or|with)\b/)])];
}

/** A name as it is, and as forms would say it. */
export const variantsOf = (name: string): string[] => [
  name,
  ...SYNONYMS.filter(([said]) => name.includes(said)).map(([said, meant]) => name.replaceAll(said, meant)),
];
