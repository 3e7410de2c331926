/** Amounts of money as licences and accounts write them, in units of ten thousand yuan (万元), as the forms count. */
import { readChineseNumber } from '../checks/chinese-numerals';
import { toHalfWidth } from '../checks/normalise';
import { readNumberText } from '../filing/read-number';

/** Currencies that are not converted: the day of the rate is not known. */
const FOREIGN = /美元|美金|港元|港币|欧元|日元|英镑|usd|eur|hkd|jpy/i;
/** Units by their factor to 万元; the longer names first. */
const UNITS: readonly [RegExp, number][] = [
  [/亿元?/, 10_000],
  [/[万萬]元?|10,?000\s*(?:yuan|rmb|cny)/i, 1],
  [/[元圆]|yuan|rmb|cny/i, 0.0001],
];

/** Rounds to the cent of 万元, which is what the forms take. */
export const roundWan = (value: number): number =>
  Number((Math.round(Number(`${value}e2`)) / 100).toFixed(2));

/** Reads an amount with its unit, such as 人民币壹仟万元整 or 1,000.00万元; null where it is none, or in another currency. */
export function readCapital(text: string): number | null {
  const plain = toHalfWidth(text)
    .replace(/\s/g, '')
    .replace(/人民币|整/g, '')
    .replace(/\([^()]{0,60}\)/g, '');
  if (FOREIGN.test(text)) return null;
  const [, numerals] = /^([^\d元圆]+)[元圆]/.exec(plain) ?? [];
  const inNumerals = numerals ? readChineseNumber(numerals) : null;
  if (inNumerals !== null) return roundWan(inNumerals / 10_000);
  const [digits] = /^[\d,.]{1,30}/.exec(plain) ?? [];
  if (!digits) return null;
  const unit = plain.slice(digits.length);
  const read = readNumberText(digits);
  const factor = UNITS.find(([name]) => name.test(unit))?.[1];
  return 'value' in read && typeof read.value === 'number' && factor ? roundWan(read.value * factor) : null;
}

/** Reads a figure of a statement; brackets mean minus. Null for a dash or no number. */
export function readStatementFigure(text: string): number | null {
  const read = readNumberText(
    toHalfWidth(text)
      .replace(/[¥￥$]/g, '')
      .trim(),
  );
  return 'value' in read && typeof read.value === 'number' ? read.value : null;
}

/** Factor from the unit that a page names, such as 单位：元, to 万元; null where the page names none. */
export function findUnitFactor(compactPage: string): number | null {
  const [, unit = ''] =
    /(?:金额)?单位:(?:人民币|rmb|cny)?(亿元|百万元|万元|千元|元)/.exec(compactPage) ??
    /(?:unit|expressedin|amountsin):?(?:rmb|cny)?(?:'|’)?(yuan|rmb|cny|10000yuan|000)/.exec(compactPage) ??
    [];
  const factors: Record<string, number> = {
    亿元: 10_000,
    百万元: 100,
    万元: 1,
    '10000yuan': 1,
    千元: 0.1,
    '000': 0.1,
    元: 0.0001,
    yuan: 0.0001,
    rmb: 0.0001,
    cny: 0.0001,
  };
  return factors[unit] ?? null;
}
