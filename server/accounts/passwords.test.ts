import { describe, expect, it, vi } from 'vitest';
import { findPasswordFault } from '../../domain/checks/password';
import { createOneTimePassword, hashPassword, isOneOfPasswords, isPassword } from './passwords';

describe('hashPassword and isPassword', () => {
  it('accepts the right password and rejects a wrong one, spaces and case included', async () => {
    const hash = await hashPassword(' Portal#2026');
    expect(await isPassword(' Portal#2026', hash)).toBe(true);
    expect(await isPassword('Portal#2026', hash)).toBe(false);
    expect(await isPassword(' portal#2026', hash)).toBe(false);
  });

  it('accepts composed and decomposed characters as the same password', async () => {
    const hash = await hashPassword('cafe\u0301-Zürich');
    expect(await isPassword('caf\u00e9-Zürich', hash)).toBe(true);
  });

  it('includes all characters of a long password', async () => {
    const hash = await hashPassword(`${'x'.repeat(127)}y`);
    expect(await isPassword(`${'x'.repeat(127)}y`, hash)).toBe(true);
    expect(await isPassword(`${'x'.repeat(127)}z`, hash)).toBe(false);
  });

  it('returns an argon2id hash with 19 MiB, two passes and one lane', async () => {
    expect(await hashPassword('Portal#2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('returns false without an account, and rejects an endless password at once', async () => {
    expect(await isPassword('Portal#2026', null)).toBe(false);
    const normalise = vi.spyOn(String.prototype, 'normalize');
    expect(await isPassword('x'.repeat(10_000), 'no hash that could be read')).toBe(false);
    expect(normalise).not.toHaveBeenCalled();
    normalise.mockRestore();
  });

  it('returns whether a password is among former ones', async () => {
    const former = await Promise.all(['first-one', 'second-one'].map(hashPassword));
    expect(await isOneOfPasswords('second-one', former)).toBe(true);
    expect(await isOneOfPasswords('third-one', former)).toBe(false);
    expect(await isOneOfPasswords('third-one', [])).toBe(false);
  });

  it('creates one-time passwords that are allowed and differ', () => {
    const made = Array.from({ length: 50 }, createOneTimePassword);
    expect(new Set(made).size).toBe(50);
    expect(made.map((password) => findPasswordFault(password))).toEqual(made.map(() => null));
  });
});
