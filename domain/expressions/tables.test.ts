import { describe, expect, it } from 'vitest';
import { avg, first, getRowByKey, increasing, last, max, noOverlap, sameList } from './tables';

const stages = [
  { from: '2026-04-01', to: '2026-06-30', spend: 2 },
  { from: '2026-01-01', to: '2026-03-31', spend: 4 },
];

describe(avg, () => {
  it('returns the mean of a column or of a function of the row; max, first and last likewise', () => {
    expect([avg(stages, 'spend'), avg(stages, (row) => row.spend * 2), avg([], 'spend' as never)]).toEqual([
      3,
      6,
      null,
    ]);
    expect([max(stages, 'spend'), max([], 'spend' as never)]).toEqual([4, 0]);
    expect([first(stages, 'from'), last(stages, 'to')]).toEqual(['2026-01-01', '2026-06-30']);
  });
});

describe(noOverlap, () => {
  it('returns false for overlapping periods, in any order of rows', () => {
    expect(noOverlap(stages, 'from', 'to')).toBe(true);
    expect(noOverlap([...stages, { from: '2026-06-30', to: '2026-07-01', spend: 0 }], 'from', 'to')).toBe(
      false,
    );
  });
});

describe(increasing, () => {
  it('returns false for equal neighbours', () => {
    expect(increasing([{ n: 1 }, { n: 2 }], 'n')).toBe(true);
    expect(increasing([{ n: 2 }, { n: 2 }], 'n')).toBe(false);
  });
});

describe(getRowByKey, () => {
  it('returns a given row, and throws if the table lacks it', () => {
    expect(getRowByKey([{ row: 'total', n: 1 }], 'total').n).toBe(1);
    expect(() => getRowByKey([{ row: 'total' }], 'none')).toThrow('no row none');
  });
});

describe(sameList, () => {
  it('returns true only for the same values in the same order', () => {
    expect([sameList([1, 2], [1, 2]), sameList([1, 2], [2, 1]), sameList([1], [1, 2])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
