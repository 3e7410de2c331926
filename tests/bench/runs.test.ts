import { describe, expect, it } from 'vitest';
import { type BenchTable, mergeRuns, summarizeCells } from './runs';

const makeRun = (clicks: number, seconds: number): BenchTable => ({
  title: 'By hand',
  head: ['filing', 'clicks', 'seconds', 'goal'],
  rows: [['gazelle 2026', clicks, seconds, 'held']],
  steady: ['clicks'],
  notes: [],
});

describe(summarizeCells, () => {
  it('returns the median with the least and the most of the runs', () => {
    expect(summarizeCells([30, 10, 20])).toBe('20 (10–30)');
  });

  it('returns one figure if the runs agree, and a text as it is', () => {
    expect([summarizeCells([176, 176]), summarizeCells(['held', 'held'])]).toEqual(['176', 'held']);
  });
});

describe(mergeRuns, () => {
  it('prints every figure of a quiet machine', () => {
    expect(mergeRuns([makeRun(176, 12), makeRun(176, 14)], false)[1]).toEqual([
      'gazelle 2026',
      '176',
      '12 (12–14)',
      'held',
    ]);
  });

  it('leaves out what depends on time if the machine is busy, but keeps counts and labels', () => {
    expect(mergeRuns([makeRun(176, 12)], true)[1]).toEqual(['gazelle 2026', '176', '–', 'held']);
  });
});
