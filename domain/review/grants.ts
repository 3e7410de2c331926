/**
 * Proposed grants of many filings at once, in 万元: the amount applied for, a share of it, or tiers by rank. Nobody gets more than
 * they applied for.
 */
import type { RankedStatus } from './ranking';

export const GRANT_METHODS = ['asked', 'share', 'tiers'] as const;
export type GrantMethod = (typeof GRANT_METHODS)[number];

/** A tier: filings with ranks above the previous tier's `upTo`, up to this one, get the same amount. */
export interface GrantTier {
  upTo: number | null;
  amount: number | null;
}

export interface GrantPlan {
  way: GrantMethod;
  /** Percentage, for plans of kind `share`. */
  percent: number | null;
  /** Tiers in ascending order of rank, for plans of kind `tiers`. */
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

/** Computes the grant of each filing that the plan covers; approved filings get no proposal. */
export function planGrants<T extends Asking>(
  filings: readonly T[],
  plan: GrantPlan,
): { filing: T; amount: number }[] {
  return filings.flatMap((filing) => {
    const amount = filing.status === 'approved' ? null : planned(filing, plan);
    return amount === null ? [] : [{ filing, amount: Math.min(amount, filing.asked ?? amount) }];
  });
}
