import type { Field } from '../definition';
import type { Text } from '../text';

/** Definitions give units as the Chinese forms print them. */
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

/** A unit in both languages; one that has no English name stays as it is. */
export const getUnitText = (unit: string): Text => ({ zh: unit, en: inEnglish[unit] ?? unit });

/** The unit of a field as the definition gives it; a percentage is one without saying so. */
export const getFieldUnit = ({ type, unit }: Pick<Field, 'type' | 'unit'>): string | undefined =>
  unit ?? (type === 'percent' ? '%' : undefined);

/** The name of a field with its unit, as columns are headed. */
export const formatNameWithUnit = ({ zh, en, unit }: Field): Text =>
  unit ? { zh: `${zh}（${getUnitText(unit).zh}）`, en: `${en} (${getUnitText(unit).en})` } : { zh, en };

const UNITS: ReadonlySet<string> = new Set([...Object.entries(inEnglish).flat(), '千元', '百万元', '亿元']);

/** True for a text that is a unit, such as one in brackets behind a name. */
export const isUnit = (text: string): boolean => UNITS.has(text.trim());
