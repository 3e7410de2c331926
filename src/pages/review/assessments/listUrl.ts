/** What the address says of the expert's list, and the question to the server that follows from it. */

import { PAGE_SIZE } from '@domain/api/codes';
import type { AssessmentsQuery } from '@domain/calls/experts';
import { oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const ALL = 'all';
export const STATES = ['open', 'submitted', 'conflict', ALL] as const;

export const listUrl = { state: oneOf(STATES, 'open'), current: pageNumber };
export type ListState = UrlState<keyof typeof listUrl>;

export const queryOf = ({ state, current }: ListState): Partial<AssessmentsQuery> => ({
  current: Number(current),
  pageSize: PAGE_SIZE.default,
  ...(state !== ALL && { state: state as NonNullable<AssessmentsQuery['state']> }),
});
