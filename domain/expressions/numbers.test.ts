import { describe, expect, it } from 'vitest';
import { atMost, div, near, pct, ratio, round2 } from './numbers';

describe(round2, () => {
  it.each([
    [1.005, 1.01],
    [1234.565, 1234.57],
    [2.675, 2.68],
    [0.125, 0.13],
    [-1.005, -1],
    [-0.001, 0],
    [1e9 + 0.004, 1e9],
    [0.1 + 0.2, 0.3],
  ])('rounds %d half up to %d', (given, expected) => {
    expect(round2(given)).toBe(expected);
  });

  it('returns null for what is no number', () => {
    expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(round2)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('rounds every half of a cent up', () => {
    for (let cents = 0; cents < 20_000; cents++) {
      const half = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`);
      expect(round2(half)).toBe((cents + 1) / 100);
    }
  });
});

describe(ratio, () => {
  it('returns null when dividing by zero, as pct and div do', () => {
    expect([ratio(1, 0), pct(1, 0), div(1, 0)]).toEqual([null, null, null]);
  });

  it('pct rounds half up', () => {
    expect(pct(9.999, 100)).toBe(10);
  });

  it('atMost returns true without a threshold', () => {
    expect([atMost(9, undefined), atMost(0.71, 0.7)]).toEqual([true, false]);
  });
});

describe(near, () => {
  it('returns true for amounts that differ by half a cent at most', () => {
    expect(near(0.1 + 0.2, 0.3)).toBe(true);
    expect(near(1, 1.005)).toBe(true);
    expect(near(1, 1.006)).toBe(false);
  });
});
