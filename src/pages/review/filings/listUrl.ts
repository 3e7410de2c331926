/** State of the queue in the address, and the saved views of it. */

import { ORDER_BY_ASSIGNMENT, QUEUE_COLUMNS } from '@domain/api/call-constants';
import {
  ANSWER_PATH,
  MAX_ANSWER_COLUMNS,
  MAX_ANSWER_FILTERS_LENGTH,
  parseAnswerFilters,
} from '@domain/filing/answer-filters';
import { DUE } from '@domain/filing/due';
import { FILING_STATUSES } from '@domain/filing/status';
import { listProgramKeys } from '@domain/programs/find';
import type { SavedView, ViewState } from '@domain/review/assignment-calls';
import { FILTERED_CHECKS } from '@domain/review/checks';
import { MARK } from '@domain/statistics/marks';
import {
  ALL,
  anyText,
  createPaging,
  matching,
  oneOf,
  oneOrAll,
  pageOnly,
  readUrl,
  toListQuery,
  type UrlState,
} from '@/utils/urlState';

/** Default status filter: filings that wait for the person. */
export const MINE = 'mine';
export const ME = 'me';
export const NOBODY = 'nobody';
/** Status groups that only links from the statistics set: the list offers them while they are active. */
export const GROUPS = ['open', 'reviewing'] as const;
/** Value of `view` for a view that was closed, so that the default view is not opened again. */
export const NO_VIEW = 'none';

/** Columns beside the company, in order. */
export const COLUMNS = [
  'program',
  'subject',
  'batch',
  'department',
  'credit_code',
  'no',
  'status',
  'project_no',
  'grant',
  'checks',
  'at',
  'updated',
  'by',
  'waits',
  'assignee',
] as const;
export type ColumnKey = (typeof COLUMNS)[number];
const SHOWN: ColumnKey[] = ['program', 'subject', 'department', 'no', 'status', 'at', 'by', 'assignee'];
/** The same for people who see approved filings alone, to pay their grants. */
const SHOWN_OF_APPROVED: ColumnKey[] = ['program', 'subject', 'department', 'project_no', 'grant', 'at'];

const ID = '[0-9a-f-]{36}';

const IS_ANSWER = new RegExp(`^${ANSWER_PATH}$`);
const isColumn = (key: string): boolean =>
  (COLUMNS as readonly string[]).includes(key) || IS_ANSWER.test(key);

/** Chosen columns: those of the list, and answers of the chosen program's form, which are requested from the server. */
const columns = {
  initial: SHOWN.join(','),
  accepts: (value: string) => value === '' || value.split(',').every(isColumn),
  ask: (value: string) => {
    const fields = value.split(',').filter((key) => IS_ANSWER.test(key));
    return fields.length > 0 ? { fields: fields.slice(0, MAX_ANSWER_COLUMNS).join(',') } : {};
  },
};

export const listUrl = {
  keyword: anyText,
  program: oneOf(listProgramKeys),
  status: oneOrAll([MINE, ...GROUPS, ...FILING_STATUSES], MINE),
  batch: matching(/^\d{4}-\d{1,3}$/),
  assigned: matching(new RegExp(`^(${ME}|${NOBODY}|${ID})$`)),
  department: matching(/^\w{1,20}$/),
  due: oneOf(DUE),
  check: oneOf(FILTERED_CHECKS),
  answers: {
    initial: '',
    all: '',
    accepts: (value: string) =>
      value.length <= MAX_ANSWER_FILTERS_LENGTH && parseAnswerFilters(value) !== null,
  },
  /** Filters that only links from the statistics set; the list does not offer them. */
  year: matching(/^\d{4}$/),
  mark: matching(MARK),
  sorter: oneOf(
    [ORDER_BY_ASSIGNMENT, ...QUEUE_COLUMNS.flatMap((column) => [column, `-${column}`])],
    ORDER_BY_ASSIGNMENT,
  ),
  columns,
  ...createPaging(),
  /** Id of the opened view; the list may differ from it. */
  view: pageOnly(matching(new RegExp(`^(${NO_VIEW}|${ID})$`))),
};

/** Address of the queue for people who decide nothing: no filings wait for them, so the default is all. */
const readersUrl: typeof listUrl = {
  ...listUrl,
  status: oneOrAll([MINE, ...GROUPS, ...FILING_STATUSES], ALL),
};

const approvedUrl: typeof listUrl = {
  ...readersUrl,
  columns: { ...columns, initial: SHOWN_OF_APPROVED.join(',') },
};

/** Address of the queue for a person who decides, who only reads, or who sees approved filings alone. */
export function getListUrl(decides: boolean, isOver: boolean): typeof listUrl {
  if (isOver) return approvedUrl;
  return decides ? listUrl : readersUrl;
}

export type ListState = UrlState<keyof typeof listUrl>;

/** Builds the server filter of the list, without paging. */
export function buildFilter(state: ListState): object {
  const { current: _, pageSize: __, ...filter } = toListQuery<Record<string, unknown>>(listUrl, state);
  return filter;
}

/** Extracts what a saved view stores: everything but the page, where it differs from the default. */
export function toViewState(state: ListState): ViewState {
  const names = Object.keys(listUrl) as (keyof ListState)[];
  const kept = names.filter(
    (name) => name !== 'current' && name !== 'view' && state[name] !== listUrl[name].initial,
  );
  return Object.fromEntries(kept.map((name) => [name, state[name]]));
}

/** Restores the list state of a saved view, without values that are no longer valid. */
export const toListState = ({ id, state }: Pick<SavedView, 'id' | 'state'>): ListState => ({
  ...readUrl(listUrl, new URLSearchParams(Object.entries(state))),
  view: id,
});

/** True if the list differs from its saved view. */
export function isViewChanged(view: SavedView, state: ListState): boolean {
  const plain = (kept: ViewState) => JSON.stringify(Object.entries(kept).sort());
  return plain(toViewState(state)) !== plain(toViewState(toListState(view)));
}
