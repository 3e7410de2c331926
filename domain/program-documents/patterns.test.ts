import { describe, expect, it } from 'vitest';
import { isQuickPattern } from './patterns';

describe('isQuickPattern', () => {
  it.each(['^G[RFS]\\d{12}$', '^[0-9]{8,32}$', '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$', '^[+*?(){}]+\\+$'])(
    'takes %s',
    (pattern) => expect(isQuickPattern(pattern)).toBe(true),
  );

  it.each([
    '^(a+)+$',
    '(a|a)*b',
    '^(?:a?){30}$',
    '^a*a*a*b$',
    '(a*)\\1',
    '^(?=a+)b',
    `${'a?'.repeat(30)}`,
    '(',
  ])('refuses %s', (pattern) => expect(isQuickPattern(pattern)).toBe(false));
});
