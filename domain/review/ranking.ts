/**
 * The ranking meeting: filings by the scores of their panels, the cut-off between proposed filings and the rest, and the budget.
 */
import { listStatusesWith } from '../filing/status';
import { sumAmounts } from '../filing/units';

/** Maximum number of filings in a ranking: no meeting discusses more. */
export const MAX_RANKED_FILINGS = 500;

/** Statuses of ranked filings: with the experts, after them, and approved filings of the same batch. */
export const RANKED_STATUSES = [
  ...listStatusesWith('awaits', 'experts', 'notice_end'),
  ...listStatusesWith('countedAs', 'approved'),
];
export type RankedStatus = (typeof RANKED_STATUSES)[number];

export const CUT_SIDES = ['rank', 'score', 'budget'] as const;

/**
 * Cut-off between proposed filings and the rest: by the last proposed rank, by the lowest proposed score, or by the reach of the
 * budget.
 */
export interface RankingCutOff {
  by: (typeof CUT_SIDES)[number];
  at: number;
}

interface Scored {
  /** Mean score of the panel; null where no member has answered. */
  score: number | null;
}

export type WithRank<T> = T & {
  /**
   * Rank from 1; filings with equal scores share a rank, and the following ranks are skipped: 1, 2, 2, 4. null without a score.
   */
  rank: number | null;
  isTied: boolean;
};

/** Ranks filings by score, the highest first; equal scores keep their order, filings without a score come last. */
export function rankByScore<T extends Scored>(list: readonly T[]): WithRank<T>[] {
  const scored = list.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
  return scored.map((each) => ({
    ...each,
    rank: each.score === null ? null : scored.findIndex(({ score }) => score === each.score) + 1,
    isTied: each.score !== null && scored.filter(({ score }) => score === each.score).length > 1,
  }));
}

interface Granted {
  rank: number | null;
  score: number | null;
  status: RankedStatus;
  /** Proposed grant; for an approved filing, the approved one. */
  grant: number | null;
}

/** Budget that is neither granted nor proposed; negative where it is exceeded. */
export const computeRemainingBudget = (budget: number, granted: number, proposed: number): number =>
  sumAmounts([budget, -granted, -proposed]);

/** Sum of the proposed grants, without approved filings. */
export const sumProposedGrants = (list: readonly Granted[]): number =>
  sumAmounts(list.map(({ status, grant }) => (status === 'approved' ? null : grant)));

/**
 * Number of filings above the cut-off in a ranked list; filings without a score are never above it. `free`: budget that is not
 * granted yet.
 */
export function countAboveCutOff(list: readonly Granted[], { by, at }: RankingCutOff, free: number): number {
  const scored = list.filter(({ rank }) => rank !== null).length;
  if (by === 'rank') return list.filter(({ rank }) => rank !== null && rank <= at).length;
  if (by === 'score') return list.filter(({ score }) => score !== null && score >= at).length;
  let count = 0;
  while (count < scored && sumProposedGrants(list.slice(0, count + 1)) <= free) count += 1;
  return count;
}
