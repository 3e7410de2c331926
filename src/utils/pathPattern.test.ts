import { describe, expect, it } from 'vitest';
import { matchesRoutePattern } from './pathPattern';

describe(matchesRoutePattern, () => {
  it.each([
    ['/forms/gazelleForm', '/forms/gazelleForm', true],
    ['/forms/gazelleForm', '/forms/gazelleform', false],
    ['/forms/p/:program', '/forms/p/digital_workshop', true],
    ['/forms/p/:program', '/forms/p', false],
    ['/forms/p/:program', '/forms/p/digital_workshop/more', false],
  ])('%s and %s: %s', (pattern, path, expected) => expect(matchesRoutePattern(pattern, path)).toBe(expected));
});
