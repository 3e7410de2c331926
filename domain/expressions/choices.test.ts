import { describe, expect, it } from 'vitest';
import { ipType } from '../reference/achievements';
import { hightechDomain } from '../reference/hightech-domain';
import { filled, has, hasAny, optAttr, optionPath, splitCount, under } from './choices';

describe(optAttr, () => {
  it('returns the attribute of an option, null where it has none, and throws for an unknown option', () => {
    expect(optAttr(ipType, 'invention', 'class')).toBe(1);
    expect(optAttr(ipType, 'invention', 'no_such')).toBeNull();
    expect(() => optAttr(ipType, undefined, 'class')).toThrow('ip_type has no undefined');
  });
});

describe(under, () => {
  it('returns true for an option and everything below it; optionPath returns the way to it', () => {
    expect(under(hightechDomain, '10101', '10')).toBe(true);
    expect(under(hightechDomain, '10', '10')).toBe(true);
    expect(under(hightechDomain, '20101', '10')).toBe(false);
    expect(optionPath(hightechDomain.items, '10101').map((option) => option.value)).toEqual([
      '10',
      '101',
      '10101',
    ]);
  });
});

describe(has, () => {
  it('returns false for a missing list, as do hasAny, filled and splitCount', () => {
    expect([
      has(undefined, 'a'),
      has(['a'], 'a'),
      hasAny(null, ['a']),
      hasAny(['b', 'c'], ['a', 'c']),
    ]).toEqual([false, true, false, true]);
    expect([filled('　'), filled([]), filled(0), filled(false)]).toEqual([false, false, true, true]);
    expect(splitCount('a；b;; c ;')).toBe(3);
  });
});
