/** What the address says of the queue, and the question to the server that follows from it. */

import { QUEUE_COLUMNS, type QueueQuery } from '@domain/api/calls/review';
import { PAGE_SIZE } from '@domain/api/codes';
import { FILING_STATUSES } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const PAGE_SIZES = [10, PAGE_SIZE.default, 50, PAGE_SIZE.max];
/** What waits for the person stands first. */
export const MINE = 'mine';
export const ALL = 'all';
export const ORDERS = ['submitted_at', '-submitted_at', '-updated_at', 'company'] as const;

export const listUrl = {
  keyword: anyText,
  program: oneOf(programs.map(({ key }) => key)),
  status: oneOf([MINE, ALL, ...FILING_STATUSES], MINE),
  batch: { initial: '', accepts: (value: string) => /^\d{4}-\d{1,3}$/.test(value) },
  sorter: oneOf(
    QUEUE_COLUMNS.flatMap((column) => [column, `-${column}`]),
    'submitted_at',
  ),
  current: pageNumber,
  pageSize: oneOf(PAGE_SIZES.map(String), String(PAGE_SIZE.default)),
};

export type ListState = UrlState<keyof typeof listUrl>;

export const NO_FILTER: Partial<ListState> = { keyword: '', program: '', status: ALL, batch: '' };

export const queryOf = (state: ListState): Partial<QueueQuery> => ({
  current: Number(state.current),
  pageSize: Number(state.pageSize),
  sorter: state.sorter as QueueQuery['sorter'],
  ...(state.keyword && { keyword: state.keyword }),
  ...(state.program && { program: state.program }),
  ...(state.batch && { batch: state.batch }),
  ...(state.status !== ALL && { status: state.status as QueueQuery['status'] }),
});
