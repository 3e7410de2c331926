import { describe, expect, it } from 'vitest';
import {
  computeRemainingBudget,
  countAboveCutOff,
  type RankedStatus,
  rankByScore,
  sumProposedGrants,
} from './ranking';

const filing = (
  score: number | null,
  grant: number | null = null,
  status: RankedStatus = 'expert_review',
) => ({
  score,
  grant,
  status,
});

describe(rankByScore, () => {
  it('gives equal scores one rank, counts them all, and puts filings without a score last', () => {
    const list = rankByScore([filing(80), filing(null), filing(91.5), filing(80), filing(70)]);
    expect(list.map(({ score, rank, isTied }) => [score, rank, isTied])).toEqual([
      [91.5, 1, false],
      [80, 2, true],
      [80, 2, true],
      [70, 4, false],
      [null, null, false],
    ]);
  });

  it('countAboveCutOff includes all filings that share a rank, and filings from a score on', () => {
    const list = rankByScore([filing(90), filing(80), filing(80), filing(70), filing(null)]);
    expect(countAboveCutOff(list, { by: 'rank', at: 2 }, 0)).toBe(3);
    expect(countAboveCutOff(list, { by: 'rank', at: 99 }, 0)).toBe(4);
    expect(countAboveCutOff(list, { by: 'rank', at: 0 }, 0)).toBe(0);
    expect(countAboveCutOff(list, { by: 'score', at: 80 }, 0)).toBe(3);
    expect(countAboveCutOff(list, { by: 'score', at: 0 }, 0)).toBe(4);
  });

  it('countAboveCutOff stops where the budget ends, without counting approved grants twice', () => {
    const list = rankByScore([filing(90, 30, 'approved'), filing(80, 20.1), filing(75, 20.2), filing(70, 5)]);
    expect(sumProposedGrants(list)).toBe(45.3);
    expect(countAboveCutOff(list, { by: 'budget', at: 0 }, 40.3)).toBe(3);
    expect(countAboveCutOff(list, { by: 'budget', at: 0 }, 40.29)).toBe(2);
    expect(countAboveCutOff(list, { by: 'budget', at: 0 }, 0)).toBe(1);
  });

  it('computeRemainingBudget is exact to two decimals', () => {
    expect(computeRemainingBudget(100, 60.1, 40.2)).toBe(-0.3);
  });
});
