import { describe, expect, it } from 'vitest';
import { type GrantPlan, planGrants } from './grants';

const filings = [
  { id: '1', rank: 1, asked: 100, status: 'publicised' as const },
  { id: '2', rank: 2, asked: 33.33, status: 'expert_review' as const },
  { id: '3', rank: 3, asked: null, status: 'publicised' as const },
  { id: '4', rank: 4, asked: 80, status: 'approved' as const },
];
const amounts = (plan: Partial<GrantPlan> & Pick<GrantPlan, 'way'>) =>
  planGrants(filings, { percent: null, tiers: [], ...plan }).map(({ filing, amount }) => [filing.id, amount]);

describe(planGrants, () => {
  it('returns what was asked, and nothing for filings that ask for none or are approved', () => {
    expect(amounts({ way: 'asked' })).toEqual([
      ['1', 100],
      ['2', 33.33],
    ]);
  });

  it('returns a share of what was asked, to two decimals', () => {
    expect(amounts({ way: 'share', percent: 50 })).toEqual([
      ['1', 50],
      ['2', 16.67],
    ]);
    expect(amounts({ way: 'share' })).toEqual([]);
  });

  it('returns the amount of the tier of each rank, at most what was asked', () => {
    const tiers = [
      { upTo: 1, amount: 60 },
      { upTo: 3, amount: 40 },
    ];
    expect(amounts({ way: 'tiers', tiers })).toEqual([
      ['1', 60],
      ['2', 33.33],
      ['3', 40],
    ]);
  });
});
