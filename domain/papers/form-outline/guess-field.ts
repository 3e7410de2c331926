/** Guesses what a label asks for: its kind and unit. A person corrects it before anything runs. */
import type { FieldType } from '../../definition';

export interface GuessedField {
  label: string;
  type: FieldType;
  unit?: string;
  /** Options that stand beside the label, each behind a box. */
  options?: string[];
  /** Characters of a text. */
  maxLength?: number;
}

const BOX = /[□☐○◯]/;

/** Units by the kind of their numbers. */
const UNITS: readonly (readonly [RegExp, FieldType])[] = [
  [/^万元$/, 'money_wan'],
  [/^[%％]$/, 'percent'],
  [/^(?:人|个|项|件|家|台|套|次|天|月|个月|年)$/, 'integer'],
  [/^(?:元|亿元|平方米|㎡|公里|吨|千瓦时)$/, 'decimal'],
];

/** Words of a label, the more exact ones first. */
const WORDS: readonly (readonly [RegExp, FieldType])[] = [
  [/统一社会信用代码/, 'credit_code'],
  [/身份证/, 'id_card'],
  [/手机|电话|联系方式/, 'phone'],
  [/邮箱|电子邮件|e-?mail/i, 'email'],
  [/网址|网站/, 'url'],
  [/(?:附件|扫描件|复印件|证明材料|佐证)$/, 'file'],
  [/^是否|有无/, 'boolean'],
  [/年月$/, 'month'],
  [/日期|时间$/, 'date'],
  [/年份$|^年度$/, 'year'],
  [/简介|概述|说明|简述|描述|意见|内容|理由|措施|计划|总结|背景|情况$/, 'textarea'],
  [/(?:率|占比|比例|比重)$/, 'percent'],
  [/(?:人数|数量|个数|项数|件数|次数|总数|数)$/, 'integer'],
  [/(?:金额|收入|费用|资金|经费|利润|税额|资产|负债|投入|产值|资本|支出|预算)(?:总额|合计)?$/, 'money_wan'],
];

const findType = (list: readonly (readonly [RegExp, FieldType])[], text: string): FieldType | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Spaces are single ones by now. */
const UNIT = /[（(] ?(?:单位[：:]? ?)?([^（）()]{1,6})[)）]$/;

/** The label without its number, colon and unit. */
const trimLabel = (text: string): string =>
  text
    .replace(
      /^(?:\d{1,2}|[一二三四五六七八九十]{1,3}|[（(][一二三四五六七八九十\d]{1,3}[)）])[.、．\s]\s*/,
      '',
    )
    .replace(/^[*＊]\s*/, '');

function listOptions(beside: string): string[] {
  if (!BOX.test(beside)) return [];
  return beside
    .split(BOX)
    .map((option) => option.replace(/(?<![：:；;，,。\s_＿])[：:；;，,。\s_＿]+$/, '').trim())
    .filter(Boolean);
}

const isYesNo = (options: readonly string[]): boolean =>
  options.length === 2 && /^[是有]$/.test(options[0] ?? '') && /^[否无]$/.test(options[1] ?? '');

/** Words in the place to fill in: `年 月 日`, `万元`. */
function readPlace(beside: string): Pick<GuessedField, 'type' | 'unit'> | null {
  const text = beside.replace(/[\s_＿]/g, '');
  if (/^年月日$/.test(text)) return { type: 'date' };
  if (/^年月$/.test(text)) return { type: 'month' };
  const type = findType(UNITS, text);
  return type ? { type, unit: text } : null;
}

/** `beside`: the text of the place to fill in, '' for an empty one. */
export function guessField(written: string, beside = ''): GuessedField {
  const text = written.replace(/(?<![：:＿_\s])[：:＿_\s]+$/, '');
  const unit = UNIT.exec(text)?.[1]?.trim();
  const ofUnit = unit === undefined ? undefined : findType(UNITS, unit);
  const label = trimLabel(ofUnit ? text.replace(UNIT, '') : text);
  const options = listOptions(beside);
  if (isYesNo(options)) return { label, type: 'boolean' };
  if (options.length > 1) return { label, type: 'select', options };
  if (ofUnit && unit) return { label, type: ofUnit, ...(ofUnit !== 'percent' && { unit }) };
  const place = readPlace(beside);
  if (place) return { label, ...place };
  const type = findType(WORDS, label) ?? 'text';
  return { label, type, ...(type === 'money_wan' && { unit: '万元' }) };
}
