import { describe, expect, it } from 'vitest';
import {
  above,
  below,
  isThresholdReached,
  least,
  most,
  percentage,
  selectDecidingFigure,
  selectReachedFigure,
} from './figures';

describe(isThresholdReached, () => {
  it.each([
    [least, 10, 10, true],
    [least, 9.99, 10, false],
    [most, 10, 10, true],
    [most, 10.01, 10, false],
    [above, 10, 10, false],
    [above, 10.01, 10, true],
    [below, 60, 60, false],
    [below, 59, 60, true],
  ])('compares with the threshold: %o, %d of %d', (bound, value, threshold, reached) => {
    expect(isThresholdReached(bound(value, threshold, 'person'))).toBe(reached);
  });

  it('compares before rounding, with an allowance for binary fractions', () => {
    expect(isThresholdReached(least(percentage(9.999, 100), 10, 'percent'))).toBe(false);
    expect(isThresholdReached(least(percentage(0.3, 3), 10, 'percent'))).toBe(true);
    expect(isThresholdReached(above(0.1 + 0.2, 0.3, 'item'))).toBe(false);
    expect(isThresholdReached(most(100.004, 100, '10k_yuan'))).toBe(true);
    expect(isThresholdReached(most(100.01, 100, '10k_yuan'))).toBe(false);
  });

  it('returns false without a value, and true without a threshold', () => {
    expect(least(undefined, 3, 'item')).toEqual({ value: null, threshold: 3, bound: 'least', unit: 'item' });
    expect([null, undefined, Number.NaN].map((value) => isThresholdReached(least(value, 3, 'item')))).toEqual(
      [false, false, false],
    );
    expect(isThresholdReached(least(null, null, 'item'))).toBe(true);
  });

  it('returns false for a bound whose threshold is unknown', () => {
    expect([undefined, Number.NaN].map((threshold) => most(3, threshold, 'item'))).toEqual([null, null]);
    expect(isThresholdReached(null)).toBe(false);
  });

  it('percentage is free of the error of binary fractions', () => {
    expect([percentage(29, 100), percentage(7, 100), percentage(9.999, 100)]).toEqual([29, 7, 9.999]);
  });

  it('percentage returns null for a share of zero', () => {
    expect([percentage(1, 4), percentage(1, 0)]).toEqual([25, null]);
  });
});

describe(selectDecidingFigure, () => {
  const [reached, missed, idle] = [least(5, 3, 'item'), least(2, 3, 'person'), least(2, null, 'day')];

  it('returns the missed figure, else one with a threshold, and null if one is unknown', () => {
    expect(selectDecidingFigure(reached, missed)).toBe(missed);
    expect(selectDecidingFigure(idle, reached)).toBe(reached);
    expect(selectDecidingFigure(idle)).toBe(idle);
    expect(selectDecidingFigure(reached, null)).toBeNull();
  });

  it('anyOf returns the figure that is reached, else the first', () => {
    expect(selectReachedFigure(missed, reached)).toBe(reached);
    expect(selectReachedFigure(missed, least(1, 3, 'day'))).toBe(missed);
  });
});
