/** Proposed grants of many filings at once, in 万元: as asked, a share of what was asked, or by tiers of rank. Nobody gets more than was asked. */
import type { RankedStatus } from './ranking';

export const GRANT_METHODS = ['asked', 'share', 'tiers'] as const;
export type GrantMethod = (typeof GRANT_METHODS)[number];

/** A tier: filings up to this rank, from the tier before on, get one amount. */
export interface GrantTier {
  upTo: number | null;
  amount: number | null;
}

export interface GrantPlan {
  way: GrantMethod;
  /** Percentage, for plans of kind `share`. */
  percent: number | null;
  /** Tiers, for plans of kind `tiers`, the first ranks first. */
  tiers: readonly GrantTier[];
}

interface Asking {
  id: string;
  rank: number | null;
  asked: number | null;
  status: RankedStatus;
}

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

function planned({ rank, asked }: Asking, { way, percent, tiers }: GrantPlan): number | null {
  if (way === 'asked') return asked;
  if (way === 'share') return asked === null || percent === null ? null : rounded((asked * percent) / 100);
  return tiers.find(({ upTo }) => rank !== null && upTo !== null && rank <= upTo)?.amount ?? null;
}

/** The grant of each filing that the plan speaks of; of approved ones none is proposed any more. */
export function planGrants<T extends Asking>(
  filings: readonly T[],
  plan: GrantPlan,
): { filing: T; amount: number }[] {
  return filings.flatMap((filing) => {
    const amount = filing.status === 'approved' ? null : planned(filing, plan);
    return amount === null ? [] : [{ filing, amount: Math.min(amount, filing.asked ?? amount) }];
  });
}
