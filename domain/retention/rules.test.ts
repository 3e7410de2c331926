import { describe, expect, it } from 'vitest';
import {
  computeNoticeCutOff,
  computeRetentionCutOff,
  DEFAULT_DAYS,
  listKindsOutOfBounds,
  RETENTION_KINDS,
  retentionRules,
} from './rules';

const now = new Date('2026-06-10T00:00:00Z');

describe(listKindsOutOfBounds, () => {
  it('accepts the default periods, which are longer than the notice before deletion', () => {
    expect(listKindsOutOfBounds(DEFAULT_DAYS)).toEqual([]);
    for (const kind of RETENTION_KINDS) {
      const { least, noticeDays = 0 } = retentionRules[kind];
      expect(least).toBeGreaterThan(noticeDays);
    }
  });

  it('refuses to keep reading logs for less than the six months required by law', () => {
    expect(listKindsOutOfBounds({ ...DEFAULT_DAYS, read_log: 182 })).toEqual(['read_log']);
  });
});

describe(computeNoticeCutOff, () => {
  it('is thirty days before a draft is deleted', () => {
    const days =
      computeRetentionCutOff(now, 180).getTime() - computeNoticeCutOff(now, 'draft', 180).getTime();
    expect(days).toBe(-30 * 86_400_000);
  });
});
