import { PAGE_SIZE } from '@domain/api/codes';
import type { CreditCodeExceptionsQuery } from '@domain/calls/managed-companies';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const PAGE_SIZES = [10, PAGE_SIZE.default, 50, PAGE_SIZE.max];

/** What the address says of the list of exceptions. */
export const listUrl = {
  keyword: anyText,
  current: pageNumber,
  pageSize: oneOf(PAGE_SIZES.map(String), String(PAGE_SIZE.default)),
};

export const queryOf = ({
  keyword,
  current,
  pageSize,
}: UrlState<keyof typeof listUrl>): Partial<CreditCodeExceptionsQuery> => ({
  ...(keyword && { keyword }),
  current: Number(current),
  pageSize: Number(pageSize),
});
