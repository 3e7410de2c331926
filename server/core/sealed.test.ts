import { describe, expect, it } from 'vitest';
import { seal, unseal } from './secrets';

describe(unseal, () => {
  it('opens what was sealed with a former secret, for the same purpose alone', () => {
    const before = seal(['old'], 'totp', 'a secret');
    expect(unseal(['new', 'old'], 'totp', before)).toBe('a secret');
    expect(unseal(['new'], 'totp', before)).toBeNull();
    expect(unseal(['old'], 'webhook', before)).toBeNull();
    expect(unseal(['old'], 'totp', seal(['new', 'old'], 'totp', 'a secret'))).toBeNull();
    expect(before).not.toContain('secret');
  });
});
