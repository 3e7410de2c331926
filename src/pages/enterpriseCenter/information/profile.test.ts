import { describe, expect, it } from 'vitest';
import { changesOf } from '@/filling/draft/profileDraft';
import { isOpen } from './components/ProfileEditor';

describe('who may change a value', () => {
  it('leaves to the company what takes effect at once', () => {
    expect(isOpen('mailing_address', { mailing_address: 'x' })).toBe(true);
  });

  it('lets a value that is verified be given, not changed', () => {
    expect(isOpen('district', {})).toBe(true);
    expect(isOpen('district', { district: '210102' })).toBe(false);
  });

  it('never opens what an administrator keeps', () => {
    expect(isOpen('credit_code', {})).toBe(false);
  });
});

describe('what has changed', () => {
  it('is sent, an emptied value as null', () => {
    const base = { a: 'x', b: 'y', c: ['1'], d: 1 };
    expect(changesOf(base, { a: 'x', b: undefined, c: ['1', '2'], d: 1 })).toEqual({
      b: null,
      c: ['1', '2'],
    });
  });

  it('is nothing when a blank value became blank in another way', () => {
    expect(changesOf({ a: null, b: [] }, { a: '', b: null, c: undefined })).toEqual({});
  });
});
