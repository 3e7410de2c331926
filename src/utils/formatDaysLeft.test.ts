import { describe, expect, it } from 'vitest';
import { formatDaysLeft } from './formatDaysLeft';

/** Key and count, as the texts get them. */
const name = (key: string, { count }: { count?: number } = {}) => [key, count].filter(Boolean).join(' ');

describe('formatDaysLeft', () => {
  it.each([
    [-3, 'days.over 3'],
    [0, 'days.today'],
    [1, 'days.left 1'],
    [3_650, 'days.left 3650'],
    [26_867, 'days.open'],
  ])('counts to a day that is near, and names one far away: %s', (days, said) => {
    expect(formatDaysLeft(name as never, days)).toBe(said);
  });
});
