import { expect, test } from 'vitest';
import { directionOf, isolate } from './bidi';

const isolated = (text: string) => `\u2068${text}\u2069`;

test.each(['شركة الأمل', 'חברה', 'a\u202eb'])(
  '%s keeps to itself in a sentence from left to right',
  (name) => {
    expect(isolate(name, 'ltr')).toBe(isolated(name));
  },
);

test.each(['北京某某公司', 'Acme (China) Ltd.', '2026-04-10 17:00', '12'])(
  '%s stands in a sentence from left to right as it is',
  (name) => {
    expect(isolate(name, 'ltr')).toBe(name);
  },
);

test.each(['北京某某公司', 'Acme (China) Ltd.', '2026-04-10 17:00', '1,234.50'])(
  '%s keeps to itself in a sentence from right to left',
  (name) => {
    expect(isolate(name, 'rtl')).toBe(isolated(name));
  },
);

test('blanks at the ends stay outside', () => {
  expect(isolate(' (万元)', 'rtl')).toBe(` ${isolated('(万元)')}`);
});

test('a plain number needs nothing', () => {
  expect(isolate('12', 'rtl')).toBe('12');
});

test.each(['he', 'ar', 'fa', 'ku', 'ar-EG', 'fa_IR', 'KU'])(
  '[spec 1.direction] %s is written from right to left',
  (tag) => {
    expect(directionOf(tag)).toBe('rtl');
  },
);

test.each(['zh-CN', 'en-US', 'hello', ''])('%s is written from left to right', (tag) => {
  expect(directionOf(tag)).toBe('ltr');
});
