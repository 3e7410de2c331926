/**
 * Outcomes of submitted filings, counted by one property (`STATISTICS_BY`). A filing counts once, in its present state; only
 * `returned_once` counts its past. Money is in 万元. The median runs from the first submission to the decision.
 */
import type { FilingAction } from '../filing/actions';
import type { CountedState } from '../filing/status';

export const STATISTICS_BY = ['program', 'batch', 'department', 'industry', 'status'] as const;
export type StatisticsBy = (typeof STATISTICS_BY)[number];

/** Actions that decide about a filing, for or against. */
export const DECIDING_ACTIONS = [
  'approve',
  'reject_first',
  'reject_level',
  'reject_city',
  'expire_correction',
] as const satisfies readonly FilingAction[];

/** Decisions in the log of a filing, from which marks (marks.ts) and the work of a person are derived. */
export const DECISIONS = [
  ...DECIDING_ACTIONS,
  'pass_first',
  'pass_level',
  'return_first',
  'return_level',
  'return_city',
  'to_experts',
  'publicise',
] as const satisfies readonly FilingAction[];

export interface StatisticsNumbers extends Record<CountedState, number> {
  filings: number;
  /** Number of filings returned for correction at least once, whatever their present state. */
  returned_once: number;
  /** Sum of the grants of the filings that are approved at present. */
  grant: number;
  median_days: number | null;
}

export interface StatisticsRow extends StatisticsNumbers {
  /** The value that the row counts: a program's key, `2026-1`, a code of a dictionary; '' where the filing has none. */
  key: string;
  label: string;
}

/** A share in percent with one decimal; null for an empty whole. */
export const computePercentShare = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

const byKey = (a: StatisticsRow, b: StatisticsRow) => (a.key < b.key ? -1 : 1);

/** Sorts rows: the latest batch first, statuses in the order of a filing's life, everything else by number of filings. */
export function sortStatisticsRows(
  by: StatisticsBy,
  rows: StatisticsRow[],
  statuses: readonly string[],
): StatisticsRow[] {
  const sorted = [...rows];
  if (by === 'status') return sorted.sort((a, b) => statuses.indexOf(a.key) - statuses.indexOf(b.key));
  if (by === 'batch') return sorted.sort((a, b) => byBatch(b.key, a.key));
  return sorted.sort((a, b) => b.filings - a.filings || byKey(a, b));
}

function byBatch(a: string, b: string): number {
  const [yearA = 0, noA = 0] = a.split('-').map(Number);
  const [yearB = 0, noB = 0] = b.split('-').map(Number);
  return yearA - yearB || noA - noB;
}
