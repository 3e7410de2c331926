import { describe, expect, it } from 'vitest';
import {
  formatShowableJson,
  isVisibleText,
  normaliseLine,
  normaliseText,
  removeUnfitCharacters,
  removeUnshownCharacters,
  toVisibleKey,
  UNFIT_IN_LINE,
} from './characters';
import { normalisePhone } from './normalise';
import { findUnfitCharacter, findUnfitCharacterInLine } from './unfit-text';

describe(isVisibleText, () => {
  it('returns true for names of every script', () => {
    for (const name of ['𠮷野', 'محمد', 'ئۇيغۇر', "O'Brien", '阿卜杜拉·买买提', 'null'])
      expect(isVisibleText(name)).toBe(true);
  });

  it('returns false for blanks, fillers and marks alone', () => {
    for (const name of [
      '',
      '  ',
      '\u3000',
      '\u200B',
      '\u202E\u200F',
      '\uFEFF \t',
      '\u3164',
      '\u2800',
      '\u{E0041}',
    ])
      expect(isVisibleText(name)).toBe(false);
  });

  it('toVisibleKey returns one key for names that look alike', () => {
    expect(toVisibleKey('研发\u200B部')).toBe(toVisibleKey('研发部'));
    expect(toVisibleKey('cafe\u0301')).toBe(toVisibleKey('café'));
    expect(toVisibleKey('研发一部')).not.toBe(toVisibleKey('研发二部'));
  });
});

describe(normaliseText, () => {
  it.each([
    ['a zero-width space from a chat', '研发\u200B费用', '研发费用'],
    ['a byte order mark', '\uFEFF名称', '名称'],
    ['a soft hyphen', 'tech\u00ADnology', 'technology'],
    ['the place of a pasted picture', '见图\uFFFC', '见图'],
    ['fillers and tags', '甲\u3164\u115F\u{E0061}乙', '甲乙'],
    ['direction marks', '91\u200E10\u200F\u061C', '9110'],
    ['blanks of a word processor', '甲\u00A0乙\u2003丙', '甲 乙 丙'],
    ['a letter and its accent', 'cafe\u0301', 'café'],
    ['line breaks of every system', '一\r\n二\r三\u2028四\u000B五', '一\n二\n三\n四\n五'],
    ['joiners between Chinese characters', '申\u200D报\u200C书', '申报书'],
    ['a selector after nothing that has forms', 'a\uFE01b', 'ab'],
  ])('removes or replaces %s', (_, typed, kept) => expect(normaliseText(typed)).toBe(kept));

  it.each([
    ['full-width brackets of a company', '沈阳（集团）有限公司'],
    ['rare characters of names', '𠮷野 \u{2B820} \u{30EDE} \u{323AF}'],
    ['characters of private use', '张\uE81E'],
    ['a chosen form of a character', '葛\u{E0100}'],
    ['Persian', 'می\u200Cخواهم'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180Eᠠ'],
    ['Hindi', 'क्\u200Dष'],
    ['a family', '👨\u200D👩\u200D👧'],
    ['a woman in space', '👩🏽\u200D🚀 ❤\uFE0F 1\uFE0F\u20E3'],
    ['two paragraphs and a tab', '一\n\n\t二'],
  ])('keeps %s', (_, text) => expect(normaliseText(text)).toBe(text));

  it('normaliseLine removes whitespace around a line and joins it within', () =>
    expect(normaliseLine('\u3000 名\t称 \r\n')).toBe('名 称'));

  it('normalisePhone removes the invisible marks that address books add', () =>
    expect(normalisePhone('\u202A138 0013\u200E8000\u202C')).toBe('13800138000'));

  it('returns the same text when applied again, for random texts', () => {
    const odd = [
      ...'ae\u0301 \n\r\t中（𠮷مक👨👩1\uFE0F\u200C\u200D\u200B\u202E\u2067\u0007\u180B\u{E0100}\u0338\uAC00\u11A8',
      '\uD800',
    ];
    let seed = 1;
    const next = () => (seed = (seed * 48271) % 0x7fffffff);
    for (let round = 0; round < 3000; round++) {
      const text = Array.from({ length: 12 }, () => odd[next() % odd.length]).join('');
      expect(normaliseText(normaliseText(text)), JSON.stringify(text)).toBe(normaliseText(text));
      expect(normaliseLine(normaliseLine(text)), JSON.stringify(text)).toBe(normaliseLine(text));
      expect(
        findUnfitCharacterInLine(normaliseLine(removeUnfitCharacters(text, UNFIT_IN_LINE))),
        JSON.stringify(text),
      ).toBeNull();
    }
  });

  it.each([
    ' ',
    '\u200B',
    '\u200D',
    'م\u200C',
    '👨\u200D',
    '\u202E',
    '\u0301',
    '\r',
    '1\uFE0F',
    '\u180B',
    'क्',
    '\u00A0 ',
    '\u{E0100}',
  ])('returns within two seconds for 256 kB of %j', (piece) => {
    const text = `a${piece.repeat(262_144 / piece.length)}b`;
    const began = performance.now();
    normaliseLine(text);
    findUnfitCharacter(removeUnshownCharacters(text));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe(findUnfitCharacterInLine, () => {
  it.each([
    ['某公司\n有限', '第4个字（“某公司”之后）是换行，请删去后再保存'],
    ['\u202E司公', '第1个字是改变文字方向的不可见字符U+202E，请删去后再保存'],
    ['中国\u2066a', '第3个字（“中国”之后）是改变文字方向的不可见字符U+2066，请删去后再保存'],
    ['a\u0007', '第2个字（“a”之后）是不可见的控制字符U+0007，请删去后再保存'],
    ['𠮷\ud800', '第2个字（“𠮷”之后）是不完整的字符，请删去后再保存'],
  ])('names the forbidden character of %j and its position', (text, says) =>
    expect(findUnfitCharacterInLine(text)?.zh).toBe(says),
  );

  it('findUnfitCharacter allows line breaks, and names the position of a direction mark', () => {
    expect(findUnfitCharacter('一\n二\t三')).toBeNull();
    expect(findUnfitCharacter('一\n\u202D')?.en).toBe(
      'Character 3, after “一\n”, is an invisible character that turns the text round (U+202D). Delete it and save again',
    );
  });

  it('formatShowableJson removes what turns a text, and leaves a date in an Arabic text isolated', () => {
    expect(formatShowableJson({ text: '甲\u202E乙\u0007' })).toBe('{"text":"甲乙"}');
    const text = 'قبل \u20682026-12-07\u2069';
    expect(JSON.parse(formatShowableJson({ text }))).toEqual({ text });
  });

  it('removeUnshownCharacters removes forbidden characters from texts stored before the rule', () =>
    expect(removeUnshownCharacters('甲\u202E乙\u0007\u200F\n丙 م\u200Cع')).toBe('甲乙\n丙 م\u200Cع'));
});
