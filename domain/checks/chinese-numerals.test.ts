import { describe, expect, it } from 'vitest';
import { readChineseDigits, readChineseNumber } from './chinese-numerals';

const SIGNS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const FORMAL: Record<string, string> = Object.fromEntries(
  [...'零一二三四五六七八九十百千'].map((sign, at) => [sign, '零壹贰叁肆伍陆柒捌玖拾佰仟'[at] ?? '']),
);

/** The usual spelling of a number from 1 to 9,999. */
function spell(number: number): string {
  const [thousands = 0, hundreds = 0, tens = 0, ones = 0] = [...String(number).padStart(4, '0')].map(Number);
  const places = [
    thousands ? `${SIGNS[thousands]}千` : '',
    hundreds ? `${SIGNS[hundreds]}百` : thousands && (tens || ones) ? '零' : '',
    tens ? `${SIGNS[tens]}十` : (thousands || hundreds) && ones ? '零' : '',
    SIGNS[ones],
  ].join('');
  return places.replace(/零+/g, '零').replace(/^一十/, '十');
}

describe(readChineseNumber, () => {
  it('reads every number to 9,999, plain and formal', () => {
    for (let number = 1; number < 10_000; number++) {
      const plain = spell(number);
      const formal = [...plain].map((sign) => FORMAL[sign] ?? sign).join('');
      expect([plain, readChineseNumber(plain)]).toEqual([plain, number]);
      expect([formal, readChineseNumber(formal)]).toEqual([formal, number]);
    }
  });

  it.each([
    ['零', 0],
    ['〇', 0],
    ['零五', 5],
    ['两百', 200],
    ['壹拾', 10],
    ['一百一十', 110],
    ['壹佰万', 1_000_000],
    ['五百万', 5_000_000],
    ['十万', 100_000],
    ['壹仟贰佰万', 12_000_000],
    ['一万二千', 12_000],
    ['一万零五', 10_005],
    ['一万五百', 10_500],
    ['三亿五千万', 350_000_000],
    ['一亿零三', 100_000_003],
    ['一万亿', 1_000_000_000_000],
    ['壹萬', 10_000],
  ])('reads %s', (text, number) => {
    expect(readChineseNumber(text)).toBe(number);
  });

  it.each(
    '三五百 一百五 一万五 一千二 百万 千万 万 百 三三 二〇二四 一百零 零零五 十十 一百二百 十百 一万两万 一亿亿 一百十 约五百 500 '.split(
      ' ',
    ),
  )('does not read %s', (text) => {
    expect(readChineseNumber(text)).toBe(null);
  });
});

describe(readChineseDigits, () => {
  it.each([
    ['二〇二四', '2024'],
    ['二零二四', '2024'],
    ['二○二四', '2024'],
    ['二0二四', '2024'],
    ['贰零贰肆', '2024'],
    ['二十四', null],
  ])('reads the digits of %s as %s', (text, digits) => {
    expect(readChineseDigits(text)).toBe(digits);
  });
});
