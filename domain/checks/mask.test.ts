import { describe, expect, it } from 'vitest';
import { maskSensitiveText } from './mask';

describe(maskSensitiveText, () => {
  it('shows the first three and the last four digits of a phone number', () => {
    expect(maskSensitiveText('13800001234')).toBe('138****1234');
  });

  it.each(['1', '1234567'])('hides every character of the short value %s', (value) => {
    expect(maskSensitiveText(value)).toBe('*'.repeat(value.length));
  });

  it('keeps a value that the server has masked already', () => {
    expect(maskSensitiveText('138****34')).toBe('138****34');
  });
});
