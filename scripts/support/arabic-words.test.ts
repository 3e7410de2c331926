import { describe, expect, test } from 'vitest';
import { arabicTexts, listArabicWords } from './arabic-words';
import { readTexts } from './read-texts';

describe(listArabicWords, () => {
  test('returns the Arabic of every text that pages in Arabic say', () => {
    expect(arabicTexts.filter(({ ar }) => !ar)).toEqual([]);
    expect(listArabicWords(arabicTexts).size).toBeGreaterThan(600);
  });

  test('leaves a text without Arabic out, and rejects two texts of one English with different Arabic', () => {
    const draft = { zh: '草稿', en: 'Draft', ar: 'مسودة' };
    const other = { ...draft, ar: 'مسوّدة' };
    expect(listArabicWords([draft, draft, { zh: '回执', en: 'Receipt' }])).toEqual(
      new Map([['Draft', 'مسودة']]),
    );
    expect(() => listArabicWords([draft, other])).toThrow('two words in Arabic for “Draft”');
  });

  test('returns every Arabic text of the source: none is written where no page says it', () => {
    const said = new Set(arabicTexts.map(({ ar }) => ar));
    const plain = readTexts(['domain']).flatMap(({ forms: { ar = [] } }) => ar);
    expect(plain.length).toBeGreaterThan(600);
    expect(plain.filter((text) => text && !/\{\{|…/.test(text) && !said.has(text))).toEqual([]);
  });
});
