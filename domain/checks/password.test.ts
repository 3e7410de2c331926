import { describe, expect, it, vi } from 'vitest';
import { findPasswordFault, normalisePassword } from './password';

const owner = {
  username: 'zhang.san',
  companyName: '示例智能装备有限公司',
  creditCode: '91350100M000100Y43',
};

describe(findPasswordFault, () => {
  it.each([
    'Portal#2026',
    'correct horse battery',
    '  two blanks  ',
    '密码是一句不容易猜的话',
    '😀😁😂🤣😃😄😅😆x',
    'x9'.repeat(64),
  ])('accepts %s', (password) => {
    expect(findPasswordFault(password, owner)).toBeNull();
  });

  it.each([
    ['short12', 'at least 8'],
    ['x9'.repeat(65), 'at most 128'],
    ['x'.repeat(10_000), 'at most 128'],
    ['password', 'common'],
    ['PassWord1', 'common'],
    ['12345678', 'common'],
    ['87654321', 'common'],
    ['aaaaaaaaa', 'common'],
    ['abcdefgh', 'common'],
    ['zhang.san1', 'must not contain'],
    ['示例智能装备有限公司', 'must not contain'],
    ['91350100m000100y43', 'must not contain'],
  ])('refuses %s: %s', (password, reason) => {
    expect(findPasswordFault(password, owner)?.en).toContain(reason);
  });
});

describe(normalisePassword, () => {
  it('returns one password for two encodings of the same characters', () => {
    expect(normalisePassword('cafe\u0301-1234')).toBe(normalisePassword('caf\u00e9-1234'));
  });
});

describe(findPasswordFault, () => {
  it('refuses a million characters by their length, without normalising them', () => {
    const endless = 'é'.repeat(1_000_000);
    const normalise = vi.spyOn(String.prototype, 'normalize');
    expect(findPasswordFault(endless, owner)?.en).toContain('at most 128');
    expect(normalise).not.toHaveBeenCalled();
    normalise.mockRestore();
  });
});
