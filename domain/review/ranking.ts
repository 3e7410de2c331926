/** The ranking meeting: filings by their panels' score, the line between those that are proposed and the rest, and the money. */
import { listStatusesWith } from '../filing/status';

/** Maximum number of filings in a ranking: no meeting discusses more. */
export const MAX_RANKED_FILINGS = 500;

/** Statuses of ranked filings: with the experts, after them, and those of the same batch that were approved already. */
export const RANKED_STATUSES = [
  ...listStatusesWith('awaits', 'experts', 'notice_end'),
  ...listStatusesWith('countedAs', 'approved'),
];
export type RankedStatus = (typeof RANKED_STATUSES)[number];

export const CUT_SIDES = ['rank', 'score', 'budget'] as const;

/** The line: the last rank above it, the lowest score above it, or as far as the budget reaches. */
export interface RankingCutOff {
  by: (typeof CUT_SIDES)[number];
  at: number;
}

interface Scored {
  /** The mean of the panel; null where nobody has answered. */
  score: number | null;
}

export type WithRank<T> = T & {
  /** Equal scores have the same rank, and the next one counts them all: 1, 2, 2, 4. null without a score. */
  rank: number | null;
  isTied: boolean;
};

/** Ranks by score, the highest first; those of one score in the order in which they came, those without one last. */
export function rankByScore<T extends Scored>(list: readonly T[]): WithRank<T>[] {
  const scored = list.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
  return scored.map((each) => ({
    ...each,
    rank: each.score === null ? null : scored.findIndex(({ score }) => score === each.score) + 1,
    isTied: each.score !== null && scored.filter(({ score }) => score === each.score).length > 1,
  }));
}

/** Amounts have two decimals, in 万元: added up in hundredths, they stay exact. */
export const sumAmounts = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100;

interface Granted {
  rank: number | null;
  score: number | null;
  status: RankedStatus;
  /** The amount that is proposed for it, or granted already. */
  grant: number | null;
}

/** Budget that is neither granted nor proposed; negative where it is exceeded. */
export const computeRemainingBudget = (budget: number, granted: number, proposed: number): number =>
  sumAmounts([budget, -granted, -proposed]);

/** Sum of the proposed grants, without approved filings. */
export const sumProposedGrants = (list: readonly Granted[]): number =>
  sumAmounts(list.map(({ status, grant }) => (status === 'approved' ? null : grant)));

/** The number of filings above the line, of a ranked list. One without a score never is. `free`: money that is not granted yet. */
export function countAboveCutOff(list: readonly Granted[], { by, at }: RankingCutOff, free: number): number {
  const scored = list.filter(({ rank }) => rank !== null).length;
  if (by === 'rank') return list.filter(({ rank }) => rank !== null && rank <= at).length;
  if (by === 'score') return list.filter(({ score }) => score !== null && score >= at).length;
  let count = 0;
  while (count < scored && sumProposedGrants(list.slice(0, count + 1)) <= free) count += 1;
  return count;
}
