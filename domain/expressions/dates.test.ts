import { describe, expect, it } from 'vitest';
import { addMonths, computeAge, countDays, countMonths, countMonthsApart, isDate, isMonth } from './dates';

describe(countMonths, () => {
  it.each([
    ['2026-01-01', '2026-12-31', 12],
    ['2026-01-15', '2026-02-14', 1],
    ['2026-01-15', '2026-02-13', 0],
    ['2016-05-20', '2025-12-31', 115],
  ])('counts the months from %s to %s, both days included, as %i', (from, to, expected) => {
    expect(countMonths(from, to)).toBe(expected);
  });
});

describe(countDays, () => {
  it('counts days across leap years', () => {
    expect(countDays('2024-02-28', '2024-03-01')).toBe(2);
    expect(countDays('2025-06-10', '2026-06-10')).toBe(365);
    expect(countDays('2026-06-10', '2026-06-09')).toBe(-1);
  });
});

describe(computeAge, () => {
  it('returns full years of life', () => {
    expect(computeAge('1966-01-01', '2026-01-01')).toBe(60);
    expect(computeAge('1966-01-02', '2026-01-01')).toBe(59);
  });
});

describe(addMonths, () => {
  it('returns the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('throws for a text that is no day, so that nothing is decided by it', () => {
    expect(() => addMonths('next year', 1)).toThrow(RangeError);
  });
});

describe(countMonthsApart, () => {
  it('counts the months between two months', () => {
    expect(countMonthsApart('2025-11', '2026-02')).toBe(3);
  });
});

describe(isDate, () => {
  it('returns false for days that do not exist; isMonth for months that do not', () => {
    expect(['2026-02-29', '2026-13-01', '2026-6-1', '2026-06-31', ''].filter(isDate)).toEqual([]);
    expect(['0000-01-01', '0099-12-28', '2026-02-30', '2026-04-31', '2026-12-32'].filter(isDate)).toEqual([]);
    const there = ['2024-02-29', '0100-01-01', '2026-02-28', '2026-12-31', '2026-04-30'];
    expect(there.filter(isDate)).toEqual(there);
    expect(['2026-00', '2026-13', '2026-1'].filter(isMonth)).toEqual([]);
  });
});
