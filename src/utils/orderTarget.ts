/** Decisions of the desk and of lists, which can be taken back for a moment. */
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

/** By how many 万元 a refused order exceeds the budget of its batch; 0 where that is not the reason. */
export const getBudgetExcess = ({ code, data }: { code: number; data?: unknown }): number =>
  code === CODE.success ? 0 : ((data as { over?: number } | null)?.over ?? 0);

/** The page of the decisions that wait for this person's signature. */
export const TO_SIGN = '/review/toSign';
