import { describe, expect, it } from 'vitest';
import { maskOf } from './mask';

describe('a sensitive value', () => {
  it('is recognisable and no more', () => {
    expect(maskOf('13800001234')).toBe('138****1234');
  });

  it.each(['1', '1234567'])('of few characters tells nothing: %s', (value) => {
    expect(maskOf(value)).toBe('*'.repeat(value.length));
  });

  it('that the server has masked stays as it came', () => {
    expect(maskOf('138****34')).toBe('138****34');
  });
});
