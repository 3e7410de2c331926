import type { Field } from '../definition';
import type { Text } from '../text';

/** English names of the units, by the Chinese unit that definitions use. */
const inEnglish: Record<string, string> = {
  '%': '%',
  万元: 'ten thousand CNY',
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

/** Unit in both languages; a unit without an English name stays as it is. */
export const getUnitText = (unit: string): Text => ({ zh: unit, en: inEnglish[unit] ?? unit });

/** Unit of a field as its definition names it; `%` for a percentage without one. */
export const getFieldUnit = ({ type, unit }: Pick<Field, 'type' | 'unit'>): string | undefined =>
  unit ?? (type === 'percent' ? '%' : undefined);

/** Name of a field with its unit, as in the heading of a column. */
export const formatNameWithUnit = ({ zh, en, unit }: Field): Text =>
  unit ? { zh: `${zh}（${getUnitText(unit).zh}）`, en: `${en} (${getUnitText(unit).en})` } : { zh, en };

const UNITS: ReadonlySet<string> = new Set([...Object.entries(inEnglish).flat(), '千元', '百万元', '亿元']);

/** True for a text that is a unit, such as the one in brackets after a name. */
export const isUnit = (text: string): boolean => UNITS.has(text.trim());
