/** Target of a decision on many filings, as request body, and the refusal for want of budget. */
import { CODE } from '@domain/api/codes';

/** Filings that a decision applies to: listed ones, or all that a filter of the queue finds. */
export interface DecisionTarget {
  filings?: { id: string; version?: number }[];
  filter?: object;
  /** Number of filings that the filter found when the page was loaded. */
  found?: number;
}

/** Request body of a target, without the count shown on the page. */
export const toTargetBody = ({ found: _, ...target }: DecisionTarget) => target;

/** Returns by how many 万元 a refused decision exceeds the budget of its batch; 0 for another reason. */
export const getBudgetExcess = ({ code, data }: { code: number; data?: unknown }): number =>
  code === CODE.success ? 0 : ((data as { over?: number } | null)?.over ?? 0);
