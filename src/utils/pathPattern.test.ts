import { describe, expect, it } from 'vitest';
import { isPathOf } from './pathPattern';

describe(isPathOf, () => {
  it.each([
    ['/forms/gazelleForm', '/forms/gazelleForm', true],
    ['/forms/gazelleForm', '/forms/gazelleform', false],
    ['/forms/p/:program', '/forms/p/digital_workshop', true],
    ['/forms/p/:program', '/forms/p', false],
    ['/forms/p/:program', '/forms/p/digital_workshop/more', false],
  ])('%s and %s: %s', (pattern, path, expected) => expect(isPathOf(pattern, path)).toBe(expected));
});
