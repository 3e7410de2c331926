import { describe, expect, it } from 'vitest';
import { ipType } from '../reference/achievements';
import { hightechDomain } from '../reference/hightech-domain';
import {
  countSeparatedParts,
  findOptionPath,
  getOptionAttribute,
  has,
  hasAny,
  isFilledIn,
  isUnderOption,
} from './choices';

describe(getOptionAttribute, () => {
  it('returns the attribute of an option, null where it has none, and throws for an unknown option', () => {
    expect(getOptionAttribute(ipType, 'invention', 'class')).toBe(1);
    expect(getOptionAttribute(ipType, 'invention', 'no_such')).toBeNull();
    expect(() => getOptionAttribute(ipType, undefined, 'class')).toThrow('ip_type has no undefined');
  });
});

describe(isUnderOption, () => {
  it('returns true for an option and everything below it; findOptionPath returns the way to it', () => {
    expect(isUnderOption(hightechDomain, '10101', '10')).toBe(true);
    expect(isUnderOption(hightechDomain, '10', '10')).toBe(true);
    expect(isUnderOption(hightechDomain, '20101', '10')).toBe(false);
    expect(findOptionPath(hightechDomain.items, '10101').map((option) => option.value)).toEqual([
      '10',
      '101',
      '10101',
    ]);
  });
});

describe(has, () => {
  it('returns false for a missing list, as do hasAny, filled and countSeparatedParts', () => {
    expect([
      has(undefined, 'a'),
      has(['a'], 'a'),
      hasAny(null, ['a']),
      hasAny(['b', 'c'], ['a', 'c']),
    ]).toEqual([false, true, false, true]);
    expect([isFilledIn('　'), isFilledIn([]), isFilledIn(0), isFilledIn(false)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(countSeparatedParts('a；b;; c ;')).toBe(3);
  });
});
