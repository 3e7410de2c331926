import { describe, expect, test } from 'vitest';
import { fillText } from './text';

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

  test('isolates in Arabic what is not Arabic, such as a day', () => {
    const template = { zh: '{{name}}于{{day}}前', en: '{{name}} before {{day}}', ar: '{{name}} قبل {{day}}' };
    const name = { zh: '申报', en: 'Filing', ar: 'الطلب' };
    expect(fillText(template, { name, day: '2026-12-07' }).ar).toBe('الطلب قبل \u20682026-12-07\u2069');
  });

  test('keeps a placeholder without a value, and braces of the text itself', () => {
    const template = { zh: '还剩{{days}}天', en: '{{days}} days left of {batch}' };
    expect(fillText(template, {})).toEqual(template);
  });
});
