/** Target of a decision on many filings, as request body, and the refusal for want of budget. */
import { CODE } from '@domain/api/codes';

/** Filings that a decision is to reach: these, or those that the queue finds. */
export interface DecisionTarget {
  filings?: { id: string; version?: number }[];
  filter?: object;
  /** The number of filings that these filters found on the page. */
  found?: number;
}

/** Request body of a target, without the count shown on the page. */
export const toTargetBody = ({ found: _, ...target }: DecisionTarget) => target;

/** By how many 万元 a refused decision exceeds the budget of its batch; 0 where that is not the reason. */
export const getBudgetExcess = ({ code, data }: { code: number; data?: unknown }): number =>
  code === CODE.success ? 0 : ((data as { over?: number } | null)?.over ?? 0);
