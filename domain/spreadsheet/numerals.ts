/** Values in Chinese numerals, spelt in digits: 壹佰万元, 百分之三十, 二〇二四年三月一日, 第一. Texts with several meanings stay. */
import { CHINESE_NUMERALS, readChineseDigits, readChineseNumber } from '../checks/chinese-numerals';
import { toHalfWidth } from '../checks/normalise';
import type { Field } from '../definition';
import { isNumberField } from '../filing/sections';
import { getFieldUnit, isMoney } from '../filing/units';

const NUMERALS = `[${CHINESE_NUMERALS}]`;
const HAS_NUMERALS = new RegExp(NUMERALS);
const DIGIT = '零〇○一壹二贰三叁四肆五伍六陆七柒八捌九玖';
const YEAR_DIGITS = `[0-9O${DIGIT}]{4}`;
const YEAR = new RegExp(`^(${YEAR_DIGITS})(?:年度?)?$`);
const PART = `(\\d{1,2}|${NUMERALS}{1,4})`;
const DATE = new RegExp(`^(${YEAR_DIGITS})年${PART}月(?:${PART}[日号])?$`);
const NUMBER = `(${NUMERALS}+)(?:点([${DIGIT}]+))?`;
const SHARE = new RegExp(`^百分之${NUMBER}$`);
const RANK = new RegExp(`^第(\\d{1,5}|${NUMERALS}+)(?:名|位)?$`);
const AMOUNT = new RegExp(`^(人民币)?${NUMBER}((?:[百千]?[万亿])?[^${CHINESE_NUMERALS}]*)$`);
/** The last group of a number may be a part of its unit: 五百 and 万 are as many yuan as 五百万 and 元. */
const ENDS_IN_GROUP = /[万萬亿億]$/;
const HAS_GROUP = /[万萬亿億]/;

const readNumber = (text: string): number | null =>
  /^\d+$/.test(text) ? Number(text) : readChineseNumber(text);

/** A number of a whole and decimals, in digits. */
function joinDecimals(whole: string, decimals: string | undefined): string | null {
  const [number, digits] = [readNumber(whole), decimals === undefined ? '' : readChineseDigits(decimals)];
  if (number === null || digits === null) return null;
  return digits ? `${number}.${digits}` : String(number);
}

function spellDate(text: string): string | null {
  const [, year = '', month = '', day] = DATE.exec(text) ?? [];
  const parts = [readChineseDigits(year), readNumber(month), ...(day ? [readNumber(day)] : [])];
  if (!year || parts.includes(null)) return null;
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function spellShare(text: string): string | null {
  const [, whole, decimals] = SHARE.exec(text) ?? [];
  if (!whole) return null;
  return whole === '百' && !decimals ? '100' : joinDecimals(whole, decimals);
}

function spellAmount(field: Field, text: string): string | null {
  const unit = getFieldUnit(field) ?? '';
  const [, rank = ''] = RANK.exec(text) ?? [];
  if (rank && field.type === 'integer' && /^[名位]?$/.test(unit)) return joinDecimals(rank, undefined);
  const [, currency = '', whole = '', decimals, ending = ''] = AMOUNT.exec(text.replace(/[整正]$/, '')) ?? [];
  const number = joinDecimals(whole, decimals);
  if (number === null) return null;
  if (ending || !HAS_GROUP.test(whole + unit)) return currency + number + ending;
  if (!HAS_GROUP.test(whole)) return currency + number;
  // 一万二千 in a column of 万元 may be yuan, or 万元.
  const isOfYuan = isMoney(unit) && (ENDS_IN_GROUP.test(whole) || unit === '元') && !decimals;
  if (isOfYuan) return `${currency}${number}元`;
  return HAS_GROUP.test(unit) ? null : currency + number;
}

/** The spelling of values that a field takes; undefined for a field of texts. */
function findSpelling(field: Field): ((text: string) => string | null) | undefined {
  if (field.type === 'date' || field.type === 'month') return spellDate;
  if (field.type === 'year') return (text) => readChineseDigits(YEAR.exec(text)?.[1] ?? '') || null;
  if (getFieldUnit(field) === '%') return spellShare;
  return isNumberField(field) ? (text) => spellAmount(field, text) : undefined;
}

/** Spells the numerals of a text in digits, as its field takes them; null for a text without numerals or with several meanings. */
export function spellInDigits(field: Field, given: string): string | null {
  const spell = findSpelling(field);
  if (!spell) return null;
  const text = toHalfWidth(given).replace(/\s+/g, '');
  const isRanked = field.type === 'integer' && text.startsWith('第');
  return HAS_NUMERALS.test(text) || isRanked ? spell(text) : null;
}
