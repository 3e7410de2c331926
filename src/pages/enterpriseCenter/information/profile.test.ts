import { describe, expect, it } from 'vitest';
import { computeProfileChanges } from '@/filling/draft/profileDraft';
import { isOpen } from './components/ProfileEditor';

describe(isOpen, () => {
  it('returns true for values that take effect at once', () => {
    expect(isOpen('mailing_address', { mailing_address: 'x' })).toBe(true);
  });

  it('returns true for a verified value only while it is empty', () => {
    expect(isOpen('district', {})).toBe(true);
    expect(isOpen('district', { district: '210102' })).toBe(false);
  });

  it('returns false for values that an administrator maintains', () => {
    expect(isOpen('credit_code', {})).toBe(false);
  });
});

describe(computeProfileChanges, () => {
  it('returns what has changed, a cleared value as null', () => {
    const base = { a: 'x', b: 'y', c: ['1'], d: 1 };
    expect(computeProfileChanges(base, { a: 'x', b: undefined, c: ['1', '2'], d: 1 })).toEqual({
      b: null,
      c: ['1', '2'],
    });
  });

  it('returns nothing when one kind of blank replaced another', () => {
    expect(computeProfileChanges({ a: null, b: [] }, { a: '', b: null, c: undefined })).toEqual({});
  });
});
