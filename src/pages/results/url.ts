/** What the address says of the public list, and the question to the server that follows from it. */

import { PAGE_SIZE } from '@domain/api/codes';
import { RESULT_LISTS, type ResultsQuery } from '@domain/calls/results';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const resultsUrl = {
  keyword: anyText,
  list: oneOf(RESULT_LISTS),
  program: { initial: '', accepts: (value: string) => /^\w{1,64}$/.test(value) },
  batch: { initial: '', accepts: (value: string) => /^\d{4}-\d{1,3}$/.test(value) },
  current: pageNumber,
};

export type ResultsState = UrlState<keyof typeof resultsUrl>;

export const NO_FILTER: Partial<ResultsState> = { keyword: '', list: '', program: '', batch: '' };

export const queryOf = ({ keyword, list, program, batch, current }: ResultsState): Partial<ResultsQuery> => ({
  current: Number(current),
  pageSize: PAGE_SIZE.default,
  ...(keyword && { keyword }),
  ...(list && { list: list as (typeof RESULT_LISTS)[number] }),
  ...(program && { program }),
  ...(batch && { batch }),
});
