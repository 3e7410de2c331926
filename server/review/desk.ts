/** Whose filings a person reviews, and the batch that a question names. */
import type { Caller } from '../access';
import type { Desk, QueueFilter } from './review-store';

/** Nobody's department is the empty one. */
export const deskOf = ({ role, reviewDepartment }: Caller): Desk =>
  role === 'administrator' ? null : { department: reviewDepartment ?? '' };

export const batchOf = (batch: string | undefined): QueueFilter['batch'] => {
  const [year, no] = batch?.split('-').map(Number) ?? [];
  return year !== undefined && no !== undefined ? { year, no } : undefined;
};
