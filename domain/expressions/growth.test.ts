import { describe, expect, it } from 'vitest';
import { getRequiredRdIntensity, isThresholdReached, least } from './figures';
import { cagr, growth, round2 } from './numbers';

describe(growth, () => {
  it.each([
    [[1000, 1200, 1500], 22.5],
    [[0, 100, 130], 30],
    [[100, 0, 50], null],
    [[2000, 1500, 1200], -22.5],
    [[800, 1000], 25],
    [[800], null],
  ])('returns the growth over %j as %d percent', (values, percent) => {
    const table = values.map((sales) => ({ sales }));
    expect(round2(growth(table, 'sales'))).toBe(percent);
  });
});

describe(cagr, () => {
  it.each([
    [1000, 2000, 25.99],
    [1000, 1728, 20],
    [1001, 1728, 19.96],
  ])('returns the compound growth from %d to %d as %d percent', (base, latest, percent) => {
    expect(round2(cagr(base, latest))).toBe(percent);
  });

  it('is compared with a threshold before rounding', () => {
    expect(isThresholdReached(least(cagr(1000, 1728), 20, 'percent'))).toBe(true);
    expect(isThresholdReached(least(cagr(1000, 1727.99), 20, 'percent'))).toBe(false);
    expect(round2(cagr(1000, 1727.99))).toBe(20);
  });

  it('returns null without a base value, which reaches no threshold', () => {
    expect(cagr(0, 100)).toBeNull();
    expect(isThresholdReached(least(cagr(0, 100), 20, 'percent'))).toBe(false);
  });
});

describe(getRequiredRdIntensity, () => {
  it.each([
    [0, 5],
    [5000, 5],
    [5000.01, 4],
    [20000, 4],
    [20000.01, 3],
  ])('returns, for sales of %d, %d percent', (sales, percent) => {
    expect(getRequiredRdIntensity(sales)).toBe(percent);
  });
});
