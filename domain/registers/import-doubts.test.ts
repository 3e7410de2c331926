import { describe, expect, it } from 'vitest';
import { findImportDoubts } from './import-doubts';

const present = { lines: 22, as_of: '2026-06-01' };
const doubts = (lines: number, asOf: string, mode: 'replace' | 'add' = 'replace') =>
  findImportDoubts({ lines, asOf, mode }, present).map(({ zh }) => zh);

describe(findImportDoubts, () => {
  it('returns none for a file of at least half the lines and of no older data', () => {
    expect(doubts(11, '2026-06-01')).toEqual([]);
  });

  it('asks about fewer lines than half, but not of those that are added', () => {
    expect(doubts(10, '2026-06-01')).toEqual([expect.stringContaining('只有10条，不到现有22条的一半')]);
    expect(doubts(1, '2026-06-01', 'add')).toEqual([]);
  });

  it('asks about older data', () => {
    expect(doubts(30, '2020-01-01', 'add')).toEqual([
      expect.stringContaining('2020-01-01，早于现有版本的2026-06-01'),
    ]);
  });
});
