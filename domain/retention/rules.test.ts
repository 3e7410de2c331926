import { expect, it } from 'vitest';
import { cutOff, DEFAULT_DAYS, noticeCutOff, outOfBounds, RETENTION_KINDS, retentionRules } from './rules';

const now = new Date('2026-06-10T00:00:00Z');

it('keeps each kind within its bounds at first, and tells before the end of the shortest period', () => {
  expect(outOfBounds(DEFAULT_DAYS)).toEqual([]);
  for (const kind of RETENTION_KINDS) {
    const { least, noticeDays = 0 } = retentionRules[kind];
    expect(least).toBeGreaterThan(noticeDays);
  }
});

it('keeps logs of reading for the six months that the law asks for', () => {
  expect(outOfBounds({ ...DEFAULT_DAYS, read_log: 182 })).toEqual(['read_log']);
});

it('tells thirty days before a draft goes', () => {
  const days = cutOff(now, 180).getTime() - noticeCutOff(now, 'draft', 180).getTime();
  expect(days).toBe(-30 * 86_400_000);
});
