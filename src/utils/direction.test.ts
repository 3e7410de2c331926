import { expect, test } from 'vitest';
import { directionOf } from './direction';

test.each(['he', 'ar', 'fa', 'ku', 'ar-EG', 'fa_IR', 'KU'])(
  '[spec 1.direction] %s is written from right to left',
  (tag) => {
    expect(directionOf(tag)).toBe('rtl');
  },
);

test.each(['zh-CN', 'en-US', 'hello', ''])('%s is written from left to right', (tag) => {
  expect(directionOf(tag)).toBe('ltr');
});
