/** The batch that a question names, and those that there are. */
import { batchName } from '../filings/filing-view';
import type { QueueFilter } from './review-store';

export const batchOf = (batch: string | undefined): QueueFilter['batch'] => {
  const [year, no] = batch?.split('-').map(Number) ?? [];
  return year !== undefined && no !== undefined ? { year, no } : undefined;
};

/** The batches of counted filings, the latest first. */
export const batchesIn = (counts: { batchYear: number; batchNo: number }[]): string[] => {
  const latestFirst = counts.toSorted((a, b) => b.batchYear - a.batchYear || b.batchNo - a.batchNo);
  return [...new Set(latestFirst.map(batchName))];
};
