import { describe, expect, it } from 'vitest';
import { ACCENT_PATTERN, computeContrast, findShade, isReadableAccent, measureAccent } from './accent';

describe(computeContrast, () => {
  it('returns the ratio that WCAG defines', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe(isReadableAccent, () => {
  it('takes accents that white words are readable on, and none', () => {
    expect(isReadableAccent('')).toBe(true);
    expect(isReadableAccent('#3269ff')).toBe(true);
    expect(isReadableAccent('#ffb300')).toBe(false);
  });

  it('never rounds a contrast that is too low up to one that suffices', () => {
    expect(measureAccent('#777777')).toBe(4.4);
    expect(isReadableAccent('#777777')).toBe(false);
  });
});

describe(findShade, () => {
  it('returns the colour where it suffices, else a darker or lighter shade of it', () => {
    expect(findShade('#3269ff', '#ffffff', 4.5)).toBe('#3269ff');
    expect(computeContrast(findShade('#3269ff', '#ffffff', 9), '#ffffff')).toBeGreaterThanOrEqual(9);
    expect(computeContrast(findShade('#1a1a1a', '#191e27', 7), '#191e27')).toBeGreaterThanOrEqual(7);
  });
});

describe('ACCENT_PATTERN', () => {
  it.each(['red', '#fff', '#12345g', 'rgb(1,2,3)', '#1234567'])('refuses %s', (text) => {
    expect(ACCENT_PATTERN.test(text)).toBe(false);
  });
});
