import { toHalfWidth } from '../checks/normalise';
import type { Field, FieldType } from '../definition';
import { formatGrouped } from '../number-format';
import { say, type Text, wordText } from '../text';

/** English names of the units, by the Chinese unit that definitions use. */
const inEnglish: Record<string, string> = {
  '%': '%',
  千元: 'thousand CNY',
  万元: 'ten thousand CNY',
  百万元: 'million CNY',
  千万元: 'ten million CNY',
  亿元: 'hundred million CNY',
  万美元: 'ten thousand USD',
  元: 'CNY',
  个: 'items',
  件: 'items',
  项: 'items',
  条: 'items',
  '条(套)': 'lines or sets',
  '台(套)': 'sets',
  '台（套）': 'sets',
  人: 'people',
  人次: 'attendances',
  人月: 'person-months',
  家: 'organisations',
  篇: 'papers',
  场: 'events',
  例: 'cases',
  张: 'beds',
  千字: 'thousand characters',
  吨: 'tonnes',
  平方米: 'm²',
  倍: 'times',
  小时: 'hours',
  天: 'days',
  月: 'months',
  年: 'years',
  岁: 'years of age',
};

/** Arabic names of the units; the others are written as in English. */
const inArabic: Record<string, string> = {
  // In words: beside an amount, figures would be read as a part of it.
  千元: 'ألف يوان',
  万元: 'عشرة آلاف يوان',
  百万元: 'مليون يوان',
  千万元: 'عشرة ملايين يوان',
  亿元: 'مئة مليون يوان',
  万美元: 'عشرة آلاف دولار',
  元: 'يوان',
  个: 'عدد',
  件: 'عدد',
  项: 'عدد',
  条: 'عدد',
  '条(套)': 'خط أو مجموعة',
  '台(套)': 'مجموعة',
  '台（套）': 'مجموعة',
  人: 'شخص',
  人次: 'حضور',
  人月: 'شهر عمل',
  家: 'جهة',
  篇: 'ورقة',
  场: 'فعالية',
  例: 'حالة',
  张: 'سرير',
  千字: 'ألف حرف',
  吨: 'طن',
  平方米: 'م²',
  倍: 'مرة',
  小时: 'ساعة',
  天: 'يوم',
  月: 'شهر',
  年: 'سنة',
  岁: 'سنة',
};

/** Unit in each language; a unit without a name of its own stays as it is. */
export const getUnitText = (unit: string): Text => ({
  zh: unit,
  en: inEnglish[unit] ?? unit,
  ar: inArabic[unit] ?? inEnglish[unit] ?? unit,
});

/** Unit of a field as its definition names it; `%` for a percentage without one. */
export const getFieldUnit = ({ type, unit }: { type: FieldType; unit?: string }): string | undefined =>
  unit ?? (type === 'percent' ? '%' : undefined);

/** Sums amounts in 万元 with two decimals; adding them in hundredths keeps the sum exact. */
export const sumAmounts = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100;

const TEN_THOUSAND = 10_000;
const MONEY_DECIMALS = 2;

/** Words an amount of 万元 for a sentence: "12.5万元", "CNY 125,000". */
export const wordMoney = (tenThousands: number, decimals = MONEY_DECIMALS): Text => {
  const yuan = formatGrouped(tenThousands * TEN_THOUSAND, 0, decimals);
  return { zh: `${formatGrouped(tenThousands, 0, decimals)}万元`, en: `CNY ${yuan}`, ar: `${yuan} يوان` };
};

/** Name of a field with its unit, as in the heading of a column. */
export const formatNameWithUnit = (field: Field): Text => {
  const { unit } = field;
  if (!unit) return wordText((language) => say(field, language));
  return wordText((language) => {
    const [name, measure] = [say(field, language), say(getUnitText(unit), language)];
    return language === 'zh' ? `${name}（${measure}）` : `${name} (${measure})`;
  });
};

const UNITS: ReadonlySet<string> = new Set(Object.entries(inEnglish).flat());

/** Names of units besides those of the portal, without blanks. */
const OTHER_NAMES: Record<string, string> = {
  cny: '元',
  rmb: '元',
  yuan: '元',
  thousandcny: '千元',
  tenthousandcny: '万元',
  millioncny: '百万元',
  hundredmillioncny: '亿元',
  '¥': '元',
  k元: '千元',
  usd: '美元',
  us$: '美元',
  美金: '美元',
  hkd: '港元',
  港币: '港元',
  eur: '欧元',
  '€': '欧元',
  pcs: '件',
  '㎡': '平方米',
};
/** A unit of money with its currency; yuan without one. */
const MONEY = /^([十百千万亿]*)([美港欧日]?)元$/;
/** Units of measurement beside those of forms. */
const MEASURE = /^(?:(?:平方|立方)?(?:米|公里|千米)|公斤|千克|克|公顷|亩|升|千瓦时)$/;
/** A unit by the thousand or so: 千 for 千元, 万台. */
const SCALED = /^(?:十?[百千万亿]){1,4}(.{0,20})$/;
const POWERS: Record<string, number> = { 十: 1, 百: 2, 千: 3, 万: 4, 亿: 8 };

/** Words around a unit: 计量单位：元, 单位为元, 折人民币元, 以元计, 元人民币. */
const BEFORE_UNIT = /^(?:以|(?:计量|金额|货币)?单位[:为]?)?(?:折合?)?(?:人民币)?:?/;
const AFTER_UNIT = /(?:人民币|计)$/;

/** The unit of a text as definitions name it: 万元 for 单位：人民币万元 and for ten thousand CNY. */
export function readUnitName(text: string): string {
  const squeezed = toHalfWidth(text).replace(/\s/g, '').replaceAll('￥', '¥');
  const bare = squeezed.replace(BEFORE_UNIT, '').replace(AFTER_UNIT, '').replace(/圆$/, '元');
  const named = OTHER_NAMES[bare.toLowerCase()] ?? bare.replace(/^¥(?=.)/, '');
  if (SCALED.exec(named)?.[1] === '') return `${named}元`;
  return isKnownUnit(named) ? named : text.trim();
}

/** True for a word by which things are counted, besides the units of forms; such amounts are never converted. */
export const isCounter = (text: string): boolean =>
  /^[台套只支本部辆份批次户种名位组期块笔]{1,2}$/.test(text);

function isKnownUnit(unit: string): boolean {
  if (UNITS.has(unit) || MONEY.test(unit) || MEASURE.test(unit)) return true;
  const [, counted = ''] = SCALED.exec(unit) ?? [];
  return UNITS.has(counted) || isCounter(counted);
}

/** Signs of a unit: ‰, US$ and '000. */
const UNIT_SIGN = /[$€£₩‰]|'0{3}/;
/** Letters and words of a unit: K, mn, HKD, m2, USD million. Words of other kinds are notes. */
const UNIT_LETTERS =
  /^(?:[KMBk]|[A-Z]{2,3}|[a-z]{2,3}|[ck]?m[23²³]|[kMG]Wh?|(?:in)?(?:[A-Z]{3})?(?:thousand|million|billion)s?(?:of)?(?:[A-Z]{3})?)$/;
const SHORT_WORD =
  /^(?:vat|tax|net|avg|sum|max|min|est|fy|ytd|old|new|all|no|ai|it|ict|iot|ip|pct|iso|led|erp|mes|crm|api|app|oem|odm|ipo)$/i;

/** True for a text that stands for a unit without being one of those that the portal knows, and for no words. */
function isForeignUnit(text: string): boolean {
  const letters = toHalfWidth(text).replace(/[\s.]/g, '');
  return UNIT_SIGN.test(letters) || (UNIT_LETTERS.test(letters) && !SHORT_WORD.test(letters));
}

/** True for a text that is a unit, known or not, such as the one in brackets after a name. */
export const isUnit = (text: string): boolean => isKnownUnit(readUnitName(text)) || isForeignUnit(text);

/** True for two names of one unit, or units that people exchange: 6个月 and 月, 3个 and 件. */
export const isSameUnit = (one: string, other: string): boolean =>
  one.replace(/^个(?=.)/, '') === other || getUnitText(one).en === getUnitText(other).en;

/** True for units of money of any currency. */
export const isMoney = (unit: string): boolean => MONEY.test(unit);

/** Number of decimal places by which amounts of one unit become those of another; undefined where none is known. */
export function getUnitShift(from: string, to: string): number | undefined {
  const [given, wanted] = [MONEY.exec(from), MONEY.exec(to)];
  if (!given || !wanted || given[2] !== wanted[2]) return undefined;
  return getPower(given[1]) - getPower(wanted[1]);
}

/** Power of ten of the signs before a unit, such as 4 of 万. */
const getPower = (signs = ''): number => [...signs].reduce((power, sign) => power + (POWERS[sign] ?? 0), 0);
