/**
 * Numbers in Chinese numerals, plain or formal (一百零五, 壹佰零伍), and the years whose digits are written one by one (二〇二四).
 * A text is read only where it has one meaning: 三五百 is between two numbers, 一百五 may be 150 or 105, and 百万 is no number.
 */
const DIGITS: Record<string, number> = Object.fromEntries(
  ['零〇○', '一壹', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap(
    (signs, value) => [...signs].map((sign) => [sign, value]),
  ),
);
const ZERO = '[零〇○]';
const ONE_TO_NINE = '[一壹二贰两三叁四肆五伍六陆七柒八捌九玖]';
/** A number below 10,000: each place once, from the left; a zero before a last digit whose place does not follow. */
const SECTION = new RegExp(
  `^(?:(${ONE_TO_NINE})[千仟])?(?:${ZERO}?(${ONE_TO_NINE})[百佰])?(?:${ZERO}?(${ONE_TO_NINE}|^)[十拾])?(${ZERO}?${ONE_TO_NINE})?$`,
);

/** Characters of numbers in Chinese numerals. */
export const CHINESE_NUMERALS = `${Object.keys(DIGITS).join('')}十拾百佰千仟万萬亿億`;

/** Reads a number below 10,000; null for another text. `isFirst`: nothing is before it. */
function readSection(text: string, isFirst: boolean): number | null {
  const found = text === '' ? null : SECTION.exec(text);
  if (!found) return null;
  const [, thousands = '', hundreds = '', tens, ones = ''] = found;
  // 十 alone is 10 at the beginning.
  const ten = tens === '' ? 1 : (DIGITS[tens ?? ''] ?? 0);
  const one = DIGITS[ones.slice(-1)] ?? 0;
  const isPlaced = ones.length !== 1 || tens !== undefined || (isFirst && !thousands && !hundreds);
  if (!isPlaced) return null;
  return (DIGITS[thousands] ?? 0) * 1000 + (DIGITS[hundreds] ?? 0) * 100 + ten * 10 + one;
}

/** Reads a number in groups: what is before the sign of the group, and below it. */
function readGroups(
  text: string,
  [group, ...lower]: readonly (readonly [RegExp, number])[],
  isFirst = true,
): number | null {
  if (!group) return readSection(text, isFirst);
  const [sign, times] = group;
  const at = text.search(sign);
  if (at < 0) return readGroups(text, lower, isFirst);
  const [above, below] = [text.slice(0, at), text.slice(at + 1)];
  const high = readGroups(above, lower, isFirst);
  const low = below === '' ? 0 : readGroups(below, lower, false);
  return high === null || low === null || high === 0 ? null : high * times + low;
}

const GROUPS = [
  [/[亿億]/, 100_000_000],
  [/[万萬]/, 10_000],
] as const;

/** Reads a whole number, such as 壹仟贰佰万; null for a text that is none or may be several. */
export const readChineseNumber = (text: string): number | null =>
  DIGITS[text] === 0 ? 0 : readGroups(text, GROUPS);

/** Reads digits that are written one by one, some of them perhaps as figures: 2024 for 二〇二四; null for another text. */
export function readChineseDigits(text: string): string | null {
  const digits = [...text].map((sign) => (/\d/.test(sign) ? Number(sign) : sign === 'O' ? 0 : DIGITS[sign]));
  return digits.every((digit) => digit !== undefined) ? digits.join('') : null;
}
