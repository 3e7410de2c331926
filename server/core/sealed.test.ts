import { describe, expect, it } from 'vitest';
import { sealText, unsealText } from './secrets';

describe(unsealText, () => {
  it('opens what was sealed with a former secret, for the same purpose alone', () => {
    const before = sealText(['old'], 'totp', 'a secret');
    expect(unsealText(['new', 'old'], 'totp', before)).toBe('a secret');
    expect(unsealText(['new'], 'totp', before)).toBeNull();
    expect(unsealText(['old'], 'webhook', before)).toBeNull();
    expect(unsealText(['old'], 'totp', sealText(['new', 'old'], 'totp', 'a secret'))).toBeNull();
    expect(before).not.toContain('secret');
  });
});
