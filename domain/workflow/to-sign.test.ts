import { describe, expect, it } from 'vitest';
import { partToSign } from './to-sign';

const head = { id: 'head', role: 'administrator', duties: ['city.issue'] } as const;
const waiting = { level: 'city', toSign: ['issue'], signers: ['clerk', 'checker'] } as const;

describe(partToSign, () => {
  it('returns the next signature of whoever has the duty', () => {
    expect(partToSign(head, waiting)).toBe('issue');
    expect(partToSign({ ...head, duties: [] }, { ...waiting, toSign: ['check', 'issue'] })).toBe('check');
  });

  it('returns null while somebody else signs first, and at another level', () => {
    expect(partToSign(head, { ...waiting, toSign: ['check', 'issue'] })).toBeNull();
    expect(partToSign(head, { ...waiting, level: 'province' })).toBeNull();
    expect(partToSign({ ...head, role: 'reviewer' }, waiting)).toBeNull();
  });

  it('returns null for whoever decided or signed already, and once nothing is left', () => {
    expect(partToSign({ ...head, id: 'clerk' }, waiting)).toBeNull();
    expect(partToSign(head, { ...waiting, toSign: [] })).toBeNull();
  });
});
