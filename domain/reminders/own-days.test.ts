import { describe, expect, it } from 'vitest';
import { findReminderDay } from './own-days';

describe(findReminderDay, () => {
  it('returns each chosen day on the day itself, and nothing in between', () => {
    const days = (chosen: number[]) =>
      Array.from({ length: 33 }, (_, left) => left).filter((left) => findReminderDay(chosen, left) === left);
    expect(days([30, 7, 0])).toEqual([0, 7, 30]);
    expect(days([])).toEqual([]);
  });

  it('makes up for a day that was missed by two days at most, unless the next has come', () => {
    expect([13, 12, 11].map((left) => findReminderDay([14, 7], left))).toEqual([14, 14, null]);
    expect([2, 1, 0].map((left) => findReminderDay([3, 1], left))).toEqual([3, 1, 1]);
  });

  it('returns nothing after the end', () => {
    expect(findReminderDay([1, 0], -1)).toBeNull();
  });
});
