import { describe, expect, it } from 'vitest';
import { listWeeks, shiftMonth } from './month';

describe(listWeeks, () => {
  it('returns six weeks from Monday on, with days of the neighbouring months', () => {
    const weeks = listWeeks('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(listWeeks('2026-06')[0]?.[0]).toBe('2026-06-01');
  });
});

describe(shiftMonth, () => {
  it('crosses the year in both directions', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
