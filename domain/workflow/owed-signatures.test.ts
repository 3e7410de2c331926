import { describe, expect, it } from 'vitest';
import { findDueSignature } from './owed-signatures';

const head = { id: 'head', role: 'administrator', duties: ['city.issue'] } as const;
const waiting = { level: 'city', toSign: ['issue'], signers: ['clerk', 'checker'] } as const;

describe(findDueSignature, () => {
  it('returns the next signature of whoever has the duty', () => {
    expect(findDueSignature(head, waiting)).toBe('issue');
    expect(findDueSignature({ ...head, duties: [] }, { ...waiting, toSign: ['check', 'issue'] })).toBe(
      'check',
    );
  });

  it('returns null while somebody else signs first, and at another level', () => {
    expect(findDueSignature(head, { ...waiting, toSign: ['check', 'issue'] })).toBeNull();
    expect(findDueSignature(head, { ...waiting, level: 'province' })).toBeNull();
    expect(findDueSignature({ ...head, role: 'reviewer' }, waiting)).toBeNull();
  });

  it('returns null for whoever decided or signed already, and once nothing is left', () => {
    expect(findDueSignature({ ...head, id: 'clerk' }, waiting)).toBeNull();
    expect(findDueSignature(head, { ...waiting, toSign: [] })).toBeNull();
  });
});
