import { describe, expect, it } from 'vitest';
import { getFirstReviewDeadline, getReviewDeadline, isLate } from './due';

const [june, july] = [new Date('2026-06-10T09:00:00Z'), new Date('2026-07-10T09:00:00Z')];

describe('getReviewDeadline', () => {
  it('returns the deadline of the level, and for a first review without one the day of the window', () => {
    expect(getReviewDeadline({ status: 'submitted', reviewBy: june, levelDueAt: null })).toBe(june);
    expect(getReviewDeadline({ status: 'submitted', reviewBy: june, levelDueAt: july })).toBe(july);
    expect(getReviewDeadline({ status: 'district_passed', reviewBy: june, levelDueAt: july })).toBe(july);
  });

  it('returns nothing of the first review once a later level has the filing', () => {
    const passed = { status: 'district_passed', reviewBy: june, levelDueAt: null } as const;
    expect([getFirstReviewDeadline(passed), getReviewDeadline(passed), isLate(passed, july)]).toEqual([
      null,
      null,
      false,
    ]);
  });
});
