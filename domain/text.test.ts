import { describe, expect, test } from 'vitest';
import { fillText, joinTexts } from './text';

const due = { zh: '还剩{{count}}天', en: { one: '{{count}} day left', other: '{{count}} days left' } };

describe(fillText, () => {
  test.each([
    [1, '1 day left'],
    [0, '0 days left'],
    [12, '12 days left'],
  ])('returns, for %i days, the right singular or plural: "%s"', (count, en) => {
    expect(fillText(due, { count })).toEqual({ zh: `还剩${count}天`, en });
  });

  test('inserts a text in the language of its place', () => {
    const template = { zh: '“{{title}}”已提交', en: '{{title}} was submitted' };
    const title = { zh: '瞪羚企业申报', en: 'Gazelle enterprise declaration' };
    expect(fillText(template, { title })).toEqual({
      zh: '“瞪羚企业申报”已提交',
      en: 'Gazelle enterprise declaration was submitted',
    });
  });

  const until = { zh: '{{name}}于{{end}}前', en: '{{name}} before {{end}}', ar: '{{name}} قبل {{end}}' };
  const name = { zh: '申报', en: 'Filing', ar: 'الطلب' };

  test('isolates in Arabic what is not Arabic, such as a number with signs', () => {
    expect(fillText(until, { name, end: '12-07' }).ar).toBe('الطلب قبل \u206812-07\u2069');
  });

  test('writes days and times as each language does', () => {
    expect(fillText(until, { name, end: '2026-12-07' })).toEqual({
      zh: '申报于2026-12-07前',
      en: 'Filing before 7 Dec 2026',
      ar: 'الطلب قبل 7 ديسمبر 2026',
    });
    expect(fillText(until, { name, end: '2026-12-07 17:00' })).toEqual({
      zh: '申报于2026-12-07 17:00前',
      en: 'Filing before 7 Dec 2026, 17:00',
      ar: 'الطلب قبل 7 ديسمبر 2026، 17:00',
    });
  });

  test.each(['2026-13-45', '2026-12-07-D3', 'XM2026-12-07'])('keeps “%s”, which is no day', (end) => {
    expect(fillText(until, { name, end }).en).toBe(`Filing before ${end}`);
  });

  test('keeps a placeholder without a value, and braces of the text itself', () => {
    const template = { zh: '还剩{{days}}天', en: '{{days}} days left of {batch}' };
    expect(fillText(template, {})).toEqual(template);
  });
});

describe(joinTexts, () => {
  test('joins by the marks of each language', () => {
    const texts = [
      { zh: '甲', en: 'A', ar: 'أ' },
      { zh: '乙', en: 'B', ar: 'ب' },
    ];
    expect(joinTexts(texts)).toEqual({ zh: '甲、乙', en: 'A, B', ar: 'أ، ب' });
    expect(joinTexts(texts, '；', '; ')).toEqual({ zh: '甲；乙', en: 'A; B', ar: 'أ؛ ب' });
  });
});
