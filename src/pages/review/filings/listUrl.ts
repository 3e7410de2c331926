/** What the address says of the queue, and the question to the server that follows from it. */

import { PAGE_SIZE } from '@domain/api/codes';
import type { SavedView, ViewState } from '@domain/calls/assigning';
import { QUEUE_COLUMNS, type QueueQuery } from '@domain/calls/review';
import { FILING_STATUSES } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { anyText, oneOf, pageNumber, readUrl, type UrlState } from '@/utils/urlState';

export const PAGE_SIZES = [10, PAGE_SIZE.default, 50, PAGE_SIZE.max];
/** What waits for the person stands first. */
export const MINE = 'mine';
export const ALL = 'all';
export const ME = 'me';
export const NOBODY = 'nobody';
export const OVERDUE = 'overdue';
/** The view that somebody closed: the one to be opened first is not opened again. */
export const NO_VIEW = 'none';
export const ORDERS = ['submitted_at', '-submitted_at', '-updated_at', 'company'] as const;

const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value);

export const listUrl = {
  keyword: anyText,
  program: oneOf(programs.map(({ key }) => key)),
  status: oneOf([MINE, ALL, ...FILING_STATUSES], MINE),
  batch: { initial: '', accepts: (value: string) => /^\d{4}-\d{1,3}$/.test(value) },
  assigned: { initial: '', accepts: (value: string) => [ME, NOBODY].includes(value) || isId(value) },
  department: { initial: '', accepts: (value: string) => /^\w{1,20}$/.test(value) },
  due: oneOf([OVERDUE]),
  sorter: oneOf(
    QUEUE_COLUMNS.flatMap((column) => [column, `-${column}`]),
    'submitted_at',
  ),
  current: pageNumber,
  pageSize: oneOf(PAGE_SIZES.map(String), String(PAGE_SIZE.default)),
  /** The view that was opened; the list may differ from it by now. */
  view: { initial: '', accepts: (value: string) => value === NO_VIEW || isId(value) },
};

export type ListState = UrlState<keyof typeof listUrl>;

export const NO_FILTER: Partial<ListState> = {
  keyword: '',
  program: '',
  status: ALL,
  batch: '',
  assigned: '',
  department: '',
  due: '',
};

/** What a view keeps of the address: everything but the page, where it differs from what is shown without a view. */
export function keptOf(state: ListState): ViewState {
  const names = Object.keys(listUrl) as (keyof ListState)[];
  const kept = names.filter(
    (name) => name !== 'current' && name !== 'view' && state[name] !== listUrl[name].initial,
  );
  return Object.fromEntries(kept.map((name) => [name, state[name]]));
}

/** The address of a view; of what it kept once and is not known any more nothing is left. */
export const openedOf = ({ id, state }: Pick<SavedView, 'id' | 'state'>): ListState => ({
  ...readUrl(listUrl, new URLSearchParams(Object.entries(state))),
  view: id,
});

/** Whether the list is no longer what its view keeps. */
export function differsFrom(view: SavedView, state: ListState): boolean {
  const plain = (kept: ViewState) => JSON.stringify(Object.entries(kept).sort());
  return plain(keptOf(state)) !== plain(keptOf(openedOf(view)));
}

export const queryOf = (state: ListState): Partial<QueueQuery> => ({
  current: Number(state.current),
  pageSize: Number(state.pageSize),
  sorter: state.sorter as QueueQuery['sorter'],
  ...(state.keyword && { keyword: state.keyword }),
  ...(state.program && { program: state.program }),
  ...(state.batch && { batch: state.batch }),
  ...(state.assigned && { assigned: state.assigned }),
  ...(state.department && { department: state.department }),
  ...(state.due === OVERDUE && { due: OVERDUE }),
  ...(state.status !== ALL && { status: state.status as QueueQuery['status'] }),
});
