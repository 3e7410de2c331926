import { expect, it } from 'vitest';
import { seal, unseal } from './secrets';

it('opens what was sealed with a secret of before, for the same purpose alone', () => {
  const before = seal(['old'], 'totp', 'a secret');
  expect(unseal(['new', 'old'], 'totp', before)).toBe('a secret');
  expect(unseal(['new'], 'totp', before)).toBeNull();
  expect(unseal(['old'], 'webhook', before)).toBeNull();
  expect(unseal(['old'], 'totp', seal(['new', 'old'], 'totp', 'a secret'))).toBeNull();
  expect(before).not.toContain('secret');
});
